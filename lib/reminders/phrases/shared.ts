import {
  beforeLast,
  deadlineLead,
  endOf,
  leadDays,
  leadText,
  startOf,
  timeFrom,
  titleOf,
} from '@/lib/phrases/input';
import type { Heard, PhraseCall, PhraseQuestion, Thing } from '@/lib/phrases/phrase';
import { onEachDay, stretchIn } from '@/lib/phrases/several-days';
import { inItsHalf, inMorning, journeyCalled } from '@/lib/reminders/phrases/event-names';
import { timesADay } from '@/lib/reminders/times-a-day';
import { addDays, fromLocal } from '@/lib/time/clock';
import { readClocks } from '@/lib/time/clock-list';
import { readTime } from '@/lib/time/find-times';
import { localDate, localTime } from '@/lib/time/format';
import { resolveWhen } from '@/lib/time/phrases';
import { baseForms, taskVerbs } from '@/lib/words/verbs';

export const remind =
  '((remind|ping|nudge|alert|notify|inform|poke|prompt|buzz|prod|bug|pester) (me|us)|remember me|(make|help) me remember to|ask me|shout at me)';

export function setCall(heard: Heard, title: string): PhraseCall | PhraseCall[] | PhraseQuestion | null {
  const isDaily = heard.times.some((time) => 'rule' in time && time.rule === 'FREQ=DAILY' && !time.time);
  // The word after "twice" is read as the time of "twice daily".
  const counted = timesADay(isDaily ? `${title} daily` : title);
  if (counted) return counted;
  if (
    heard.sense === 'unclear' &&
    heard.times.some(({ text }) => /\b(?:before|earlier|prior|after|later)\b/i.test(text))
  ) {
    const when = beforeLast(heard);
    return when && title ? { tool: 'set_reminder', input: { title, when } } : null;
  }
  if (heard.sense === 'length' && /\b(?:ahead|before|beforehand|earlier|in advance)\b/i.test(heard.whole)) {
    const recent = heard.world.mentions.find(({ thing }) => thing.at || thing.date)?.thing;
    const when = beforeLast({ ...heard, when: `${heard.when} before` });
    const name = /^(?:do )?(?:it|that|this)$/i.test(title) || title === '' ? (recent?.title ?? title) : title;
    if (when && recent)
      return {
        tool: 'set_reminder',
        input: { title: name.replace(/\s*\b(?:ahead|before|in advance)\b\s*(?:to )?/i, ' ').trim(), when },
      };
  }
  // "Sometime this week" is no time yet.
  if (title && /\bsome ?(?:time|day|point)\b/i.test(heard.when))
    return {
      ask: `When exactly should I remind you of “${title}”?`,
      tool: 'set_reminder',
      input: { title },
      field: 'when',
    };
  const several = onEachDay(heard, title) ?? severalTimes(heard, title);
  if (several) return several;
  return {
    tool: 'set_reminder',
    input: {
      title,
      when: heard.sense === 'hourly series' ? inMorning(whenOf(heard), title) : whenOfNamed(heard, title),
      ...endOf(heard),
      ...deadlineLead(heard),
    },
  };
}

const earlyEvening = /\b(?:[4-8]|four|five|six|seven|eight)\b/i;

// "Remind me about the pub quiz on thursday at 8" names no task, but an event of the evening.
function whenOfNamed(heard: Heard, title: string): string {
  const when = whenOf(heard);
  const [first = ''] = title.toLowerCase().split(' ');
  const isNamed = heard.sense === 'hour' && (!taskVerbs.has(first) || /^book club\b/i.test(title));
  return isNamed && earlyEvening.test(when) ? inItsHalf(when, title) : when;
}

const hour = String.raw`(?:noon|midnight|\d{1,2}(?:[:.h]\d{2})?(?:\s*(?:[ap]\.?m\.?|(?:in (?:the )?)?(?:morning|evening|afternoon)|(?:at )?night))?)`;
const hourList = new RegExp(
  `\\b(?:at |@ ?)?(${hour}(?:(?:\\s*,\\s*|\\s+)(?:and |& ?)?(?:at )?${hour})+)(?![\\w:])`,
  'i',
);

