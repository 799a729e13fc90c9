import { shortAnswer } from './answers';
import { foreignTopic } from './foreign';
import { isPronoun, itemBefore, itemOf, spokeOfReminder, titleOf } from './naming';
import { hasClock, takeExpectedWhen, takeWhen } from './times';
import { asks, listNoun, rule } from './vocabulary';
import { call, type Recogniser, say, type Talk, type Wish } from './wish';

const moving =
  'move|push|shift|reschedule|postpone|delay|bring forward|bring|put off|put back|change|set|update|snooze|switch|alter|adjust|push back|bump';

/** "move the dentist to friday", "push the bank call back to 6pm", "rename milk to oat milk", "change the due date of x to y". */
export const change: Recogniser = (text, talk) => {
  if (asks.test(text)) return null;
  const statement = text
    .replace(/[.!]+$/, '')
    .replace(sameTime, ' ')
    .replace(/^put (.+?) back (?=(?:to|until|till|by) )/i, 'push $1 ')
    .trim();
  return (
    snoozed(statement) ??
    again(statement) ??
    renamed(statement, talk) ??
    noDate(statement, talk) ??
    moved(statement, talk) ??
    itsTime(statement, talk) ??
    toldToMove(statement) ??
    (rule(`^(?:${moving}) .*\\bsame (?:time|hour)\\b`).test(text) ? [toWhen] : null)
  );
};

/** The reminder keeps its own clock time: only the day is passed on. */
const sameTime =
  /(?<=\S),?(?: (?:and|but|at|keep(?:ing)?))* (?:the |its |that )?same (?:time|hour)(?: of (?:the )?day)?(?! as\b)(?: on(?= ))?(?=$|[\s,])/i;

/** "snooze 10 minutes" where none waits: the tool says so. */
function snoozed(text: string): Wish[] | null {
  const said = /^(?:please )?snooze\b/i.test(text) ? shortAnswer(text) : null;
  return said && [call('calendar_set', 'answer_reminder', { answer: 'snooze', when: said.when })];
}

/** "cancel my meeting on tuesday and move it to thursday" is one move. */
function again(text: string): Wish[] | null {
  const found =
    /^(?:cancel|delete|remove) (.+?),? (?:and|then|and then) (?:reschedule|move|set|schedule|put|make) (?:it|that|one) (?:to|for|on|at) (.+)$/i.exec(
      text,
    );
  if (!found?.[1] || !found[2] || takeExpectedWhen(`at ${found[2]}`).when === '') return null;
  return [call('calendar_set', 'update_reminder', { item: thing(takeWhen(found[1]).rest), when: found[2] })];
}

function renamed(text: string, talk: Talk): Wish[] | null {
  const found =
    /^(?:rename|reword|retitle|call|replace|change|edit|correct|update)\s+(.+?)\s+(?:to say|to|as|into|with|by)\s+(.+)$/i.exec(
      text,
    ) ?? /^(?:swap|exchange|switch)\s+(.+?)\s+(?:for|with)\s+(.+)$/i.exec(text);
  if (!found?.[1] || !found[2]) return null;
  const renames = /^(?:rename|reword|retitle)\b/i.test(text);
  const [from, to] = [found[1], found[2]];
  if (
    !renames &&
    (isTime(to) ||
      /\b(?:time|date|day|location|color|colour|language|volume|lights?|zone|settings?)\b/i.test(from) ||
      foreignTopic(text))
  )
    return null;
  if (/^(?:call)\b/i.test(text)) return null;
  if (
    !renames &&
    /\b(?:my|code|password|number|pin|address|name)\b/i.test(from) &&
    !rule(`\\b(?:${listNoun})\\b`).test(from)
  )
    return null;
  const item = resolve(from.replace(/^(?:the )?(?:name|title|text|wording) of\s+/i, ''), talk);
  if (!item) return [which()];
  const text_ = to.replace(/^"(.*)"$/, '$1');
  if (/\b(?:reminder|alarm|meeting|appointment|event)\b/i.test(from)) {
    return [call('calendar_set', 'update_reminder', { item, title: titleOf(text_) || text_ })];
  }
  return [call('lists_createoradd', 'update_todo', { item, text: text_ })];
}

function noDate(text: string, talk: Talk): Wish[] | null {
  const from =
    /^(?:remove|delete|clear|drop|take) (?:the )?(?:due date|deadline|due|date)(?: off)? (?:from|of|for|on)\s+(.+)$/i.exec(
      text,
    )?.[1];
  const item = from ? resolve(from, talk) : null;
  return item ? [call('lists_createoradd', 'update_todo', { item, due: 'none' })] : null;
}

