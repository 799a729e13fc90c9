import { completed } from '@/lib/assistant/phrases/changes/finished';
import { store } from '@/lib/info/phrases/shared';
import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { localDate } from '@/lib/time/format';

/** Phrases that tell more of an appointment: what it costs, when to be there, who does it. */
export const arrangementPhrases: Phrase[] = [
  {
    // "They moved it to C110 and it's now at 17:00", of what is in room B204.
    intent: 'calendar_set',
    strength: 'certain',
    isContent: true,
    say: ['{all}'],
    fits: (heard) => !heard.hasQuestionMark && otherRoom(heard) !== null,
    calls: (heard) => otherRoom(heard),
    examples: [],
  },
  {
    // "It'll cost about 350", "drop off is at 7:45", of the appointment that was just set.
    intent: 'calendar_set',
    strength: 'certain',
    isContent: true,
    say: ['{all}', ''],
    fits: (heard) => arrangement(heard) !== null,
    calls: (heard) => arrangement(heard),
    examples: [],
  },
  {
    // "Done, receipt number 44821", of a bill.
    intent: 'lists_done',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: ['{all}'],
    fits: (heard) => receipt(heard) !== null,
    calls: (heard) => receipt(heard),
    examples: [],
  },
];

const opening = '^(?:(?:ok|okay|so|and|also|oh|btw|fyi|but|they said|he said|she said|apparently)[, ]+)*';
const money =
  '(?:(?:about|around|roughly|approx|approximately|up to|max|just|only|from|under|less than) )*(?:[£$€₹] ?\\d[\\d.,]*k?|(?:rs\\.? ?)\\d[\\d.,]*|\\d[\\d.,]*k? ?(?:quid|pounds?|euros?|dollars?|bucks|rupees|rs|usd|eur|gbp)|\\d{2,}[\\d.,]*)';
const end =
  '(?: (?:in total|all in|plus vat|inc vat|each|cash|cash only|in cash|for it|for that|upfront|to fix|to fix it|or so|on the day|per hour|an hour))*[.! ]*$';
const fee =
  '(?:the |my |our |a )?(?:co-?pay|call[- ]?out(?: (?:fee|charge))?|deposit|fee|charge|price|cost|total|excess|labou?r|parts?|consultation|appointment)';
const costs = [
  `(?:it|that|this|they|he|she|${fee})(?:['’]ll| will| should| would| might| is going to| are going to|['’]s going to)?(?: be)? ?(?:costs?|comes? to|charges?|set (?:me|us) back|want|wants)(?: (?:me|us))? ${money}${end}`,
  `(?:${fee}|it|that)(?:['’]ll be| will be|['’]s| is|:)? (?=\\D{0,12}[£$€₹]|.*(?:quid|pounds?|euros?|dollars?|bucks|rupees|rs|usd|eur|gbp)\\b)${money}${end}`,
  `${fee}(?: is| will be|:) ${money}${end}`,
  `${money} for ${fee}${end}`,
].map((form) => new RegExp(opening + form, 'iu'));
const it = '(?:it|she|he|they|the \\p{L}+|my \\p{L}+)';
const hours = [
  `(?:the )?(?:drop[- ]?off|check[- ]?in|arrival|pick[- ]?up|collection|drop (?:it|her|him|them|the \\p{L}+) off|pick (?:it|her|him|them|the \\p{L}+) up|collect (?:it|her|him|them|the \\p{L}+))(?: time)?(?: is| will be|['’]s)(?: (?:by|at|from|after|before|around|between))*`,
  `${it}(?: (?:will|should|can)|['’]ll)? (?:be )?(?:ready|done|finished|collected|picked up)(?: (?:to collect|for collection|for pick ?up))?(?: (?:by|at|from|after|around|about|before))*`,
  `(?:i|we|they)? ?(?:need|have|want|needs|wants) (?:(?:me|us|him|her|it|them) )?(?:to )?(?:be |get |arrive )?(?:there|in)(?: (?:by|at|from|for))*`,
].map((form) => new RegExp(`${opening}${form}[.! ]*$`, 'iu'));
const others = [
  `(?:i|we|they)? ?(?:need|have|want|needs|wants|to)? ?(?:(?:me|us|him|her|it|them) )?(?:to )?(?:be |get |arrive )?(?:there )?\\d{1,2} ?(?:min|mins|minutes) (?:early|before|beforehand)${end}`,
  `(?:it |should |will |(?:the )?appointment )*(?:takes?|lasts?|allow) (?:about |around |up to |roughly )?(?:an hour|half an hour|\\d{1,3} ?(?:-|to)? ?\\d{0,3} ?(?:min|mins|minutes|hours?|hrs?))(?: or so)?${end}`,
  "(?:it(?:['’]s| is)|its|appointment is|that(?:['’]s| is)|i am seeing|i['’]m seeing|seeing|we(?:['’]re| are) seeing|ask for) (?:with )?(?:dr|doctor|mr|mrs|ms|miss|nurse|prof)\\.? \\p{L}+[.! ]*$",
  "(?:it(?:['’]s| is)|its|that(?:['’]s| is)) with (?:the )?(?!me\\b|us\\b|you\\b|an?\\b)\\p{L}+(?: (?:called|from|at) \\p{L}+)?(?: \\p{L}+)?[.! ]*$",
].map((form) => new RegExp(opening + form, 'iu'));
const longest = 80;
const namedDay =
  /\b(?:today|tonight|tomorrow|yesterday|next|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|\d{1,2}(?:st|nd|rd|th)|\p{L}{3,9} \d{1,2}|\d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*)\b/iu;