function severalTimes(heard: Heard, title: string): PhraseCall[] | null {
  const series = heard.times.find(({ kind }) => kind === 'recurrence');
  const day = heard.times.find((time) => time.kind === 'date');
  const stretch = stretchIn(heard.times);
  const list = hourList.exec(heard.whole)?.[1];
  // "Every 2 hours between 9 and 5" is one series.
  if (
    /\bbetween \d/i.test(heard.whole) &&
    series?.kind === 'recurrence' &&
    /HOURLY|MINUTELY|BYHOUR/.test(series.rule)
  )
    return null;
  const hasDays = series || stretch || (day && /\bat\b/i.test(heard.whole));
  if (!list || !/,|\band\b|&/.test(list) || !hasDays) return null;
  const words = list
    .replace(/\s*(?:in (?:the )?)?morning/gi, 'am')
    .replace(/\s*(?:(?:in (?:the )?)?(?:evening|afternoon)|(?:at )?night)/gi, 'pm')
    .replace(/,\s*and\b/gi, ' and');
  const clocks = readClocks(words.replace(/\bat\s+/gi, ''));
  if (!clocks || clocks.length < 2) return null;
  const rule = series?.text
    .replace(/^(?:at |@ ?)?\d[\d:.]*(?: ?[ap]m)?\s+/i, '')
    .replace(/\s*(?:at|@)?\s*\d.*$/i, '')
    .trim();
  const span = heard.times.find(({ kind, text }) => kind === 'duration' && /^for\b/i.test(text))?.text;
  const days = [rule || stretch || 'every day', span].filter(Boolean).join(' ');
  const isOneDay = day && !series && !stretch;
  const name =
    titleOf(
      title
        .replace(
          /(?:^|\s)(?:and|,|&)?\s*(?:at\s+)?\d{1,2}(?:[:.]\d\d)?\s*(?:(?:in (?:the )?)?(?:morning|evening|afternoon)|(?:at )?night|[ap]m)?(?=\s|,|$)/gi,
          ' ',
        )
        .trim(),
    ) || titleOf(title);
  return clocks.map((clock) => ({
    tool: 'set_reminder',
    input: {
      title: name,
      when: isOneDay ? hourOn(day.date, clock, heard) : `${days} at ${clock}`,
    },
  }));
}

const leastHours = 3;

/** Returns a call for each time of "pills at 8:00, 14:00 and 22:00 every day". Null for fewer than three. */
export function threeHours(heard: Heard, title: string): PhraseCall[] | null {
  const hasDays = heard.times.some(({ kind }) => /^(?:recurrence|unclear|range)$/.test(kind));
  const calls = hasDays ? severalTimes(heard, title) : null;
  return calls && calls.length >= leastHours ? calls : null;
}

/**
 * Returns a date with an hour, such as "2027-05-03 at 2" for "2". If the date is today and 2:00 has passed,
 * returns "2027-05-03 at 14:00".
 */
export function hourOn(date: string, said: string, { whole, world: { now, zone } }: Heard): string {
  const isExact = /\d ?a\.?m\b|\bmorning|\bnight/i.test(whole) || whole.includes(said);
  const plain = isExact ? null : readTime(`${date} at ${said.replace(/^0/, '')}`, { now, zone });
  const clock = plain?.kind === 'instant' ? plain.time.slice(0, 5) : said;
  const [hour = '', minute = '00'] = clock.split(':');
  const isPast = date === localDate(now, zone) && clock.padStart(5, '0') <= localTime(now, zone);
  return `${date} at ${isPast && Number(hour) < 12 ? `${Number(hour) + 12}:${minute}` : clock}`;
}

// Example: at noon, "every day, starting in 2 hours" gives "every day at 14:00".
function whenOf(heard: Heard): string {
  const { times } = heard;
  const series = times.find(({ kind }) => kind === 'recurrence');
  const moment = times.find(({ kind, text }) => kind === 'instant' && /\bin \d/.test(text));
  if (!series || moment?.kind !== 'instant' || (series.kind === 'recurrence' && series.time))
    return dayBeforeLimit(heard) ?? startOf(heard);
  return `${series.text} at ${moment.time.slice(0, 5)}`;
}

// "Remind me to pack before friday" is for Thursday.
function dayBeforeLimit({ times: [limit, another], sense, world }: Heard): string | null {
  if (limit?.kind !== 'date' || limit.bound !== 'before' || another || sense !== 'day') return null;
  const day = addDays(limit.date, -1);
  return day > localDate(world.now, world.zone) ? day : null;
}