const target =
  /^(.+?)\s+(?:(?:back|forward|up|out|over|off|on|ahead|it|again)\s+)?(?:(?:from .+? )?(to|until|till|for|by|onto)|(?=in \d|later|tomorrow|next))\s*(.+)$/i;
const ownThing = /\b(?:reminder|meeting|appointment|todo|task|alarm|event)\b/i;
const anyVerb = /^(?:set|change|switch|update|alter|adjust|bring|shift|move|push|delay)$/;

function moved(text: string, talk: Talk): Wish[] | null {
  const [, said = '', all = ''] = rule(`^(${moving})\\s+(.+)$`).exec(text) ?? [];
  const verb = said.toLowerCase();
  const body = all.replace(
    /^(?:the |my )?(?:time|date|due date|day|deadline|start time)(?: and time)? (?:of|for|on)\s+/i,
    '',
  );
  const [, words = '', link = '', when = ''] = target.exec(body) ?? [];
  if (words === '' || !isTime(when.trim())) return byLength(verb, body, talk) ?? repeated(verb, body, talk);
  if (anyVerb.test(verb) && foreignTopic(words) && !ownThing.test(words)) return null;
  const isDue = /\b(?:due|deadline)\b/i.test(all);
  const isSet = /\b(?:reminder|alarm|appointment|meeting) (?:to|from)\b/i.test(body);
  const isNew = /^(?:an?|my|the)? ?(?:alarm|reminder|timer|event)s?$/i.test(words);
  if (verb === 'set' && !isDue && (!isSet || isNew)) return null;
  const item = resolve(words, talk);
  if (!item) return [which()];
  if (length.test(when.trim()) && bothWays.test(text)) return [eitherWay(item)];
  const isEarlier = earlier.test(text);
  const time = shifted(verb, { link: link.toLowerCase(), when: when.trim(), isEarlier });
  const isTodo = isDue || rule(`\\b(?:todo|task|${listNoun})\\b`).test(all);
  const isBackToTodo = isPronoun(words) && !spokeOfReminder(talk) && !hasClock(when);
  if (isTodo || isBackToTodo) return [call('lists_createoradd', 'update_todo', { item, due: time })];
  return [moveOrSnooze(verb, item, time)];
}

/** What is snoozed comes again later; a series does not move with it. */
function moveOrSnooze(verb: string, item: string, when: string): Wish {
  if (verb === 'snooze') return call('calendar_set', 'answer_reminder', { answer: 'snooze', item, when });
  return call('calendar_set', 'update_reminder', { item, when });
}

/** "push back the meeting 30 minutes". */
function byLength(verb: string, body: string, talk: Talk): Wish[] | null {
  const found = rule(`^(?:back |forward )?(.+?) (${lengthWords})$`).exec(body);
  const item =
    found?.[1] &&
    /^(?:push|push back|postpone|delay|shift|move|put back|bump|snooze|bring|bring forward)$/.test(verb)
      ? resolve(found[1], talk)
      : null;
  if (!item || !found?.[2]) return null;
  if (bothWays.test(`${verb} ${body}`)) return [eitherWay(item)];
  const link = verb === 'snooze' ? 'for' : 'by';
  const isEarlier = earlier.test(`${verb} ${body}`);
  return [moveOrSnooze(verb, item, shifted(verb, { link, when: found[2], isEarlier }))];
}

// "by an hour" counts from the old time, "snooze for an hour" from now.
function shifted(
  verb: string,
  { link, when, isEarlier }: { link: string; when: string; isEarlier: boolean },
): string {
  if (!length.test(when)) return when;
  if (isEarlier) return `${when} earlier`;
  if (link === 'by') return `${when} later`;
  return verb === 'snooze' ? `in ${when}` : when;
}

/** "bring forward" and "move up" are earlier; "move forward" is read both ways. */
const earlier = /^bring\b|^(?:move|shift|pull) .*\bup\b/i;
const bothWays = /^(?:move|push|shift)\b.*\b(?:forward|ahead)\b/i;

const lengthWords =
  '(?:an?|one|half an|\\d+|two|three|five|ten|fifteen|thirty) (?:more )?(?:min(?:ute)?s?|hours?|days?|weeks?|months?)';
const length = rule(`^${lengthWords}$`);

