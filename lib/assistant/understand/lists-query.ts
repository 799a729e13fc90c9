import { itemOf } from './naming';
import { takeWhen } from './times';
import { asks, listNoun, onList, otherList, rule, showVerb, startsWithAny } from './vocabulary';
import { call, type Recogniser, type Wish } from './wish';

/** "what's on my list", "is milk on it?", "anything overdue?": shown, never changed. */
export const listsQuery: Recogniser = (text) => {
  if (otherList.test(text)) return null;
  const question = text.replace(/[?.!]+$/, '').trim();
  if (overdue.test(question)) return [shown(/today/i.test(question) ? 'today' : 'overdue')];
  if (finished.test(question)) return [shown('done')];
  if (toDo.test(question)) return [duties(question)];
  const about = sought(question);
  if (about) return [shown(stateIn(question), about)];
  if (
    someList.test(question) ||
    /\b(?:reminders?|events?|appointments?|meetings?|calendar|schedule)\b/i.test(question)
  ) {
    return null;
  }
  if (/^(?:list|lists|show|show list)$/i.test(question)) return [shown(undefined)];
  const named = rule(`\\b(?:${listNoun})\\b`).test(question.replace(/^list\b/i, ''));
  const isShown = asks.test(question) || rule(`^(?:${showVerb})\\b`).test(question) || bare.test(question);
  return named && isShown ? [shown(stateIn(question))] : null;
};

const overdue =
  /^(?:is |are |what(?:'s| is)? |(?:show|tell|list)(?: me)?(?: what(?:'s| is))? ?)?(?:there )?(?:anything|something|everything|any (?:todos?|tasks?))?\s*(?:is |are )?(?:overdue|past due|due today)(?: today)?$/i;

/** "list of" something of the world is none of ours. */
const someList = /\blist of (?!my|the|things|stuff|items|todos|tasks|groceries|food items)/i;

const bare = rule(
  `^(?:(?:my|the|all|current|open|available|shopping|grocery|todo|done|completed|overdue|today's|whole|full|entire|pending|remaining)\\s+)*(?:${listNoun})(?: items?)?(?: for today| today)?$`,
);

const finished =
  /^what (?:did|have) i (?:already |just )?(?:done?|finish(?:ed)?|completed?|get done|got done)(?: today| so far| yet| already)?$/i;
const duty =
  '(?:still |have (?:left )?to |need to |got to |want to )*(?:do|get done|buy|get|pick up|finish|complete)(?: next| first| still)?';
const toDoForms = startsWithAny(
  `what (?:else )?(?:do|should|must|can) (?:i|we) ${duty}`,
  "what(?:'s| is) (?:left|still open|still left|next|there|to be done|still to do|due)(?: for me)?(?: to do| to be done)?",
  'what needs (?:to be done|doing)',
  "what(?:'s| is| have i got) on my plate",
  'what (?:groceries|things|items|food) do (?:i|we) (?:still )?need(?: to buy| to get)?',
  'what have i got to do',
  'do i (?:still )?have (?:anything|something|stuff|things|much) (?:left )?to do',
  '(?:is there |have i )?anything (?:left |else )?(?:to do|due)',
  '(?:show|tell|give|list)(?: me)? (?:what|everything|all)(?: that)? i (?:still )?(?:have|need)(?: left)? to do',
  "my (?:day's )?to do",
);
const toDo = rule(
  `${toDoForms.source}\\b(?!.*\\b(?:to|for|with|about|in|if|when|on|at)\\b(?! (?:today|tomorrow|this|next|the|\\w+day)))`,
);
const isToday = /^(?:for |by |on )?(?:today|tonight|now|right now|this (?:morning|afternoon|evening))$/i;

// Todos are asked for by "today" only; another day is looked up among the reminders.
function duties(question: string): Wish {
  const { when } = takeWhen(question);
  if (when && !isToday.test(when)) return call('calendar_query', 'list_reminders', { when });
  return shown(when ? 'today' : stateIn(question));
}

function shown(which: string | undefined, about?: string): Wish {
  return call('lists_query', 'list_todos', { which, about });
}

const doneForms = [
  /\b(?:have i|did i|i've|what i|already) (?:already )?(?:done|do|finish|finished|complete|completed|get done)\b/i,
  /\b(?:completed|finished|done) (?:todos?|tasks?|items?|things)\b/i,
  /\b(?:todos?|tasks?|items?) (?:are |that are |i have |i've )?(?:already )?(?:done|completed|finished)\b/i,
];

function stateIn(question: string): string | undefined {
  if (/\b(?:overdue|past due|late)\b/i.test(question)) return 'overdue';
  if (doneForms.some((form) => form.test(question))) return 'done';
  if (/\b(?:all|everything|every|whole|entire)\b(?! i have)/i.test(question)) return 'all';
  return /\btoday\b/i.test(question) ? 'today' : undefined;
}

const asking = [
  rule(
    `^(?:is there|are there|is|are|do i have|have i got|did i (?:add|put|include|write|note)|have i (?:added|put)|did you add|have you added)\\s+(.+?)\\s+(?:already |still |now )?${onList}(?: already| yet| now)?$`,
  ),
  /^(?:did i|have i|did you|have you)\s+(?:already )?(?:add|added|write down|put down)\s+(.+?)(?: already| yet)?$/i,
  /^(?:have|did) i (?:already |still )?(?:done|finished|finish|do|bought|buy) (?:the |my )?(.+?)(?: yet| already)?$/i,
  /^do (?:i|we) still (?:need|have)(?: to (?:buy|get|do|pick up))? (.+)$/i,
  /^did i (?:already )?((?:call|pay|send|clean|book|wash|water|return|submit|fix|mail|renew|order|feed|walk|mow|lock|sign) .+?)(?: yet| already)?$/i,
];
const noItem = /^(?:any|anything|something|items?|things?|stuff|it|there|.*\b(?:items?|things|how many))$/i;

function sought(question: string): string | null {
  for (const form of asking) {
    const words = form.exec(question)?.[1];
    if (!words) continue;
    const item = itemOf(takeWhen(words).rest.replace(/^(?:any|some|a|an|the)\s+/i, ''));
    if (/\b(?:meeting|appointment|event|reminder|alarm)s?\b/i.test(item)) return null;
    return item === '' || noItem.test(item) ? null : item;
  }
  return null;
}
