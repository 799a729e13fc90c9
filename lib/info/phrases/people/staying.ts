import { zoneHint } from '@/lib/info/phrases/places/elsewhere';
import { absent, away, helper, isSomeone, oneself } from '@/lib/info/phrases/places/helpers';
import { withName } from '@/lib/info/phrases/shared';
import { formatFact } from '@/lib/info/wording';
import type { Heard, Phrase, Thing } from '@/lib/phrases/phrase';
import { addDays } from '@/lib/time/clock';
import { findTimes, readTime, type TimeExpression } from '@/lib/time/find-times';
import { formatDate, localDate } from '@/lib/time/format';

const state =
  /^(?:(?:off|away|out|abroad|sick|ill|absent|unavailable|travell?ing|overseas|in hospital)\b|on (?:leave|holidays?|vacation|parental leave|maternity leave|paternity leave|sick leave|a (?:course|training|trip))\b|(?:in|at|with) (?!the )(?:my |our |his |her |their )?\p{L}[\p{L}’'-]*)/iu;

export const stayingPhrases: Phrase[] = [
  {
    // "Tiago is off sick until wednesday", "we're in Madrid from the 3rd to the 9th".
    intent: 'facts_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: [
      '{who} [is|are] (not|will not be|can not|will not|will not be able to) (coming|in|come|make it|be in|be here) {value}',
      '{who} (on leave|on holiday|off|away) {value}',
      '{who} (is|are|am) [still|now|also] {value}',
    ],
    fits: (heard) => stayIn(heard) !== null,
    calls: (heard) => {
      const stay = stayIn(heard);
      return stay && [{ tool: 'store_info', input: stay }, ...zoneHint(heard)];
    },
    examples: ['Tiago is off sick until wednesday', "the kids are at their dad's this weekend"],
    counterExamples: ['rent is due until friday', 'the meeting is in Berlin on friday'],
  },
  {
    // "We are going to Rome on the 10th, back on the 19th".
    intent: 'facts_set',
    when: 'must',
    strength: 'certain',
    isContent: true,
    say: [
      '[so|and|hey] [i|we] [am|are|will be] (going|flying|traveling|travelling|driving|off|away|heading|heading off) to {place} [and] [then] [we|i] [am|are|will be] [coming|be|flying|getting|home] (back|home|return|returning) [again|home]',
    ],
    fits: (heard) => tripIn(heard) !== null,
    calls: (heard) => {
      const stay = tripIn(heard);
      return stay && { tool: 'store_info', input: stay };
    },
    examples: ['we are going to Rome on the 10th of december, back on the 19th'],
    counterExamples: ['we are going to Rome on the 10th'],
  },
  {
    // "I'm flying to Singapore tomorrow for 10 days".
    intent: 'facts_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: ['{all}'],
    fits: (heard) => lastingTrip(heard) !== null,
    calls: (heard) => {
      const stay = lastingTrip(heard);
      return stay && { tool: 'store_info', input: stay };
    },
    examples: [],
  },
  {
    // "Is Timo there on friday?" is answered with what was told about Timo.
    intent: 'facts_query',
    isQuestion: true,
    when: 'words',
    strength: 'certain',
    say: [
      'where (is|are|am) {who:word} [{rest}]',
      'where (is|are) (my|our|the) {who:word} [{rest}]',
      'where will {who} be [{rest}]',
      '(is|are|will) {who} [be] [still|already] (there|here|in|coming|back|off|away|around|working|available|home|out|abroad|sick|on holiday|on leave) [{rest}]',
      'when (is|are|will) {who} [be] (back|away|off) [{rest}]',
    ],
    fits: (heard) => staysOf(heard).length > 0,
    calls: (heard) => answered(heard),
    examples: [],
  },
  {
    // "Who's off in december?"
    intent: 'facts_query',
    isQuestion: true,
    when: 'words',
    strength: 'certain',
    say: [
      '[and|so] who is [still|all|going to be|gonna be] (off|away|out|absent|abroad|travelling|traveling|sick|ill|on holiday|on holidays|on vacation|on leave|on a course|off sick|not in|not here) [{rest}]',
      '[and|so] who (will be|has got|has|is taking) (off|away|out|absent|on holiday|on leave|time off|holiday|leave|days off) [{rest}]',
      '[is|will] (anyone|anybody|someone) [be] (off|away|out|absent|on holiday|on vacation|on leave|abroad) [{rest}]',
    ],
    fits: (heard) => staysFor('', heard).length > 0,
    // Words alone would give way to the next birthday.
    calls: (heard) => ({
      tool: 'recall',
      input: {
        text: answeredFor(heard, staysFor('', heard)),
        items: factsAbout('', heard).map(({ kind, id, title }) => ({ kind, id, title })),
      },
    }),
    examples: [],
  },
];

function stayIn(heard: Heard): { key: string; value: string } | null {
  const who = withName(heard.text('who'), heard);
  const told = heard.text('value');
  const isHelper = helper.test(who);
  const isTold = state.test(told) || !isHelper;
  const value = isTold ? told : `${away.exec(heard.whole)?.[0] ?? 'not coming'} ${told}`;
  if (heard.hasQuestionMark || / (?:is|are|am)$/i.test(who)) return null;
  if (!(isSomeone(who) ? isHelper || state.test(value) : isLeft(who, value))) return null;
  const [time, another] = findTimes(value, heard.world);
  const days = time && !another ? (pairOf(time, heard) ?? daysOf(time, heard, isHelper)) : null;
  if (!time || !days) return null;
  const before = value.slice(0, time.start).replace(/\s+(?:from|until|till|til|for)?\s*$/i, '');
  const isState = absent.test(before) || (isTold && state.test(before)) || !isSomeone(who);
  if (!isState || value.slice(time.end).trim() !== '' || before.split(' ').length > 6) return null;
  const subject = oneself.test(who) ? 'you' : isSomeone(who) ? who : who.replace(/^(?:my|our) /i, 'the ');
  const link = subject === 'you' ? 'are' : /\b(are|am)\b/i.test(heard.whole) ? 'are' : 'is';
  const key = `${subject} ${link} ${before}`;
  return { key, value: `${key} ${days}` };
}

// "The car is in the garage till wednesday": where a thing is for some days is no plan.
function isLeft(who: string, value: string): boolean {
  return (
    /^(?:my|our|the|his|her) (?!(?:\p{L}+ )?(?:sale|show|fair|market|offer|exhibition|conference|festival|film|concert|deal|meeting|course|camp)$)\p{L}+(?: \p{L}+)?$/iu.test(
      who,
    ) && /^(?:in|at|with) (?:for )?[\p{L}'’ ]{2,40}? (?:until|till?) /iu.test(value)
  );
}

// "On friday" alone is a plan, except of a helper; some days are a stay. The words are kept as dates, because they are read later.
function daysOf(time: TimeExpression, { world, message }: Heard, isHelper: boolean): string | null {
  const day = (date: string) => formatDate(date, localDate(world.now, world.zone));
  // "Until january" ends when january begins.
  if (time.kind === 'range' && time.bound === 'until' && time.from.date)
    return `until ${day(time.from.date)}`;
  if (time.kind === 'range' && time.from.date && time.to.date && time.from.date !== time.to.date)
    return `from ${day(time.from.date)} to ${day(time.to.date)}`;
  const isLimit = time.bound === 'until' || /\b(?:until|till|til)\b/i.test(message);
  if (time.kind !== 'date' || !(isLimit || isHelper)) return null;
  return `${isLimit ? 'until' : 'on'} ${day(time.date)}`;
}

// "Off thursday and friday": two days in a row are a stay.
function pairOf({ text }: TimeExpression, { world }: Heard): string | null {
  const [first, second, another] = text.split(/ (?:and|&) /i).map((day) => readTime(day, world));
  if (first?.kind !== 'date' || second?.kind !== 'date' || another !== undefined) return null;
  return second.date === addDays(first.date, 1) ? spanned(first.date, second.date, world) : null;
}

function spanned(from: string, to: string, { now, zone }: Heard['world']): string {
  const [first, last] = [from, to].map((date) => formatDate(date, localDate(now, zone)));
  return `from ${first} to ${last}`;
}

const lasting =
  /^(?:(?:so|and|hey|oh|ok)[, ]+)*(?:i|we)(?:['’]?m|['’]?re| am| are|['’]ll be| will be) (?:also )?(?:going|flying|travell?ing|driving|off|away|heading|heading off|going away|flying out) to (?<place>[\p{L}'’ -]{2,40}?) (?<start>(?:on |from |this |next |the )*(?:today|tonight|tomorrow|tmrw|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d{1,2}(?:st|nd|rd|th)?(?: of)? \p{L}{3,9}|\p{L}{3,9} \d{1,2}(?:st|nd|rd|th)?|\d{1,2}(?:st|nd|rd|th))) for (?<count>\d{1,2}|an?|one|two|three|four|five|six|seven|ten) (?<unit>day|night|week)s?[.! ]*$/iu;
const counts = 'zero one two three four five six seven eight nine ten'.split(' ');

// "I'm flying to Singapore tomorrow for 10 days".
function lastingTrip({ whole, world, hasQuestionMark }: Heard): { key: string; value: string } | null {
  const { place = '', start = '', count = '', unit = '' } = lasting.exec(whole)?.groups ?? {};
  const [time, another] = start ? findTimes(start, world) : [];
  if (
    hasQuestionMark ||
    another ||
    time?.kind !== 'date' ||
    /^(?:bed|sleep|work|the (?:gym|loo))$/i.test(place)
  )
    return null;
  const number = /^\d/.test(count) ? Number(count) : Math.max(1, counts.indexOf(count.toLowerCase()));
  const days = /^week/i.test(unit) ? number * 7 : /^night/i.test(unit) ? number : number - 1;
  const key = `you are ${/^(?:my|our|the|his|her|their) /i.test(place) ? 'at' : 'in'} ${place}`;
  return days > 0 ? { key, value: `${key} ${spanned(time.date, addDays(time.date, days), world)}` } : null;
}

function tripIn(heard: Heard): { key: string; value: string } | null {
  const { times, world, hasQuestionMark } = heard;
  const [start, end, another] = times;
  if (hasQuestionMark || another || start?.kind !== 'date' || end?.kind !== 'date') return null;
  const last = end.date > start.date ? end.date : dayAfter(start.date, end.text);
  if (!last || heard.text('place').split(' ').length > 3) return null;
  const key = `you are in ${heard.text('place')}`;
  return { key, value: `${key} ${spanned(start.date, last, world)}` };
}

// "The 19th" after "10 December" is in December, whatever month it is now.
function dayAfter(date: string, words: string): string | null {
  const day = /(\d{1,2})(?:st|nd|rd|th)$/i.exec(words)?.[1]?.padStart(2, '0');
  return day && day > date.slice(8) ? `${date.slice(0, 8)}${day}` : null;
}

function answered(heard: Heard): string {
  return answeredFor(heard, staysOf(heard));
}

// A question about some days is answered with the stays of these days; without, with all, and a no.
function answeredFor(heard: Heard, stays: string[]): string {
  const [asked, another] = findTimes(heard.whole, heard.world);
  const day = asked && 'date' in asked ? asked.date : null;
  const range = asked?.kind === 'range' ? asked : null;
  const [from, to] = range ? [range.from.date, range.to.date] : [day, day];
  if (!asked || !from || !to || another) return stays.join('\n');
  const then = stays.filter((stay) => covers(stay, { from, to }, heard));
  const today = localDate(heard.world.now, heard.world.zone);
  const name = day ? formatDate(day, today) : asked.text.replace(/^in /i, '');
  return then.length > 0 ? then.join('\n') : `I know of nothing for ${name}. ${stays.join('\n')}`;
}

function covers(stay: string, days: { from: string; to: string }, { world }: Heard): boolean {
  const [span] = findTimes(stay, world);
  if (span?.kind === 'range')
    return (!span.from.date || span.from.date <= days.to) && (!span.to.date || days.from <= span.to.date);
  const isOneDay = !/\buntil\b/.test(stay);
  return span?.kind !== 'date' || (days.from <= span.date && (!isOneDay || span.date <= days.to));
}

/** Returns sentences that say where the user is on days from `from` to `to` (YYYY-MM-DD). */
export function ownStays(heard: Heard, days: { from: string; to: string }): string[] {
  return staysFor('you ', heard).filter((stay) => covers(stay, days, heard));
}

function staysOf(heard: Heard): string[] {
  const said = withName(heard.text('who'), heard).toLowerCase();
  return staysFor(`${oneself.test(said) ? 'you' : said.replace(/^(?:the|my|our) /, '')} `, heard);
}

function staysFor(subject: string, heard: Heard): string[] {
  return factsAbout(subject, heard).map(({ title, value = '' }) => formatFact({ key: title, value }));
}

function factsAbout(subject: string, { world }: Heard): Thing[] {
  return world.things.filter(
    ({ kind, title, value = '' }) =>
      kind === 'fact' &&
      value.startsWith(title) &&
      title
        .toLowerCase()
        .replace(/^(?:the|my|our) /, '')
        .startsWith(subject),
  );
}
