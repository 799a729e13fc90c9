import { clean, withoutCourtesy } from './normalise';
import { understand } from './understand';
import { asks, removeVerb, rule, setVerb, showVerb, taskVerb } from './vocabulary';

/** How somebody tells an assistant to do something, or greets it. */
const orders = rule(
  `^(?:${setVerb}|${removeVerb}|${showVerb}|${taskVerb}|remind|remember|forget|don't forget|do not forget|undo|snooze|help|wake|rename|reschedule|postpone|tick|cross|store|keep|journal|dear|nag|stop|pause|resume|turn|switch|can you|could you|would you|will you|i(?:'d| would) like you to|i want you to|i need you to)\\b`,
);
const greeting =
  /^(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening)|thanks|thank you|thx|help|undo|yes|sure|ready|let's go|go|start|begin)(?: (?:sidekick|there|you))?[\s.!?]*$/i;

/** What looks like an order or a question and is how somebody speaks of their day. */
const feeling =
  /^(?:what an? |why\b|what (?:for|now|else|if|was it all)\b|(?:do|am|can|could|will|should) i (?:even|really|ever|still|just)\b|how (?:could|can|did) i\b|is (?:this|that|it) (?:all|even|really)\b|remember to\b|add (?:it|this|that) (?:all )?up\b|forget (?:it|about it)\b)/i;
/** These need to be named: “clear skies” and “complete exhaustion” are no orders. */
const takesAway = /^(?:complete|delete|forget|clear)_/;
const named =
  /\b(?:my|todos?|tasks?|lists?|reminders?|alarms?|items?|notes?|facts?|events?|meeting|appointment)\b/i;

/**
 * Whether words ask the assistant for something, where they could as well be the answer to a question of the journal: an order or a
 * question that a tool serves, a question in form, a greeting. “I bought milk” answers; “buy milk” and “add milk” do not.
 */
export function readsAsRequest(text: string): boolean {
  const said = withoutCourtesy(clean(text));
  if (greeting.test(said) || said.startsWith('/')) return true;
  if (feeling.test(said)) return false;
  if (asks.test(said) && /\?\s*$/.test(said)) return true;
  if (!orders.test(said) && !asks.test(said)) return false;
  const wishes = understand(text).flatMap(({ tool, intent }) => (intent === 'talk' ? [] : (tool ?? [])));
  return wishes.some((tool) => !takesAway.test(tool) || named.test(said));
}
