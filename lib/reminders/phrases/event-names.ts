import { isAroundNoon, titleOf } from '@/lib/phrases/input';
import { isPlainName } from '@/lib/phrases/names';
import type { Heard, Strength, Thing, World } from '@/lib/phrases/phrase';
import { inDigits } from '@/lib/phrases/several-days';
import { localDate } from '@/lib/time/format';
import { isHoliday } from '@/lib/time/phrases/holidays/words';

const noStatement =
  /^(?:what|whats|where|when|who|whom|why|how|which|whose|is|are|am|was|were|do|does|did|can|could|will|would|should|shall|has|had|no|not|never|don|if|unless|because|but|or|any|anything|nothing|stop|delete|remove|cancel|move|change|reschedule|postpone|push|shift|snooze|undo|show|list|tell|give|play|turn|skip|pause|make|done|yes|no|okay|thanks|hello|hi|please|let|until|just|only|both|actually|instead|later|earlier|maybe|still|same|keep|start|open|find|search|forget|remember|wake|drop|sorry|wrong|weather|price|news|score)(?!\p{L})/iu;

const opening =
  /^(?:(?:i|we)(?:['’]ve| have| have got|['’]ve got| got)? (?:have |got |also have |also got )?(?:an? |my |the |another |our )?|there(?:['’]s| is| are| will be) (?:an? |the )?|(?:i|we)(?:['’]?m|['’]re| am| are)?(?: also)? (?:going to|going|off to|at|on|heading to|flying to|travell?ing to|meeting|seeing) |it(?:['’]s| is)|its |(?:my|our|the|an?) )/i;

const speaker = /^(?:i|we)(?:['’]m|['’]re| am| are)? (?=\p{L}+ )/iu;

