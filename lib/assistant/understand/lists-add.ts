import { foreignTopic } from './foreign';
import { isPronoun, itemBefore, itemsOf } from './naming';
import { takeWhen } from './times';
import { asks, onList, otherList, removeVerb, rule, taskVerb } from './vocabulary';
import { call, type Recogniser, say, type Talk, type Wish } from './wish';

const puts =
  'add|put|include|insert|append|place|stick|throw|pop|chuck|write(?: down)?|note(?: down)?|jot(?: down)?|get|have|save|enter|make|set|need|want|record|log';
const creates =
  'create|make|start|open|begin|set up|build|prepare|generate|new|produce|establish|add|write|do';

/** "put eggs on my list", "todo: fix the bike by friday", "create a new list": the list or the todo is named. */
export const listsNamed: Recogniser = (text, talk) => {
  if (asks.test(text) || otherList.test(text)) return null;
  const statement = text.replace(/[.!]+$/, '');
  const task = noted.exec(statement)?.[1];
  if (task) return [added(task, talk)];
  return putOnList(statement, talk) ?? labelled(statement, talk) ?? newList(statement);
};

/** "make a note to buy batteries", "put down that i need to ring the bank". */
const noted =
  /^(?:(?:make|take|leave) (?:me )?a note|note(?: down)?|(?:put|write|jot) down)(?: that)? (?:(?:i|we) (?:need|have|must|should)(?: to)?|to(?! self\b)) (\S.*)$/i;

/** "add <b>milk</b>": an item with marks of a page is its letters, whatever words are in the marks. */
export const listsMarked: Recogniser = (text, talk) => {
  const body = /^add\b[\s:,]*([\s\S]*<\/?[a-z][^<>]*>[\s\S]*)$/i.exec(text)?.[1];
  return body && !/\bto (?:my|the) (?:calendar|schedule|playlist)\b/i.test(body) ? [added(body, talk)] : null;
};

/** "add milk, eggs and bread": no list is named, so nothing else may have claimed it. */
export const listsAdd: Recogniser = (text, talk) => {
  if (asks.test(text) || otherList.test(text)) return null;
  const body = /^(?:add|append|jot down)\b[\s:,]*([\s\S]*)$/i.exec(text.replace(/[.!]+$/, ''))?.[1];
  if (body === undefined || (foreignTopic(body) && !startsTask(body))) return null;
  return [added(body, talk)];
};

const tooOpen = /^(?:find|order|read|watch|get to|tell|ask|do something|talk|give)\b/i;
const obliged = rule(
  "^(?:(?:i|we)(?:'ve| have)? (?:really |still |also )*(?:need|have got|have|got|ought|must|should)|need|have|got)(?: to)?\\s+(.+)$",
);

/** "i need to buy stamps": said, not ordered, and only where the first word is a task and nothing of another trade. */
export const needTo: Recogniser = (text) => {
  if (asks.test(text)) return null;
  const task = obliged.exec(text.replace(/[.!]+$/, ''))?.[1];
  if (!task || !startsTask(task) || tooOpen.test(task) || foreignTopic(task)) return null;
  return [added(task, {})];
};

function startsTask(words: string): boolean {
  return rule(`^(?:to )?(?:${taskVerb})\\s+\\S`).test(words);
}

function putOnList(text: string, talk: Talk): Wish[] | null {
  const verb = rule(`^(?:i (?:want|need|would like|'d like) (?:to )?)?(?:${puts})\\b\\s*`).exec(text);
  if (!verb) return null;
  const body = text.slice(verb[0].length);
  const [, before = '', after = ''] =
    rule(`^(.*?)\\s*\\b${onList}(.*)$`).exec(body.replace(/\n/g, ', ')) ?? [];
  if (before !== '') return [added(`${before} ${after.trim()}`.trim(), talk)];
  return after === '' ? null : [added(after.replace(/^[\s:,]+/, ''), talk)];
}

const maker = `(?:(?:${creates})\\s+)?(?:(?:a|an|another|new|the|my|me|quick|following)\\s+)*`;
const label = rule(
  `^(?:${maker}(?:todos?|tasks?|to-dos?|note to self)(?!\\s+lists?\\b)(?:\\s+(?:items?|called|named|titled|to|for|saying|that says)\\b)*\\s*[:,–-]?|${maker}(?:shopping|grocery|todo|task) list\\s*:|(?:to do|note to self|buy list)\\s*[:–-])\\s+(\\S[\\s\\S]*)$`,
);

