import { foreignTopic } from './foreign';
import { isPronoun, itemBefore, itemOf, itemsOf } from './naming';
import { takeWhen } from './times';
import { alarmNoun, asks, calendarNoun, rule } from './vocabulary';
import { call, type Recogniser, say, type Talk, type Wish } from './wish';

/** "done milk", "tick off bread", "mark milk as done", "i bought the milk"; and the way back: "i haven't done the milk". */
export const done: Recogniser = (text, talk) => {
  const statement = text
    .replace(/^(?:actually|oh|no|sorry|wait|hmm|oops|yes|yeah)[,!]?\s+/i, '')
    .replace(/[.!]+$/, '');
  const reopened = firstGroup(reopening, statement);
  if (reopened !== null) return [marked(reopened, false, talk)];
  if (asks.test(statement)) return null;
  const finished = firstGroup(finishing, statement);
  if (finished !== null) return [marked(finished, true, talk)];
  return did(statement, talk);
};

const isDone = '(?:done|complete|completed|finished|ticked off|checked off|sorted|taken care of)';

const reopening = [
  rule(
    `^(?:please )?mark (.+?) (?:as )?(?:not ${isDone}|undone|unfinished|incomplete|open|not yet ${isDone})(?: yet| again)?$`,
  ),
  /^(?:uncheck|untick|unmark|reopen|re-open|undo completing|uncomplete)\s+(.+)$/i,
  rule(`^(.+?) (?:isn't|is not|aren't|are not|wasn't) (?:actually |really )?${isDone}(?: yet| after all)?$`),
  rule(
    "^i (?:haven't|have not|didn't|did not|hadn't) (?:actually |really |yet )?(?:done|do|did|bought|buy|finished|finish|completed|complete|got|gotten|get)(?: with)? (.+?)(?: yet| after all)?$",
  ),
  rule(
    "^(i (?:haven't|have not) (?:actually |really |yet )?(?:called|paid|sent|cleaned|booked|washed|picked up|returned|submitted|fixed|mailed|posted) .+?)(?: yet| after all)?$",
  ),
];