const noEventVerb =
  /\b(?:hate|love|like|feel|feeling|felt|think|thought|hope|wish|wonder|know|guess|believe|want|need|miss|sick|tired|happy|sad|excited|nervous|was|were|did|had|went|came|rang|arrived|won|broke|fell|slept|forgot|spent|paid|bought|read|said|told|too (?:much|many|early|late|long|little|far|soon)|died|passed away|is dead|snapped|cried|crying|screamed|shouted|yelled|woke|being|acting|hurts?|aches?|aching|kills?|sucks?|stinks?|drags?|looks?|sounds?|seems?|tastes?|smells?|can['’]?t|cannot|never|won['’]?t|don['’]?t|not|owes?|allergic)\b/i;

/** Matches the name of an appointment without a day, such as "dentist" or "gym class". */
export const appointment =
  /^(?:dentist|doctor|gp|vet|physio|optician|therapist|therapy|hairdresser|barber|haircut|manicure|massage|gym|yoga|pilates|swimming|football|tennis|choir|band|training|rehearsal|recital|concert|interview|exam|meeting|stand-?up|appointment|check-?up|mot|car service|lunch|brunch|dinner|drinks|party|flight)(?: (?:appointment|class|lesson|practice|with \p{L}+))?$/iu;

const guests =
  '(?:in-?laws|(?:grand)?parents|folks|mother-in-law|mams?|mums?|moms?|dad|nana?|gran(?:dma|ny)?|sister|brother|cousins?|neighbou?rs|grandkids|plumber|electrician|builders?|roofer|decorators?|(?:gas|boiler|heating|broadband) (?:man|guy|engineer)|engineer|locksmith|handyman|carpenter|joiner|chimney sweep|movers)';
/** Matches an occasion or a visit, such as "wedding" or "in-laws for lunch". Nobody ticks these off. */
export const occasion = new RegExp(
  `\\b(?:wedding|christening|baptism|communion|funeral|hen (?:do|party)|stag (?:do|party)|baby shower|housewarming|graduation|party|barbecue|bbq|reunion)$|^${guests}(?:$| (?:for|over|round|here|and)\\b)|\\bfor (?:a |an |the |sunday |xmas |christmas )?(?:breakfast|brunch|lunch|dinner|tea|supper|drinks|roast|barbecue|bbq)$`,
  'iu',
);

/** Matches a judgement such as "busiest in months". A judgement is not an event. */
export const judging =
  /\b(?:\w{3,}est|best|worst|most \w+)\b.*\b(?:in (?:a |many )?(?:days|weeks?|months?|years?|ages)|ever|so far|yet|of (?:the|this) (?:week|month|year|season))\b|\ball (?:gone|sold)\b|\bsold out\b|\b(?:is|was) (?:\w+ ){0,2}(?:crazy|mad|madness|insane|ridiculous|brutal|silly|stupid|absurd|nuts|impossible|awful|horrible|too (?:early|late|much|long)|no good|not (?:good|ideal|great))(?=$| (?:for me|for us|tbh)\b)/i;

export const changing =
  /\b(?:gave|given|moved|shifted|pushed|put (?:back|off|forward)|brought forward|postponed|preponed|rescheduled|swapped|switched|traded|cancell?ed|called off|adjourned|delayed|extended|extension|can wait|clash(?:es)?|overlaps?)\b/i;

/**
 * Matches words about the hours of others, such as "is open until 6". A sentence with such words is not an event.
 */
export const openingHours =
  /\b(?:is|are|stays?|(?:it|we|they)['’](?:s|re)|(?:is|are)n['’]?t) (?:\w+ )?(?:open|closed|shut)\b|\b(?:doesn|don)['’]?t open\b|^(?:(?:but|and|so|oh) )?(?:it|they|he|she) (?:only |do not |don['’]?t )?(?:(?:opens?|closes?|shuts?) (?:only )?(?:at|from|until|till|by)|(?:can|could) (?:do|make|take|see|manage) (?:it|that|me|us|them) (?:un)?till?)\b|\b(?:opens|closes|shuts) (?:at|from|until|till)\b.*\b(?:weekdays|weekends|(?:mon|tues|wednes|thurs|fri|satur|sun)days)\b/i;

const isElsewhere =
  /^(?:i['’]?m|i am|we['’]?re|we are) (?:now |currently )?in [\p{L} ]{3,20} (?:until|till|for|from|this|next|since)\b/iu;

// "I'm on nights thu to sat, wake me at 4 those days" says why.
const onShift = /^(?:i['’]?m|i am|we['’]?re|we are) on (?:nights|days|earlies|lates|call|leave|holiday)\b/i;

export function isStatement({ whole, message, first, startsWithTask }: Heard): boolean {
  return (
    !startsWithTask &&
    !openingHours.test(whole) &&
    !isElsewhere.test(whole) &&
    !(onShift.test(whole) && /\b(?:wake|remind) me\b/i.test(message)) &&
    !/\?\s*$/.test(whole) &&
    !noStatement.test(first) &&
    !noStatement.test(whole) &&
    !changing.test(whole) &&
    !/^(?:i|we) (?:need|want|have to|must|should|would like|could)\b/i.test(whole) &&
    whole.split(' ').length <= 25
  );
}

/**
 * Returns a title with the holiday that the user put before it, as in "Thanksgiving dinner". "He" or "she" at
 * the beginning of the title becomes the person's name.
 */
export function withHoliday(words: string, heard: Heard): string {
  const { times, whole } = heard;
  const person = heard.world.lastPerson ?? '';
  const isKnown = person !== '' && !heard.message.toLowerCase().includes(person.toLowerCase());
  const title = isKnown ? words.replace(/^(?:he|she)\b(?!['’])/i, person) : words;
  const day = times.find(({ kind, text }) => kind === 'date' && isHoliday(text));
  const isBefore = day && whole.toLowerCase().includes(`${day.text} ${title.split(' ')[0]}`.toLowerCase());
  return isBefore ? `${day.text} ${title}` : title;
}

const evenings =
  /\b(?:dinner|supper|drinks|party|concert|recital|graduation|opera|ballet|musical|premiere|rehearsal|disco|movie|films?(?= (?:at|on|with|this|next|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)(?:day)?|wed|thu)\b|$)|cinema|theat(?:er|re)|pub|gig|(?!\w*day\b)\w{3,} (?:night|evening)(?! shifts?| before)|card game|poker|bingo|quiz|choir|book club|(?:committee|council|residents['’]?|parish|pta|club) meeting|show|play|bbq|barbecue)\b/i;
const openHour =
  /(?<![\d:./-])(?<!(?<!\d(?:st|nd|rd|th)? (?:of )?)\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}*\.? )\b([1-9]|1[01])(?:[:.]?([0-5]\d))?(?![\d:-]|\s*(?:am|pm|a\.m|p\.m|[ap]\b|st|nd|rd|th|weeks?|days?|months?|hours?|in the|o['’]?clock in|(?:of )?(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)))/iu;

// "At seven" and "at half seven", without any digit.
const spelledHour =
  /^\D*\b(?:at|by|around|about|half|past|to) (?:four|five|six|seven|eight|nine|ten|eleven)(?: (?:fifteen|thirty|forty[- ]five))?(?! (?:hours?|minutes?|days?|weeks?|months?))\b\D*$/i;
const nights = /\b(?:late|night|evening|closing) (?:shift|shifts|duty|service)\b/i;
const mornings =
  /\b(?:early (?:shift|shifts|start|run|flight|train|bus|walk|swim|service|mass|training|practice|duty)|sunrise|(?<!bed and )breakfast(?! club))\b/i;

const earlyTasks =
  /\b(?:warm(?:ing)? up the (?:car|van|truck)|(?:defrost|scrape|de-?ice) (?:the|my) (?:car|van|windscreen|windshield|ice)|school run|(?:pack|make|do) (?:the |his |her |their |kids['’]? )?(?:packed )?lunch(?:es|box(?:es)?)|(?:leave|set off|head out) for (?:work|school)|(?:take|drop|drive|walk|get) [\p{L} ]+ (?:to|at|up for|ready for) school|let the (?:hens|chickens|ducks) out|make (?:the )?breakfast)\b/iu;

/**
 * Adds "am" to the hour of a task that people do in the morning: "weekdays at 6:40" gives "weekdays at
 * 6:40am" for the title "warm up the car".
 */
export function inMorning(when: string, title: string): string {
  const hour = Number(openHour.exec(when)?.[1]);
  return earlyTasks.test(title) && hour >= 4 && hour <= 6 && !/\d\s*[ap]m|evening|night|afternoon/i.test(when)
    ? when.replace(openHour, (all) => `${all}am`)
    : when;
}

const beforeNoon =
  /\b(?:stand-?ups?|scrum|school run|(?:school |nursery )?drop[- ]?off|assembly|dentist|doctor['’]?s?|gp|optician|vet['’]?s?|interview|meeting|lecture|viewing|delivery|mot|physio|court|clinic|blood test|scan)\b/i;
const early = /\b(?:stand-?ups?|scrum|school run|drop[- ]?off|assembly)\b/i;

// "Standup 9:30" is before noon on any day, also if that hour of today is over.
function isBeforeNoon(when: string, title: string): boolean {
  const hour = Number(openHour.exec(when)?.[1]);
  const isNamed = beforeNoon.test(title) && hour >= (early.test(title) ? 7 : 9) && hour < 12;
  return (
    isNamed &&
    !/\b(?:to(?:day|night)|pm|evening|afternoon|night|in|-|–|to|till|until)\b|\d\s*[ap]m/i.test(
      `${when} ${title}`,
    )
  );
}

/**
 * Adds "am" or "pm" to an hour if the title implies the half of the day: "5" with the title "early shift"
 * gives "5am".
 */
export function inItsHalf(when: string, title: string): string {
  if (isBeforeNoon(when, title)) return when.replace(openHour, (all) => `${all}am`);
  if (
    mornings.test(title) &&
    !evenings.test(title) &&
    !/\b(?:pm|evening|afternoon|night)\b|\d\s*[ap]m/i.test(`${when} ${title}`)
  )
    return when.replace(openHour, (all) => `${all}am`);
  if (
    !(evenings.test(title) || nights.test(title)) ||
    /\b(?:am|morning|noon|breakfast|brunch|lunch|midnight)\b|\d\s*[ap]m/i.test(`${when} ${title}`)
  )
    return when;
  if (isAroundNoon(`${when} ${title}`, title)) return when;
  const said = spelledHour.test(when) ? inDigits(when) : when;
  const hour = Number(openHour.exec(said)?.[1]);
  return hour >= 4 ? said.replace(/(?<=\d)ish\b/i, '').replace(openHour, (all) => `${all}pm`) : when;
}

export function isAhead({ times, world }: Heard): boolean {
  const today = localDate(world.now, world.zone);
  if (isTimetable(times)) return false;
  return times.every((time) => {
    if (time.kind === 'range') return time.from.date >= today;
    if (time.bound === 'since') return false;
    const date = 'date' in time ? time.date : null;
    return !date || date > today || (date === today && !('at' in time && time.at && time.at <= world.now));
  });
}

// "Bit low today" and "a sunday with nothing planned" tell how a day is.
const noName =
  /^(?:a )?(?:with|without|like|than|quite|very|too|really|rather|kinda|kind of|sort of|(?:little |tad )?bit(?= \w+$)|(?:little|tad) (?=\w+$)|(?:pretty |really )?(?:good|great|bad|nice|rough|tough|hard|slow|quiet|boring|lazy|lovely) day$)|\bnothing (?:planned|on|to do|special)\b/i;

const travelling =
  /^((?:i |we )?(?:fly|drive|go|going|travel|head|heading|return|come|move|sail|stay|staying|get)\b(?: \p{L}+){0,2}?) (?:there|here)\b/iu;

export function strengthOf(heard: Heard): Strength {
  const title = eventTitle(heard) ?? titleOf(heard.text('title'));
  const isDated = heard.times.some(({ kind }) => kind === 'instant');
  // "We fly there on 9 January" is a plan, wherever "there" is.
  const named = title.replace(travelling, '$1');
  // "He sees Dr Okafor on 4 December at 1:20" is an appointment, whoever "he" is.
  return isPlainName(
    isDated
      ? named.replace(/^(?:he|she|we|they)(?:['’](?:s|re|ll)| is| are| will)? (?=\p{L}+ \p{L})/iu, '')
      : named,
  )
    ? 'likely'
    : 'guess';
}

function isTimeLinked({ parts }: Heard): boolean {
  return parts.some(({ word }, place) => /^(?:is|are|'s)$/.test(word) && parts[place + 1]?.time);
}

export function eventTitle(heard: Heard): string | null {
  const said = heard.text('title').trim();
  if (noEventVerb.test(said) || judging.test(said)) return null;
  const title = titleOf(
    said
      .replace(/^(?:and|also|so|oh|btw|plus|then)\s+/i, '')
      .replace(opening, '')
      .replace(speaker, '')
      .replace(/^(?:will be|['’]?ll be|am|is|are) (?=\p{L})/iu, '')
      .replace(
        /^(\p{L}[\p{L} '’]*?) (?:is|are|will be|starts|begins|happens|takes place|is happening|is coming|comes|is here)$/iu,
        '$1',
      )
      .replace(/ (?:is|are) (?=(?:at|in|on|with|w)\b)/i, ' ')
      // "Flight is thursday 6:40 FZ713" without its time.
      .replace(isTimeLinked(heard) ? / (?:is|are) (?=\S)/i : /^$/, ' '),
  );
  const isEmpty =
    /^(?:(?:it|its|that|this|there|he|she|they|i|we|nobody|no one|everyone|everybody|someone|is|was|be|now|then|so|and|also|first|one|ones|the|a|s|off|free|away|in|out|home|busy|skip|pause|stop|cancel|delete|remove|undo|snooze|resume)\b['’]?\s*)+$/i.test(
      title,
    );
  if (title.length < 2 || isEmpty || noName.test(title) || title.split(' ').length > 14) return null;
  // "It is on thursday at Halfords", after "fix the bike".
  const isPlace = /^(?:in|at|with|near)\b/i.test(title) && /^(?:it|that)(?:['’]s| is)\b/i.test(said);
  const last = isPlace ? heard.last(['todo', 'reminder']) : null;
  return last ? `${last.title} ${title}` : title;
}

/** Returns whether a message names three or more times of day, as in "bus 42 leaves 6:12, 6:32, 6:52". */
function isTimetable(times: Heard['times']): boolean {
  return times.filter(({ kind }) => kind === 'time').length > 2;
}

const journeys: [RegExp, RegExp][] = [
  [/^(?:the|my|our) train$/i, /\b(?:trains?|amtrak|eurostar|rail|ice \d+|tgv|avanti|lner|shinkansen)\b/i],
  [
    /^(?:the|my|our) (?:flight|plane)$/i,
    /\b(?:flights?|fly|flying|plane|airport|airlines?|ryanair|easyjet|lufthansa|klm|wizz)\b|^[a-z]{2} ?\d{2,4}\b/i,
  ],
  [/^(?:the|my|our) (?:bus|coach)$/i, /\b(?:bus|coach|flixbus|greyhound|megabus)\b/i],
  [/^(?:the|my|our) (?:boat|ferry)$/i, /\b(?:boat|ferry|sailing)\b/i],
];

/** Returns whether words name a journey only by its kind, as "the train" does. */
export function isJourney(words: string): boolean {
  return journeys.some(([name]) => name.test(words.trim()));
}

/**
 * Returns the future journey that words such as "the train" mean: "Amtrak 302 to St Louis". Undefined if
 * there is none, or if there are several.
 */
export function journeyCalled(words: string, { things, now }: World): Thing | undefined {
  const means = journeys.find(([name]) => name.test(words.trim()))?.[1];
  const [thing, other] = means
    ? things.filter(({ title, at, rule }) => at && at > now && !rule && means.test(title))
    : [];
  return other ? undefined : thing;
}

/** Matches "choir is at our place" and "flight is from Gatwick"; the first group is the name. */
export const isAtPlace =
  /^(?!i |we |he |she |they |it |you )(\S.{2,40}?) (?:is|are) (?=(?:over |round |back )?at (?:my|our|the|his|her|their|\p{L}+['’]s)\b|(?:at|in|from|with) \p{L})/iu;