function arrangement(heard: Heard): PhraseCall | null {
  const { whole, message, times, hasQuestionMark, world } = heard;
  if (hasQuestionMark || whole.length > longest || times.length > 1) return null;
  const [time] = times;
  const said = time
    ? whole
        .replace(time.text, '')
        .replace(/[\s,]+/g, ' ')
        .trim()
    : whole;
  // "MOT is £54", of the reminder “MOT”.
  const title = newestTitle(heard);
  const named =
    title && whole.toLowerCase().startsWith(`${title} `) ? `it${whole.slice(title.length)}` : whole;
  const isTold =
    [...costs, ...others].some((form) => form.test(whole) || form.test(named)) ||
    (time !== undefined && hours.some((form) => form.test(said)));
  const event = isTold ? appointmentNow(heard) : null;
  if (!event?.at) return null;
  const day = time && 'date' in time && namedDay.test(time.text) ? time.date : null;
  if (day && day !== localDate(event.at, world.zone)) return null;
  // The sign before a price is no part of the words.
  const sign = /[£$€₹]$/.exec(message.slice(0, Math.max(0, message.indexOf(whole))))?.[0] ?? '';
  const note = `${sign}${whole
    .replace(/^(drop|pick) (off|up),/i, '$1 $2')
    .replace(new RegExp(opening, 'iu'), '')
    .replace(/(?<![.! ])[.! ]+$/, '')}`;
  return { tool: 'update_reminder', input: { item: event.id, note } };
}

function newestTitle({ world: { mentions } }: Heard): string {
  return mentions.find(({ thing }) => thing.kind !== 'fact')?.thing.title.toLowerCase() ?? '';
}

// The only plan ahead that the last messages were about. What was noted as a fact in between does not matter.
function appointmentNow({ world: { mentions, things, now } }: Heard): Thing | null {
  const recent = mentions.filter(({ thing }) => thing.kind !== 'fact').slice(0, 2);
  const [newest, other] = recent;
  const isOne = newest && (newest.turn !== other?.turn || other.how === 'done' || other.how === 'deleted');
  const known = isOne && newest.how !== 'deleted' ? things.find(({ id }) => id === newest.thing.id) : null;
  return known?.kind === 'reminder' && !known.rule && known.at && known.at > now ? known : null;
}

const paid =
  /^(?<done>(?:(?:ok|okay|yes|yep|all|just|now|it is|it's|that is|that's|i have|i) )*(?:done|paid|paid it|paid that|sorted|settled)(?: now| online| already)?[,.;:!–—-]* (?:the )?)?(?<label>(?:receipt|ref|reference|confirmation|transaction|txn|payment|utr|booking)(?: (?:number|num|no|id|code|ref|reference))?)\.?(?: is|:| was)? ?#?(?<code>[a-z]{0,4}[-/]?\d[\da-z/-]{2,})[.! ]*$/iu;

// The number is kept under the name of what was paid.
function receipt(heard: Heard): PhraseCall[] | null {
  const { done, label = '', code = '' } = paid.exec(heard.whole)?.groups ?? {};
  if (!code || heard.hasQuestionMark) return null;
  const { mentions, things, lastTurn } = heard.world;
  const newest = mentions.find(({ thing }) => thing.kind === 'todo' || thing.kind === 'reminder');
  const thing = things.find(({ id }) => id === newest?.thing.id);
  if (!newest || newest.how === 'deleted' || (done ? !thing || thing.rule : newest.how !== 'done'))
    return null;
  if (!done && newest.turn !== lastTurn) return null;
  const what = newest.thing.title.replace(
    /^(?:pay|settle|sort|renew|book|order)(?: for)? (?:the |my |our )?/i,
    '',
  );
  const kind = label.replace(/ (?:no|num)$/i, ' number').replace(/^(?:ref|reference)$/i, 'reference');
  const isOpen = done && thing && newest.how !== 'done' && !thing.isDone;
  return [...(isOpen ? completed([thing], heard) : []), store(`${what} ${kind}`, code.trim())];
}

const toRoom =
  /^(?:(?:and|but|oh|ok|so|now),? )*(?:(?:they|he|she|it|we)(?:['’]ve| have|['’]s| has| was| got)? (?:just |been |now )*(?:moved|changed|switched|put)(?: it| that| us| me| the room)? (?:in)?to|(?:it|we|that)(?:['’]?s|['’]re| is| are)(?: now| in fact| actually)? in) (?:the )?(?<kind>room |hall |gate |platform |classroom )?(?<name>[A-Z]{0,3}[-.]?\d{1,4}[A-Za-z]?)(?: now| instead)?(?:(?:,| and)+(?: it)?(?:['’]?s| is)?(?: now)? at (?<clock>\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?))?(?: now| instead)?[.! ]*$/iu;

function otherRoom(heard: Heard): PhraseCall | null {
  const { kind, name = '', clock } = toRoom.exec(heard.message.trim())?.groups ?? {};
  // "They moved it to 15" may name an hour.
  if (!name || (!kind && !/^[a-z]/i.test(name))) return null;
  const thing = heard.last(['reminder']);
  const room = /(?:^|, )(?<kind>room|hall|gate|platform|classroom) \S+/i.exec(thing?.details ?? '')?.groups
    ?.kind;
  if (!thing || !room || (kind && kind.trim() !== room.toLowerCase())) return null;
  const time = clock ? { when: `at ${clock.replace('.', ':')}` } : {};
  return {
    tool: 'update_reminder',
    input: { item: thing.id, note: `${room.toLowerCase()} ${name}`, ...time },
  };
}
