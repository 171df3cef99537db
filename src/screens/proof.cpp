// Each step: what was done, the bits that came out, the value, the rounding error.
// Not specific to a question: any trace can be shown.
#include "screens/proof.hpp"

#include "numerics/catalogue.hpp"
#include "numerics/decode.hpp"
#include "numerics/number_text.hpp"
#include "screens/numbers.hpp"

namespace screens {
namespace {

using experiments::Op;
using experiments::StepResult;

std::string digits_of(const semantics::BitStrip& strip, semantics::FieldKind field) {
  std::string digits;
  for (const semantics::BitCell& cell : strip.cells) {
    if (cell.field == field) {
      digits += cell.value == 1 ? '1' : '0';
    }
  }
  return digits;
}

semantics::BitStrip strip_of(const Context& context, const StepResult& result) {
  semantics::BitStrip strip;
  strip.sign_caption = context.say_plain("strip.sign");
  strip.exponent_caption = context.say_plain("strip.exponent");
  strip.fraction_caption = context.say_plain("strip.fraction");
  const numerics::Format& format = *result.step.format;
  const numerics::Fields fields = numerics::fields_of(format, *result.bits);
  bool is_hidden_due = fields.hidden_bit.has_value();  // infinities and NaN have none
  for (const numerics::CodeBit& bit : fields.bits) {
    if (bit.field == numerics::Field::kFraction && is_hidden_due) {
      strip.cells.push_back({*fields.hidden_bit, semantics::FieldKind::kHidden});
      is_hidden_due = false;
    }
    const auto field = bit.field == numerics::Field::kSign       ? semantics::FieldKind::kSign
                       : bit.field == numerics::Field::kExponent ? semantics::FieldKind::kExponent
                                                                 : semantics::FieldKind::kFraction;
    strip.cells.push_back({bit.value, field});
  }
  return strip;
}

Node strip_figure(const Context& context, const std::string& id, const StepResult& result) {
  Node node;
  node.id = id;
  node.role = Role::kFigure;
  const semantics::BitStrip strip = strip_of(context, result);
  node.label = context.say_plain("strip.name",
                                 {{"format", std::string(result.step.format->name)},
                                  {"code", numerics::code_text(*result.bits)},
                                  {"sign", digits_of(strip, semantics::FieldKind::kSign)},
                                  {"exponent", digits_of(strip, semantics::FieldKind::kExponent)},
                                  {"fraction", digits_of(strip, semantics::FieldKind::kFraction)}});
  node.figure = strip;
  return node;
}

// Exact results have no format; their captions do not ask for its name.
std::string name_of(const numerics::Format* format) {
  return format == nullptr ? "" : std::string(format->name);
}

base::RichText caption_of(const Context& context, const StepResult& result) {
  const experiments::Step& step = result.step;
  const std::string format = name_of(step.format);
  std::vector<std::string> in;
  for (const std::string& shown : result.shown_in) {
    in.push_back(displayed_number(shown));
  }
  switch (step.op) {
    case Op::kFact: return context.say("proof.fact." + step.in[0], {{"format", format}});
    case Op::kUlp: return context.say("proof.ulp", {{"value", in[0]}, {"format", format}});
    case Op::kAccumulate:
      return context.say("proof.accumulate", {{"start", in[0]},
                                              {"addend", in[1]},
                                              {"stored", name_of(step.addend_format)},
                                              {"times", std::to_string(step.times)},
                                              {"format", format}});
    case Op::kCompare: return context.say("proof.compare", {{"left", in[0]}, {"right", in[1]}});
    case Op::kRound:
      return step.format == nullptr
                 ? context.say("proof.exact", {{"value", in[0]}})
                 : context.say("proof.round", {{"value", in[0]}, {"format", format}});
    default: break;
  }
  std::string key = "proof." + std::string(experiments::name_of(step.op));
  key += step.format == nullptr ? ".exact" : "";
  return context.say(key, {{"left", in[0]}, {"right", in[1]}, {"format", format}});
}

// Infinities and NaN are written the same in every format.
const numerics::Format& any_format() { return *numerics::catalogue().begin(); }

base::RichText value_of(const Context& context, const StepResult& result) {
  if (!result.comparison.empty()) {
    return context.say("proof.compare." + result.comparison,
                       {{"left", displayed_number(result.shown_in[0])},
                        {"right", displayed_number(result.shown_in[1])}});
  }
  const std::string value =
      displayed_number(result.value.is_finite() ? numerics::readable(result.value.exact)
                                                : numerics::shortest(any_format(), result.value));
  if (!result.bits.has_value()) {
    return base::plain_text(value);
  }
  return context.say("proof.value",
                     {{"value", value}, {"code", numerics::code_text(*result.bits)}});
}

// The error of the one rounding that this step made; additions in a row make many.
std::optional<base::RichText> remark_of(const Context& context, const StepResult& result) {
  if (result.step.op == Op::kAccumulate) {
    return context.say("proof.changes", {{"changes", std::to_string(result.changes)},
                                         {"times", std::to_string(result.step.times)}});
  }
  const bool is_rounding = result.bits.has_value() && result.step.op != Op::kFact &&
                           result.step.op != Op::kUlp && result.error.is_finite();
  if (!is_rounding) {
    return std::nullopt;
  }
  if (result.error.is_zero()) {
    return context.say("proof.exact-result");
  }
  return context.say(
      "proof.error",
      {{"error", displayed_number(numerics::rounded_decimal(result.error.exact, 6))}});
}

Node step_node(const Context& context, const std::string& id, const StepResult& result) {
  std::vector<Node> parts;
  parts.push_back(paragraph(id + ".caption", Part::kCaption, caption_of(context, result)));
  std::vector<Node> outcome;
  if (result.bits.has_value()) {
    outcome.push_back(strip_figure(context, id + ".bits", result));
  }
  outcome.push_back(paragraph(id + ".value", Part::kValue, value_of(context, result)));
  if (const auto remark = remark_of(context, result)) {
    outcome.push_back(paragraph(id + ".remark", Part::kMuted, *remark));
  }
  parts.push_back(group(id + ".outcome", Part::kStack, std::move(outcome)));
  return group(id, Part::kStep, std::move(parts));
}

}  // namespace

std::vector<Node> proof_steps(const Context& context, const std::string& prefix,
                              const std::vector<experiments::Trace>& traces) {
  std::vector<Node> steps;
  for (const experiments::Trace& trace : traces) {
    for (const StepResult& result : trace.steps) {
      steps.push_back(step_node(context, prefix + "." + trace.id + "." + result.step.out, result));
    }
  }
  return steps;
}

Node flow_figure(const Context& context, const std::string& id,
                 const std::vector<content::FlowStep>& steps,
                 const std::vector<std::string>& notes) {
  semantics::Flow flow;
  std::string listed;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    const std::string note = i < notes.size() ? notes[i] : "";
    flow.steps.push_back({steps[i].operation, steps[i].type, note, steps[i].is_emphasised});
    listed += (listed.empty() ? "" : ", ") + steps[i].operation + " " + steps[i].type;
    listed += note.empty() ? "" : " (" + note + ")";
  }
  Node node;
  node.id = id;
  node.role = Role::kFigure;
  node.label = context.say_plain("flow.name", {{"steps", listed}});
  node.figure = std::move(flow);
  return node;
}

}  // namespace screens