/** "todo: x", "new task x", "create a todo to x", "add a task called x". */
function labelled(text: string, talk: Talk): Wish[] | null {
  const words = label.exec(text)?.[1];
  if (!words || /^(?:is|are|was|for (?:today|tomorrow)|please|show)\b/i.test(words)) return null;
  const isPlain =
    /^(?:todos?|tasks?)\s+\S/i.test(text) &&
    !rule(`^(?:todos?|tasks?)\\s+(?:to\\s+)?(?:${taskVerb})\\b`).test(text);
  return isPlain ? null : [added(words, talk)];
}

function newList(text: string): Wish[] | null {
  const isAsked = rule(`^.{0,30}?\\b(?:${creates})\\b[^.]{0,30}?\\b(?:check)?lists?\\b`).test(text);
  if (!isAsked || rule(`^(?:${removeVerb})\\b`).test(text)) return null;
  const words = /\blists?(?:\s*:| with| containing)\s+(\S[\s\S]*)$/i.exec(text)?.[1];
  if (words) return [added(words, {})];
  return [
    say(
      'lists_createoradd',
      'You have one list here. What should go on it? Say “add milk, eggs and bread”. Nothing was changed.',
    ),
  ];
}

const preamble = [
  /^\s*(?:to|that|a|an)?\s*(?:(?:new|urgent|important|quick|priority|(?:high|low|top|medium|highest|lowest)[ -]priority),? )*(?:todo|task|item)s?(?: (?:called|named|titled|saying|to|for))?\s*[:,]?\s+(?=\S)/i,
  /^(?:that i (?:need|have) to|to|the following|following|items?)\s*:?\s+(?=\S)/i,
];

function added(words: string, talk: Talk): Wish {
  const content = preamble.reduce((rest, form) => rest.replace(form, ''), words).trim();
  const { spans, when } = takeWhen(content.replace(/\n/g, ' , '));
  const closes = content.toLowerCase().endsWith(spans.at(-1)?.text.trim().toLowerCase() ?? '');
  const shared = spans.length === 1 && closes ? when : '';
  const items = wantedIn(content)
    .map((item) => dated(item, shared))
    .filter((item) => item.text !== '');
  const [only] = items;
  const says = items.length > 1 || (only !== undefined && !isVague(only.text));
  if (says) return call('lists_createoradd', 'add_todos', { items });
  const before = only && isPronoun(only.text) ? itemBefore(talk) : null;
  if (before) return call('lists_createoradd', 'add_todos', { items: [{ ...only, text: before }] });
  return say(
    'lists_createoradd',
    'What should I add? Say “add milk” or “add call the bank by friday”. Nothing was saved yet.',
  );
}

const butNot = /,?\s+(?:but|and) (?:not|no|without|leave out|skip|don't add)\s+[^,;\n]+$/i;

// "ice cream but not vanilla" is one thing; of several, what is not wanted is left out.
function wantedIn(content: string): string[] {
  if (startsTask(content)) return itemsOf(content);
  const wanted = content.replace(/,\s*(?:not|no)\s+[^,;\n]+$/i, '');
  const things = itemsOf(wanted.replace(butNot, ''));
  return things.length > 1 ? things : itemsOf(wanted);
}

/** One item and its words of time; a time said once at the end holds for all. */
function dated(item: string, shared: string): { text: string; due?: string } {
  const { when, rest } = takeWhen(item);
  const text = rest
    .replace(/^(?:some more|some|a|an|the|to)\s+(?=\S)/i, '')
    .replace(/\s+(?:by|on|at|for|due)$/i, '')
    .replace(/(?<=\S),? (?:too|as well|also)$/i, '')
    .replace(/^"(.*)"$/, '$1');
  const due = when || shared;
  return due ? { text, due } : { text };
}

const vague =
  /^(?:(?:a|an|another|new|this|that|the|some|few|more|one|my|of) )*(?:things?|items?|something|stuff|entry|one|list|todos?|tasks?|products?)(?: (?:to do|to buy))?$/i;

function isVague(text: string): boolean {
  return isPronoun(text) || vague.test(text);
}
