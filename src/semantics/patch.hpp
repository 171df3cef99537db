// The difference of two trees of elements, as the few words in which the page is told of it.
// Not the applying: that is the page's script, and a small oracle in the tests.
//
//   {"op":"create","parent":id,"before":id|null,"element":{...}}
//   {"op":"remove","id":id}
//   {"op":"move","id":id,"parent":id,"before":id|null}
//   {"op":"attributes","id":id,"set":{name:value},"unset":[name]}
//   {"op":"content","id":id,"runs":[[tag,class,words]],"children":[{...}]}
//
// An element is {"tag","id","attributes":{},"runs":[],"children":[]}; empty members are left out.
#pragma once

#include "base/json.hpp"
#include "semantics/element.hpp"

namespace semantics {

// Both roots have the same id and tag. The operations are to be applied in order.
base::Json::Array patch(const Element& before, const Element& after);

base::Json element_json(const Element& element);

}  // namespace semantics
