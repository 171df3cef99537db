// Runs before the first paint: a reader who comes back must not see the first question flash by.
// Not the program: it only says so to the style sheet, and page.js takes the word back.
try {
  if (localStorage.getItem('binade.attempts')) {
    document.documentElement.dataset.state = 'returning';
  }
} catch {
  // No storage: everybody is new.
}
