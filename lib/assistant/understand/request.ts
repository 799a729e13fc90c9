import { clean, withoutCourtesy } from './normalise';
import { understand } from './understand';
import { asks, removeVerb, rule, setVerb, showVerb, taskVerb } from './vocabulary';

/** How somebody tells an assistant to do something, or greets it. */
const orders = rule(
  `^(?:${setVerb}|${removeVerb}|${showVerb}|${taskVerb}|remind|remember|forget|don't forget|do not forget|undo|snooze|help|wake|rename|reschedule|postpone|tick|cross|store|keep|journal|dear|nag|stop|pause|resume|turn|switch|can you|could you|would you|will you|i(?:'d| would) like you to|i want you to|i need you to)\\b`,
);
const greeting =
  /^(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening)|thanks|thank you|thx|help|undo|yes|sure|ready|let's go|go|start|begin)(?: (?:sidekick|there|you))?[\s.!?]*$/i;

/**
 * Whether words ask the assistant for something, where they could as well be the answer to a question of the journal: an order or a
 * question that a tool serves, a question in form, a greeting. “I bought milk” answers; “buy milk” and “add milk” do not.
 */
export function readsAsRequest(text: string): boolean {
  const said = withoutCourtesy(clean(text));
  if (greeting.test(said) || said.startsWith('/')) return true;
  if (asks.test(said) && /\?\s*$/.test(said)) return true;
  if (!orders.test(said) && !asks.test(said)) return false;
  return understand(text).some(({ tool, intent }) => tool !== null && intent !== 'talk');
}
