import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { isOn } from '@/lib/reminders/phrases/running/series';
import { isInPart, partsOfDay } from '@/lib/time/clock';
import { formatDate, localDate, localTime } from '@/lib/time/format';
import { taskVerbs } from '@/lib/words/verbs';

const ask = '[please|can you|could you|and|also|oh|ok]';

/** Phrases that note something with a reminder. */
export const notePhrases: Phrase[] = [
  {
    // "Add to that: bring the forms", right after a reminder.
    intent: 'calendar_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: [
      `${ask} [please] (add|note) (to|with|on|for) (that|it|this|that one|that reminder|the reminder|this one) [:] [that|to] {note}`,
      `${ask} [please] (add|mention) [in] that {clause}`,
      `${ask} [please] add a note [to it|to that|to the reminder|for it|there] [:] [that|to|saying] {note}`,
      `${ask} [please] (add|put|write|include) {note} (in|to|on|as) (the notes|the note|a note|its notes|the description|the reminder notes)`,
    ],
    fits: (heard) => !heard.hasQuestionMark && noteOnLast(heard) !== null,
    calls: (heard) => noteOnLast(heard),
    examples: [],
  },
  {
    // "She is on half a tablet at night now, put that in it".
    intent: 'calendar_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: [
      '{note} [so] [please|can you|could you] (put|add|write|note|stick|include|pop) (that|this) (in|into|to|on|with) (it|there|the reminder|that reminder|the note|the notes)',
    ],
    fits: (heard) =>
      !heard.hasQuestionMark &&
      /\b(?:is|are|has|have|needs?|takes?|wants?)\b|['’](?:s|re)\b/i.test(heard.text('note')) &&
      !/^(?:i|we|my|our)\b/i.test(heard.text('note')) &&
      noteOnLast(heard) !== null,
    calls: (heard) => noteOnLast(heard),
    examples: [],
  },
  {
    // "Ask about the rash when we're there", right after an appointment.
    intent: 'calendar_set',
    when: 'never',
    strength: 'certain',
    isContent: true,
    say: [
      `${ask} [remind me to|remember to|i need to|i want to|i have to|i must|need to|must|we need to] {note} (when|while|once) (we are|i am|we get|i get|i go|we go) [in] there [please|too|as well]`,
    ],
    fits: (heard) =>
      !heard.hasQuestionMark && thereNote.test(heard.text('note')) && noteAhead(heard) !== null,
    calls: (heard) => noteAhead(heard),
    examples: [],
  },
  {
    // "Put the order number in the garage reminder".
    intent: 'calendar_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: [
      `${ask} [please] (add|put|include|note|attach|write|stick) {fact} (in|to|into|with|on|onto) {item} (reminder|alarm|appointment)`,
      `${ask} [please] (add|put|include|note|attach|write|stick) {fact} (in|to|into|with|on|onto) (it|that|the reminder|that reminder|this reminder)`,
    ],
    fits: (heard) => factOnReminder(heard) !== null,
    calls: (heard) => factOnReminder(heard),
    examples: [],
  },
  {
    // "It's bring your own", "Kim is coming too", of the event that was just set, changed or shown.
    intent: 'calendar_set',
    strength: 'certain',
    isContent: true,
    say: ['{all}', ''],
    fits: (heard) => toldNote(heard) !== null,
    calls: (heard) => toldNote(heard),
    examples: [],
  },
];