export function ownerOf(title: string): string {
  return title.replace(/['’]s (?:birthday|anniversary)$/i, '');
}

export function kindOf(title: string): 'birthday' | 'anniversary' {
  return /anniversary/i.test(title) ? 'anniversary' : 'birthday';
}

export function anchorOf({ text }: Heard): string {
  return text('anchor').replace(/(?:['’]s)?,? (?:so|because) .*$/i, '');
}

function leadOf({ at }: Thing, words: string, { world: { now, zone } }: Heard): string {
  const moment = at ? resolveWhen(words, { now, zone, anchor: at })?.at : null;
  return at && moment
    ? leadText(Math.round((at.getTime() - moment.getTime()) / 60_000))
    : words.replace(/\s*\b(?:before|prior|ahead|earlier).*$/i, '');
}

// Splits "the nct check tyres" into a stored item, "the nct", and a task, "check tyres".
function taskAfter(words: string, { findWords }: Heard): { anchor: string; task: string } | null {
  const said = words.split(' ');
  for (let place = said.length - 1; place > 0; place -= 1) {
    const [anchor, task] = [said.slice(0, place).join(' '), said.slice(place).join(' ')];
    if (!taskVerbs.has((said[place] ?? '').toLowerCase())) continue;
    if (findWords(anchor, dated).length === 1) return { anchor, task };
    // "Josies" is Josie's birthday.
    const [owner = ''] = /^\p{L}{2,}?(?=s(?: to)?$)/u.exec(anchor) ?? [];
    if (owner && findWords(`${owner}’s birthday`, ['date']).length === 1)
      return { anchor: `${owner}’s birthday`, task };
  }
  return null;
}

const dated: Thing['kind'][] = ['reminder', 'event', 'date', 'todo'];

/**
 * Returns the calls for a request such as "remind me an hour before the dentist", or a reply that asks for a
 * time if the time of the dentist is unknown. Null if no dentist is stored.
 */
export function beforeCall(heard: Heard, leadSlot: string): PhraseCall | PhraseCall[] | string | null {
  const lead = heard.text(leadSlot);
  if (!/\b(?:before|prior|ahead|earlier|after)\b/i.test(`${lead} ${heard.text('link')}`)) return null;
  const found = heard.has('title') ? null : taskAfter(anchorOf(heard), heard);
  const named = found?.anchor ?? anchorOf(heard);
  const thing = heard.findWords(named, dated)[0] ?? journeyCalled(named, heard.world);
  const title = heard.has('title') ? titleOf(heard.text('title')) : titleOf(found?.task ?? '');
  if (!thing) return null;
  const { now, zone } = heard.world;
  if (thing.kind === 'date') {
    const days = leadDays(lead);
    if (!title && days)
      return {
        tool: 'set_social_date',
        input: { name: ownerOf(thing.title), kind: kindOf(thing.title), leadDays: days },
      };
  }
  if (thing.kind === 'reminder' && !title)
    return {
      tool: 'update_reminder',
      input: { item: thing.id, leads: [leadOf(thing, lead, heard)] },
    };
  const at = thing.at ?? (thing.date ? fromLocal(thing.date, '09:00', zone) : null);
  const when = at && timeFrom(at, lead, { now, zone });
  if (!when)
    return `I don’t know when ${thing.title} is, so I can’t count from it. When should I remind you?`;
  return { tool: 'set_reminder', input: { title: title || thing.title, when } };
}

/** Returns whether a message tells of a bad night, as "didnt sleep much, baby up at 2 and at 4" does. */
export const tellsOfNight = (message: string) =>
  /\b(?:(?:did ?n['’]?t|could ?n['’]?t|barely|hardly) (?:get (?:much|any) )?(?:sleep|slept)|no sleep|slept (?:badly|terribly|poorly|awful\w*|little)|last night|(?:rough|bad|terrible|awful|long) night)\b/i.test(
    message,
  ) && !/\bremind\b/i.test(message);

/** Returns whether a message tells what was: "I was off monday and tuesday at noon". */
export function tellsOfPast({ first, parts: [, second] }: Heard): boolean {
  const verb = second?.word ?? '';
  const isPast = /^(?:was|were|\p{L}+[^e]ed)$/u.test(verb) || baseForms(verb)?.includes(verb) === false;
  return isPast && /^(?:i|we|he|she|they)$/.test(first);
}