function repeated(verb: string, body: string, talk: Talk): Wish[] | null {
  if (!/^(?:change|alter|update|adjust|postpone|delay|reschedule|move|snooze)$/.test(verb)) return null;
  const { when, rest } = takeWhen(body);
  const words = rest.replace(
    /\s*\b(?:to|so it|and|make it)?\s*(?:repeat|recur|be|happen)?(?: (?:to|for|by|until))?$/i,
    '',
  );
  const item = resolve(words, talk);
  return when &&
    item &&
    !foreignTopic(words) &&
    (verb !== 'change' || /\b(?:reminder|event|meeting|appointment)\b/i.test(words))
    ? [moveOrSnooze(verb, item, when)]
    : null;
}

/** "make it 6pm", "i meant 7", right after something was named. */
function itsTime(text: string, talk: Talk): Wish[] | null {
  const when =
    /^(?:actually,? )?(?:make (?:it|that)|i meant|i mean|no,? (?:at )?|better|rather) (.+?)(?: instead)?$/i.exec(
      text,
    )?.[1];
  const before = itemBefore(talk);
  if (!when || !before || !isTime(when)) return null;
  return [
    spokeOfReminder(talk) || hasClock(when)
      ? call('calendar_set', 'update_reminder', { item: before, when })
      : call('lists_createoradd', 'update_todo', { item: before, due: when }),
  ];
}

const instead =
  /^(?:make|do|have|let's (?:do|have|make)|(?:can|could) we (?:do|have|make)) (?:the |my )?(.{2,60}?) (?:at |on |for |to )?(\S+(?: \S+){0,4}?) instead$/i;
const hasMoved =
  /^(?:the |my |our )?(.{2,60}?) (?:has been |have been |was |is |got |has )?(?:moved|rescheduled|postponed|pushed|pushed back|changed)(?: back| forward)? (?:to|until|till|for|by) (.{2,40})$/i;
const madeDue = /^(?:make|have) (?:the |my )?(.{2,60}?) due (?:on |by |for )?(.{2,30})$/i;
const isDueNow =
  /^(?:the |my )(.{2,60}?) (?:is|are) (?:now due|due) (?:on |by |at )?(?:(.{2,30}?) (?:now|instead)|(.{2,30}))$/i;

/** "do yoga at 7pm instead", "physio has moved to tuesday", "the contract is now due friday". */
function toldToMove(text: string): Wish[] | null {
  const [, item = '', when = ''] = instead.exec(text) ?? hasMoved.exec(text) ?? [];
  if (item !== '' && isTime(when) && !isPronoun(item) && !foreignTopic(item))
    return [call('calendar_set', 'update_reminder', { item: thing(item), when })];
  const made = madeDue.exec(text);
  const [, todo = '', changed, plain = ''] = made ?? isDueNow.exec(text) ?? [];
  const due = changed ?? plain;
  const isChange = made !== null || changed !== undefined || /\bnow due\b/i.test(text);
  return todo !== '' && isChange && isTime(due)
    ? [call('lists_createoradd', 'update_todo', { item: thing(todo), due })]
    : null;
}

/** Whether words are a time and nothing else. */
function isTime(words: string): boolean {
  const { when, rest } = takeExpectedWhen(words);
  if (when !== '') return /^(?:be |at |on |the |a |an |instead|by|to|and|,)*$/i.test(rest);
  if (takeWhen(`on ${words}`).rest === '') return true;
  const asClock = takeExpectedWhen(`at ${words}`);
  return (
    (asClock.when !== '' && asClock.rest.replace(/\binstead\b/i, '').trim() === '') ||
    length.test(words.replace(/ later$/i, ''))
  );
}

function resolve(words: string, talk: Talk): string | null {
  if (isPronoun(words)) return itemBefore(talk);
  return thing(takeWhen(words).rest || words) || null;
}

function thing(words: string): string {
  const item = words
    .replace(/^(?:the |my )?(?:due date|deadline|time) (?:of|for)\s+/i, '')
    .replace(/\s+(?:back|forward|up|out|over|off|again)$/i, '');
  return itemOf(item.replace(/^(?:the |my )(?=\S)/i, '').replace(/(?<=\S)\s+(?:reminder|alarm)$/i, ''));
}

function eitherWay(item: string): Wish {
  return say(
    'calendar_set',
    `Earlier or later? Say “move ${item} an hour later” or “move ${item} an hour earlier”. Nothing was changed.`,
  );
}

const toWhen = say(
  'calendar_set',
  'To which day or time? Say “move the gym to friday at 3”. Nothing was changed.',
);

function which(): Wish {
  return say(
    'calendar_set',
    'Which one should I change? Say “move the dentist to friday at 3”. Nothing was changed.',
  );
}
