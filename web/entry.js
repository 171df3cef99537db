// The site's front page: opens the language that the reader prefers.
// Not needed to go on: without scripts the page is its list of links.
/** @type {NodeListOf<HTMLAnchorElement>} */
const anchors = document.querySelectorAll('a[lang]');
const links = [...anchors];
const wanted = navigator.languages.map((tag) => tag.toLowerCase().split('-')[0]);
const language = [...wanted, 'en'].find((code) => links.some(({ lang }) => lang === code));
location.replace(links.find(({ lang }) => lang === language)?.href ?? 'en/');