const finishing = [
  rule(`^(?:mark|set|flag)(?: off)? (?!my calendar|the calendar)(.+?) (?:as |to |is )?${isDone}$`),
  /^mark off (.+)$/i,
  /^(?:tick|check|cross|mark|strike)(?: it| that)? off (.+)$/i,
  rule(
    '^(?:tick|check|cross|mark) (.+?) off(?: (?:on|of|from)? ?(?:my|the) (?:todo |shopping |grocery )?list)?$',
  ),
  /^tick (.+)$/i,
  /^(?:i'm |i am |we're )?(?:all )?(?:done|finished)(?: with)?[:,]? (?!at\b|by\b)(.+)$/i,
  /^(?:complete|finish|completed)[:,]? (.+)$/i,
  rule(
    `^(.{2,80}?) (?:is|are|has been|have been|'s|got)(?: now| already| all| finally| been)* ${isDone}(?: now| already)?$`,
  ),
  /^((?:\w+ ){1,3}?)done$/i,
  /^(?:i )?(?:have |'ve )?(?:just |already |finally |now )?(?:all )?done$/i,
  /^i(?:'ve| have)? (?:just |already |finally |now )*(?:done|did|finished|completed|taken care of|took care of|dealt with|sorted)(?: with)? (.+)$/i,
  /^(?:i(?:'ve| have)? )?(?:just |already |finally |now )*(?:bought|purchased) (.+)$/i,
  /^(?:i(?:'ve| have)? )?(?:just |already |finally |now )*(?:got|picked up|gotten) ((?:the|my) .+)$/i,
];

const past: Record<string, string> = {
  called: 'call',
  phoned: 'phone',
  paid: 'pay',
  sent: 'send',
  cleaned: 'clean',
  booked: 'book',
  washed: 'wash',
  watered: 'water',
  'picked up': 'pick up',
  returned: 'return',
  submitted: 'submit',
  fixed: 'fix',
  mailed: 'mail',
  posted: 'post',
  renewed: 'renew',
  ordered: 'order',
  fed: 'feed',
  walked: 'walk',
  mowed: 'mow',
  packed: 'pack',
  signed: 'sign',
  emptied: 'empty',
};

const pastVerb = rule(
  `^(?:i(?:'ve| have)? )?(?:just |already |finally |now )*(${Object.keys(past).join('|')}) (\\S+(?: \\S+){0,4})$`,
);

/** "the rent is paid", "the bike has been fixed". */
const passive = rule(
  `^(?:the|my) (\\S+(?: \\S+){0,3}?) (?:is|are|has been|have been)(?: now| already| finally)* (${Object.keys(past).join('|')})(?: now| already)?$`,
);

/** "I called mom": the task was to call mom. Said of yesterday or of a longer story it is only talk. */
function did(statement: string, talk: Talk): Wish[] | null {
  const [, what = '', state = ''] = passive.exec(statement) ?? [];
  const [, verb = state, thing = what] = pastVerb.exec(statement) ?? [];
  const base = past[verb.toLowerCase()];
  if (!base || foreignTopic(statement) || /\b(?:if|when|because|but|who|that|which)\b/i.test(thing))
    return null;
  return [marked(`${base} ${thing}`, true, talk)];
}

/** Never one thing of many, whatever was named before. */
const everything =
  /^(?:(?:with )?(?:all|everything|every (?:one|single one|todo|task|item|thing)|it all|them all|the lot|(?:all (?:of )?)?(?:my|the|these|those)? ?(?:(?:whole|entire|todo|shopping|grocery) )*(?:list|todos|tasks|items|things)|all (?:of )?(?:it|them|these|those|that|this)))(?: (?:on|from|in) (?:it|my|the|there)\b.*| (?:today|there|now|already))?$/i;

function marked(words: string, completed: boolean, talk: Talk): Wish {
  const stated = words.replace(/^i (?:haven't|have not) (?:actually |really |yet )?/i, '').trim();
  const undated = takeWhen(stated).rest || stated;
  const before = itemBefore(talk);
  if (everything.test(undated)) {
    const ways = completed ? '“done 1, 2 and 3”' : '“milk is not done”';
    return say('lists_done', `All of them? Name the ones you mean: say ${ways}. Nothing was changed.`);
  }
  const items = itemsOf(undated).map(baseForm).map(itemOf).filter(Boolean);
  const first = items[0] ?? '';
  const isBack = first === '' || isPronoun(first) || /^(?:task|todo)$/i.test(first);
  if (items.length < 2 && isBack) {
    if (before)
      return call('lists_done', 'complete_todos', {
        items: [before],
        completed: completed ? undefined : false,
      });
    const how = completed ? '“done milk” or “done 2”' : '“milk is not done”';
    return say('lists_done', `Which one do you mean? Say ${how}. Nothing was changed.`);
  }
  return call('lists_done', 'complete_todos', { items, completed: completed ? undefined : false });
}

function baseForm(item: string): string {
  const [verb = '', ...rest] = item.split(' ');
  const base = past[verb.toLowerCase()];
  return base && rest.length > 0 ? [base, ...rest].join(' ') : item;
}

// The words between the verb and the end, '' for a bare "done"; null where no rule fits or it is about something else.
function firstGroup(rules: RegExp[], statement: string): string | null {
  for (const each of rules) {
    const match = each.exec(statement);
    if (!match) continue;
    const words = match[1] ?? '';
    const other = rule(`\\b(?:${alarmNoun}|${calendarNoun}|songs?|e-?mails?|messages?|lights?)\\b`).test(
      words,
    );
    const story =
      (/^(?:time|any|a|an|much|enough|anything|nothing)\b(?! (?:of|todo))/i.test(words) &&
        rules === reopening) ||
      words.split(' ').length > 14 ||
      (foreignTopic(words) === 'play music or other media' && !/\blist\b/i.test(words));
    return other || story ? null : words;
  }
  return null;
}