function noteOnLast(heard: Heard): PhraseCall | null {
  const thing = lastReminder(heard);
  const clause = heard.text('clause');
  if (
    clause &&
    !/^(?:(?:i|we|he|she|they|it|there)(?:['’]\p{L}+)? |(?:the|my|our) |\p{Lu}|\p{L}+ (?:is|are|will|can)\b)/u.test(
      clause,
    )
  )
    return null;
  return thing && noteCall(thing, clause || heard.text('note'));
}

const thereNote =
  /^(?:ask|mention|raise|bring up|tell|show|check|get|pick up|collect|buy|return|hand|give|pay|book|take|grab|drop|sign|say|discuss|query)\b(?! (?:me|us|it)\b)/i;

function noteAhead(heard: Heard): PhraseCall | null {
  const event = recentEvent(heard);
  return event && !event.rule ? noteCall(event, heard.text('note')) : null;
}

function lastReminder({ whole, world: { lastTurn, mentions, things, zone } }: Heard): Thing | null {
  const recent = mentions.filter(({ turn, how }) => turn === lastTurn && how !== 'deleted');
  const [thing, ...others] = things.filter(({ id }) => recent.some((one) => one.thing.id === id));
  if (thing?.kind !== 'reminder') return null;
  if (others.length === 0) return thing;
  // "At night", of pills in the morning and at night.
  const part = partsOfDay[/\b(?:morning|afternoon|evening|night)\b/i.exec(whole)?.[0].toLowerCase() ?? ''];
  const [own, another] = [thing, ...others].filter(
    ({ title, at }) =>
      title === thing.title && at && part && isInPart(Number(localTime(at, zone).slice(0, 2)), part),
  );
  return own && !another ? own : null;
}

function noteCall({ id }: Thing, note: string): PhraseCall {
  return { tool: 'update_reminder', input: { item: id, note } };
}

function factOnReminder(heard: Heard): PhraseCall | null {
  const name = heard.text('fact').replace(/^(?:the|my|our|that|this) /i, '');
  const [fact, otherFact] = heard.findWords(name, ['fact']);
  if (!fact?.value || otherFact) return null;
  const [named, other] = heard.has('item') ? heard.find('item', ['reminder']) : [];
  const pointed = heard.has('item') ? null : recentReminder(heard);
  const thing = other ? null : (named ?? pointed);
  return thing ? noteCall(thing, `${fact.title}: ${fact.value}`) : null;
}

function recentReminder({ world: { mentions, things } }: Heard): Thing | null {
  const known = (id: string) => things.find((thing) => thing.id === id && thing.kind === 'reminder');
  return mentions.flatMap(({ thing }) => known(thing.id) ?? [])[0] ?? null;
}

const before = '^(?:(?:and|also|oh|ok|so|but|btw|by the way|fyi)[, ]+)*';
const after =
  '(?:[, ]+(?:too|as well|also|now|btw|by the way|fyi|then|that day|after all|with (?:us|me)))*[.! ]*$';
const name =
  "(?!(?:I|We|It|He|She|They|You|This|That|There|What|Who|When|Where|How|Nobody|Everyone)\\b)(?:(?:my |our )?(?:mum|mom|mam|dad|gran|nan|grandma|grandpa|wife|husband|partner|sister|brother|son|daughter|uncle|auntie?|boss|(?:the )?(?:kids|boys|girls|neighbours|neighbors|lads))|[\\p{Lu}][\\p{L}'’]+)";
const people = `${name}(?: ${name})?(?:(?:,| and|, and) ${name})*`;
const shapes = [
  // "It's bring your own", "it's black tie".
  `(?:it['’]?s|it is|dress code is|the dress code is) (?:a )?(?:byob?|byo|bring your own(?: \\p{L}+)?|black tie|fancy dress|smart casual|formal|casual|surprise|cash only|pot ?luck|adults only|outdoors?|indoors?|outside|informal)`,
  // "It's on zoom now, not in person", "it's with a woman called Denise".
  `(?:it['’]?s|it is|it['’]ll be|it will be|they['’]ve made it) (?:now )?(?:(?:on|over|via|by) (?:zoom|teams|google meet|skype|video|(?:the )?phone|whatsapp)(?: call)?(?: now)?(?:,? (?:and )?(?:not|instead of) (?:in person|face to face))?|with (?:(?:an?|the) \\p{L}+ (?:called|named) )?${name}(?: \\p{Lu}[\\p{L}’'-]+)?)`,
  // "Kim and the kids are coming with me", "Uncle Ray can't make it".
  `${people}(?: is|['’]s| are|['’]re| will| ll|['’]ll| might| may)? (?:also |not )?(?:coming(?: along)?|come(?: along)?|joining(?: us| me)?|join(?: us| me)?|going|driving(?: us| me)?|meeting (?:us|me) there|be there)(?: (?:with|w/?) (?:us|me))?`,
  `${people} (?:can['’]?t|cannot|can not|won['’]?t|isn['’]?t able to) (?:make it|come|join(?: us)?|be there)`,
  // "There's 14 of us now", "we're six now".
  `(?:(?:there(?:['’]?s| is| are|['’]?ll be| will be)|we(?:['’]?re| are|['’]ll be)) )?(?:\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:of us|people|guests|adults|kids)(?: (?:coming|going))?(?: (?:and|plus) (?:an? |\\d |two |three )?(?:babies|baby|toddlers?|kids?|child|children))?`,
  // "Parking is round the back", "the door code is 4417".
  `(?:the )?(?:parking|entrance|door code|gate code|dress code|meeting point|terminal|gate|platform|seats?|coach|carriage|booking (?:ref|reference|number)|pnr|venue) (?:is|['’]s) (?![^.!?]* and the )[^.!?,]{2,50}`,
  // "Gate 22", right after a flight.
  `(?:gate|terminal|platform|seat|coach|carriage|room) \\p{L}?\\d{1,4}\\p{L}?`,
  // "Costs £84 for the term", "bring the report card and the receipt".
  `(?:(?:it|that|they) )?(?:costs?|will cost|comes? to) (?:about |around )?[€£$₹]? ?\\d[\\d.,]*(?: (?:euros?|pounds|quid|dollars|rupees|rs))?(?: (?:each|(?:for the|per|an?) (?:term|year|month|week|day|class|lesson|session|ticket|head|person|child|season|course|lot)))?`,
  `(?:[Bb]ring|[Cc]arry|[Ww]ear) (?=(?:the|my|our|his|her|their|your|an?|some|extra|spare)\\b)(?!me\\b|us\\b|it\\b|them\\b|up\\b|him\\b|her\\b)(?![^.?!]* (?:to|in|back|home|over|for|from|up)\\b)[\\p{L}’', -]{2,60}`,
  // "Dad takes her".
  `${people}(?: is|['’]s| will|['’]ll)? (?:takes?|taking|collects?|collecting|picks?|picking|drives?|driving|brings?|drops?|dropping|fetch(?:es|ing)?) (?:her|him|them|us|me)(?: (?:up|off|there|home|along))?(?: on)?`,
].map((shape) => new RegExp(`${before}(?:${shape})${after}`, 'u'));
const speakers =
  "(?:they|he|she|people|everyone|(?:(?:the|my|our|his|her|their) )?\\p{L}[\\p{L}’'-]+(?: \\p{L}[\\p{L}’'-]+)?)";
const thirds = "(?:he|she|they)(?:['’]?s|['’]?re|['’]?ll| is| are| will)?";
const goods =
  '(?!me\\b|us\\b|it\\b|up\\b|back\\b|him\\b|her\\b|them\\b|forward\\b|in\\b)(?![^.?!;]*\\b(?:in|back|home|up|over)\\b)[^.?!;]{2,50}';
// What others bring to an event or ask for belongs to it, also a few messages later.
const ofGuests = [
  // "They're bringing pudding", "Bo said she'll bring the salad".
  `(?:they|he|she)(?: is|['’]?s| are|['’]?re| will|['’]?ll)? (?:all |both |also )?bring(?:ing)? ${goods}`,
  `${people} (?:is|are|will|s) (?:also )?bring(?:ing)? ${goods}`,
  `${speakers} (?:says?|said|texted|reckons?)(?: that)? ${thirds} (?:also )?bring(?:ing)? ${goods}`,
  // "Coach says bring shin pads".
  `${speakers} (?:says?|said|told (?:me|us)|asked (?:me|us)|wants? us)(?: that)?(?: we(?: should| need to| have to|['’]?ll need to)| to| not to)? (?:bring|wear|leave|pack|park|don['’]?t|do not) (?!me\\b|it\\b|him\\b|her\\b)[^?!;]{3,70}`,
].map((shape) => new RegExp(`${before}(?:${shape})${after}`, 'iu'));
const gathering =
  /\b(?:party|dinner|lunch|brunch|breakfast|supper|picnic|barbecue|bbq|drinks|tea|wedding|birthday|christmas|christening|sleepover|club|meal|meeting|do|match|game|practice|training|trip|class|camp|school|rehearsal|concert|recital|show|swimming|gym|football|soccer|rugby|hockey|netball|judo|karate|ballet|dance|scouts|\d0th|in-laws|potluck|friends|family)\b/i;
const bareSeat = /^(?:(?:and|oh|ok) )?(?:gate|terminal|platform|seat|coach|carriage|room) \S+$/i;
const travelling =
  /\b(?:fl(?:y|ying|ights?)|plane|train|bus|coach|ferry|eurostar|airport|hotel|concert|gig|match|play|show)\b/i;
const carrying = /^(?:.* )?(?:bring|carry|wear) /i;
const bareCount = /^(?:(?:and|oh|ok) )?(?:\d+|\p{L}+) (?:of us|people|guests|adults|kids)\b/iu;
const maxLength = 100;

function toldNote(heard: Heard): PhraseCall | null {
  const { whole, times, world, hasQuestionMark } = heard;
  if (hasQuestionMark || times.length > 1 || whole.length > maxLength) return null;
  // "They're bringing the sofa tomorrow" is a plan of its own.
  const isWhole = shapes.some((shape) => shape.test(whole) || shape.test(capitalNames(whole)));
  const time = isWhole ? undefined : times[0];
  const said = time ? whole.replace(time.text, '').trim() : whole;
  const plain = said.replace(/^\p{Ll}/u, (first) => first.toUpperCase());
  const isGuests =
    ofGuests.some((shape) => shape.test(said)) && !/^(?:i|we|you|nobody|who|what)\b/i.test(said);
  if (!isGuests && !shapes.some((shape) => shape.test(said) || shape.test(capitalNames(plain)))) return null;
  const event = recentEvent(heard) ?? (isGuests ? eventTalkedOf(heard) : null);
  if (bareSeat.test(said) && !travelling.test(event?.title ?? '')) return null;
  if (carrying.test(said) && taskVerbs.has(event?.title.split(' ')[0]?.toLowerCase() ?? '')) return null;
  if (bareCount.test(said) && !gathering.test(event?.title ?? '')) return null;
  if (isGuests && !gathering.test(event?.title ?? '')) return null;
  const day = time?.kind === 'date' ? time.date : null;
  if (!event?.at || (time && !day)) return null;
  const isItsDay = !day || (event.rule ? isOn(event, day, world) : localDate(event.at, world.zone) === day);
  if (!isItsDay) return null;
  const on = day && event.rule ? ` (${formatDate(day, localDate(world.now, world.zone))})` : '';
  const words = said
    .replace(new RegExp(before, 'iu'), '')
    .replace(/(?<![.! ])[.! ]+$/, '')
    .replace(/,? (?:btw|by the way|fyi|on)$/i, '');
  return { tool: 'update_reminder', input: { item: event.id, note: `${words}${on}` } };
}

// Terse people write names in lower case: "kyle is coming".
function capitalNames(said: string): string {
  return said.replace(
    /^(?:(?:And|Also|Oh|Ok|So|But|Btw) )?(\p{L}+)(?= (?:and|is|are|can|will|takes|drives|collects)\b)/u,
    (all) =>
      all.replace(/^(?:And|Also|Oh|Ok|So|But|Btw) /, '').replace(/^./u, (first) => first.toUpperCase()),
  );
}

function recentEvent(heard: Heard): Thing | null {
  const event = lastReminder(heard);
  return event?.at && (event.rule || event.at > heard.world.now) ? event : null;
}

// An event stays the subject until another plan is talked of.
function eventTalkedOf(heard: Heard): Thing | null {
  const event = recentReminder(heard);
  const { lastTurn, mentions, now } = heard.world;
  const others = mentions.filter(({ turn, thing }) => turn === lastTurn && thing.kind === 'reminder');
  return event?.at && event.at > now && !event.rule && others.length < 2 ? event : null;
}
