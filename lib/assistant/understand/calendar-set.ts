import { foreignTopic } from './foreign';
import { titleOf } from './naming';
import { isMine, namesCalendar, namesEntry, namesOccasion, namesPublic } from './subject';
import { hasClock, takeExpectedWhen } from './times';
import { asks, occasionNoun, rule, setVerb, showVerb } from './vocabulary';
import { call, type Recogniser, type Wish } from './wish';

/** "schedule a meeting with anna on friday at 3", "put dinner in my calendar", "i have a dentist appointment tomorrow". */
export const calendarSet: Recogniser = (text) => {
  const statement = text
    .replace(/[.!]+$/, '')
    .replace(
      /^(?:in|on|to) (?:my|the) (?:calendar|schedule|agenda|diary),? (?=put|add|write|note|enter|mark)/i,
      '',
    )
    .trim();
  if (asks.test(statement) || rule(`^(?:${showVerb}|search)\\b`).test(statement)) return null;
  return order.test(statement) && !/^(?:i|we|have)\b/i.test(statement)
    ? ordered(statement)
    : (ordered(statement) ?? told(statement));
};

const verbs = `${setVerb}|flag|repeat|remember|have|get|leave|change|edit|alter|update`;
const order = rule(
  `^(?:(?:i (?:want|need|would like|'d like|have) (?:to )?)?(${verbs})\\b\\s*|i (?:need|want) (?=an? (?:\\w+ )?(?:meeting|appointment|interview)\\b))`,
);
const vagueVerb = /^(?:start|get|new|log|record|save|register|leave|write)$/i;
const strongVerb = /^(?:schedule|arrange|plan|organi[sz]e|pencil|block|fix)/i;

function ordered(statement: string): Wish[] | null {
  const found = order.exec(statement);
  if (!found) return null;
  const verb = found[1] ?? '';
  const body = statement.slice(found[0].length);
  const { when, rest: said } = takeExpectedWhen(body);
  const rest = said.replace(happens, '');
  const topic = foreignTopic(body);
  const inCalendar = namesCalendar.test(body);
  const kept = inCalendar || namesEntry.test(body);
  const reasons = [
    kept && (inCalendar || topic === null || when !== '' || /\breminders?\b/i.test(body)),
    (strongVerb.test(verb) || isOccasion(rest)) && namesOccasion.test(body) && (topic === null || inCalendar),
    strongVerb.test(verb) && when !== '' && topic === null,
    /^(?:set|book)$/i.test(verb) && hasClock(when) && topic === null && titleOf(rest) !== '',
    namesPublic.test(body) && when !== '' && isMine.test(body) && verb !== 'play',
  ];
  if (!reasons.some(Boolean)) return null;
  if (!kept && when === '' && vagueVerb.test(verb)) return null;
  if (!kept && topic !== null && /^book$/i.test(verb)) return null;
  return [call('calendar_set', 'set_reminder', { title: titleOf(withoutFrame(rest)) || 'Event', when })];
}

const head = rule(
  `\\b(?:${occasionNoun})(?:'s)?(?= (?:with|for|at|on|to|in|of|about|from|between|and|date|event|dates|plans|reservations?|meetings?|appointment|party|dinner|lunch|call)\\b|[,:]|$)`,
);

// "call mom" and "birthday cake" are things to do; "call with mom" and "birthday of anna" are occasions.
function isOccasion(rest: string): boolean {
  return (
    head.test(rest) &&
    !/^(?:to )?(?:call|visit|practi[cs]e|plan|book|buy|get) (?!with\b|for\b|at\b)/i.test(rest)
  );
}

/** "the dentist is" tomorrow, "my class starts" at 9. */
const happens = /\s+(?:is|are|starts|begins|will be|takes place|is on|is at)$/i;

const plan = rule(
  "^(?:i|we)(?:'ll| will|'m| am|'ve| have|'re| are)? (?:be |going to |got to |got |have to |have |planning to |want to (?=meet|see|visit|attend|go to)|need to (?=meet|see|visit|attend)|go to (?=[\\w']+ ))*(?:(?:an?|my|the) |meet(?:ing)? |see(?:ing)? |attend(?:ing)? |visit(?:ing)? |having |[\\w']+'s )",
);
const company = /\b(?:meeting|seeing|meet|see|attend|visit|visiting)\b/i;
const opening =
  /^(?:(?:the |my |a |an )?(?:[\w']+ ){0,2})?(?:meeting|appointment|interview|notification|birthday|anniversary|wedding|checkup|party)\b/i;
const past = /\b(?:was|were|had|yesterday|last (?:week|night|month|year)|ago)\b/i;

/** Said, not ordered: "i have a meeting at 3", "meeting with tom tomorrow at 3". Only with a time, and never of the past. */
function told(statement: string): Wish[] | null {
  const { when, rest } = takeExpectedWhen(statement);
  if (when === '' || foreignTopic(rest) || past.test(statement)) return null;
  const named = namesOccasion.test(statement) || namesEntry.test(statement);
  const isPlan = plan.test(statement) && (named || company.test(statement));
  const isOpening = opening.test(statement) && !/\b(?:is|are)\b/i.test(statement);
  const isNote =
    named &&
    hasClock(when) &&
    !/^(?:i|we|they|he|she|it|there|the)\b/i.test(statement) &&
    statement.split(' ').length <= 10;
  const isFixed = named && happens.test(rest) && /^(?:my|the|our)\b/i.test(rest);
  const title = titleOf(withoutFrame(rest.replace(happens, '')));
  return title && (isPlan || isOpening || isNote || isFixed)
    ? [call('calendar_set', 'set_reminder', { title, when })]
    : null;
}

const particle =
  'up|in|out|down|an?|and|the|my|new|another|it|me|to|on|recurring|repeating|weekly|daily|monthly|calendar|following';
const frames = [
  rule(
    `^(?:(?:${particle})\\s+)*(?:event|entry|reminder|notification|calendar event|alert)s?\\b(?:\\s+(?:for|called|named|titled|that|to|of|about|on|in|with)\\b)*\\s*(?=\\S)`,
  ),
  /^(?:(?:in|to|on|into|my|the) )+(?:calendar|schedule|agenda|diary)(?: (?:that|for|a|an|the))*\s+(?=\S)/i,
  /^(?:up|in|down|out)\s+(?=\S)/i,
];

// What is left once the verb is gone: "an event for", "on my calendar that".
function withoutFrame(words: string): string {
  return frames.reduce((rest, frame) => rest.replace(frame, ''), words);
}
