import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { isOn } from '@/lib/reminders/phrases/running/series';
import { addDays, weekday } from '@/lib/time/clock';
import { readTime } from '@/lib/time/find-times';
import { formatDay, localDate } from '@/lib/time/format';
import { shortDay } from '@/lib/words/short-forms';
import { quoted } from '@/lib/words/wording';

const opening = new RegExp(
  `^(?:(?:ok(?:ay)?|so|right|and|oh|well|also),? )*(?:(?:(?:i|we)(?:['’]?m| am|['’]ll be| will be)? )?(?:work(?:ing)?|on shift|(?:on|doing) (?:an? )?(?<kind>earl(?:y|ies)|lates?|nights?|days?|long days?)(?: shifts?)?|on(?= \\d))|(?:my |the )?(?:work )?(?<name>shifts?|rota|roster|work hours)(?<place> (?:at|in) (?:the )?\\p{L}+(?: (?!(?:on|from)\\b|${shortDay})\\p{L}+)?)?(?: is| are)?(?:(?: for)? (?<week>this|next) week)?(?: is| are)?)[:,–-]? (?=\\S)`,
  'iu',
);
const day = `(?:(?:on |this |next |the )*(?:${shortDay}|today|tonight|tomorrow|\\d{1,2}(?:st|nd|rd|th)))`;
const clock = (name: string) => `(?<${name}>\\d{1,2}(?:[:.][0-5]\\d)?(?: ?[ap]m|[ap](?![a-z]))?)`;
// "6pm" begins a shift without an end.
const hours = `(?:from |at )?${clock('from')}(?: ?(?:-|–|to|til|till|until) ?${clock('to')}(?![\\d:.])|(?<=[ap]m))`;
const free = '(?:off|free|rest|day off)';
const piece = new RegExp(
  `^(?:(?<day>${day})(?: ?(?:-|–|to|til|till|until|thru|through) ?(?<last>${shortDay}))?:?(?: (?:is|i am|i['’]m|im))? (?:${hours}|${free})|(?:${hours.replace('<from>', '<start>').replace('<to>', '<end>')}|${free}),? (?<on>${day})(?: ?(?:-|–|to|til|till|until|thru|through) ?(?<through>${shortDay}))?)(?:\\s*(?:,|;|\\+|&)\\s*(?:and |then )?|\\s+(?:and |then )?|[.!]*$)`,
  'i',
);
const maxShifts = 10;

interface Shift {
  day: string;
  /** The last day of "mon to wed". */
  last?: string;
  /** Hours from 0 to 24, with minutes as a fraction. */
  from: number;
  to: number;
  isSaid: boolean;
  /** Whether only the start was said. */
  isOpen?: boolean;
}

/** Phrases that say when someone works: "my shifts: mon 7-3, tue 12-8" gives two reminders. */
export const workHourPhrases: Phrase[] = [
  {
    intent: 'calendar_set',
    when: 'must',
    isContent: true,
    strength: 'certain',
    say: ['{all}'],
    fits: (heard) => workCalls(heard) !== null,
    calls: (heard) => workCalls(heard),
    examples: ['my shifts: mon 7-3, tue 12-8, fri 9-5', 'i work 7 to 3 tomorrow'],
    counterExamples: ['when do i work tomorrow'],
  },
  {
    // "Tues late, start 14:10" is a line of a rota.
    intent: 'calendar_set',
    when: 'must',
    isContent: true,
    strength: 'certain',
    say: ['{all}'],
    fits: (heard) => rotaCall(heard) !== null,
    calls: (heard) => rotaCall(heard),
    examples: ['tues late shift, start 14:10'],
    counterExamples: ['dentist friday at 9'],
  },
  {
    // "What time do I finish friday morning", of a night shift that begins on Thursday.
    intent: 'calendar_query',
    isQuestion: true,
    when: 'must',
    strength: 'certain',
    say: [
      '[and|so|ok] (what time|when|at what time) (do|will|am) (i|we) (finish|finishing|get off|done|finished|get out|off|clock off|knock off) [work|my shift|the shift] [on|in the]',
    ],
    fits: (heard) => nightEnd(heard) !== null,
    calls: (heard) => nightEnd(heard),
    examples: [],
  },
];

function nightEnd({ times: [time, other], world }: Heard): PhraseCall | null {
  const day = time && 'date' in time ? time.date : time?.kind === 'range' ? time.from.date : null;
  if (other || !day) return null;
  const isThen = (thing: Thing, date: string) =>
    thing.rule ? isOn(thing, date, world) : thing.at && localDate(thing.at, world.zone) === date;
  const shifts = world.things.filter(({ kind, title }) => kind === 'reminder' && ofWork.test(title));
  const [night, more] = shifts.filter((thing) => {
    const [, from = '', to = ''] = /^(\d\d:\d\d) to (\d\d:\d\d)$/.exec(thing.details ?? '') ?? [];
    return to !== '' && to < from && isThen(thing, addDays(day, -1));
  });
  if (!night || more) return null;
  const end = `${quoted(night.title)} ends ${formatDay(day, localDate(world.now, world.zone))}, ${night.details?.slice(-5)}.`;
  const { kind, id, title } = night;
  return { tool: 'recall', input: { text: end, items: [{ kind, id, title }] } };
}

const rotaDay = new RegExp(`(?<![\\p{L}\\d])(?:${day})(?![\\p{L}\\d])`, 'iu');
const rotaKind = /\b(?<kind>early|late|nights?|long day|morning|evening|split)(?: (?:shift|turn|duty))?\b/i;
const rotaClock =
  /(?<![\d:.])(?<from>\d{1,2}(?:[:.][0-5]\d)?(?: ?[ap]m)?)(?: ?(?:-|–|to|til|till|until) ?(?<to>\d{1,2}(?:[:.][0-5]\d)?(?: ?[ap]m)?))?(?![\d:.])/i;
const rotaFiller =
  /^(?:starts?|starting|begins?|at|from|is|on|a|an|the|my|i|am|i['’]?m|work|working|shift|and|then|also)$/i;
const ofWork = /\b(?:shift|work|alarm|early|late|nights?|rest day|day off)\b/i;
const maxRota = 60;

function rotaCall({ whole, hasQuestionMark, world }: Heard): PhraseCall | null {
  if (hasQuestionMark || whole.length > maxRota || !/\d/.test(whole)) return null;
  const date = rotaDay.exec(whole)?.[0];
  const rest = date ? whole.replace(date, ' ') : whole;
  const kind = rotaKind.exec(rest)?.groups?.kind?.toLowerCase().replace(/s$/, '');
  const found = rotaClock.exec(rest);
  const clock = found?.[0];
  if (
    !date ||
    !clock ||
    !rest
      .replace(rotaKind, ' ')
      .replace(clock, ' ')
      .split(/[\s,:–-]+/)
      .every(isRotaFiller)
  )
    return null;
  const { from = clock, to } = found?.groups ?? {};
  const isShift = /\bshift\b/i.test(rest);
  const isSaid = kind
    ? isShift || /(?<!\b(?:late|early) )\bstart/i.test(rest)
    : // "Saturday shift 10-4".
      isShift && to !== undefined;
  const isAmong = world.mentions.slice(0, 3).some(({ thing }) => ofWork.test(thing.title));
  if (!isSaid && !(isAmong && (kind !== undefined || /\b(?:start|begin|work)/i.test(rest)))) return null;
  const day = readTime(date.replace(/^on /i, ''), world);
  if (day?.kind !== 'date') return null;
  const title = kind ? `${kind} shift` : isShift ? 'shift' : 'work';
  const start = startOf(from, kind);
  const description = to && `${said(start)} to ${said(shiftOf('', said(start), to).to)}`;
  return {
    tool: 'set_reminder',
    input: { title, when: `${day.date} ${said(start)}`, ...(description ? { description } : {}) },
  };
}

function isRotaFiller(word: string): boolean {
  return word === '' || rotaFiller.test(word);
}

function startOf(clock: string, kind: string | undefined): number {
  const hour = hourOf(clock.trim());
  if (/[ap]m/i.test(clock) || hour >= 12) return hour;
  if (kind === 'night' || kind === 'evening') return hour >= 4 ? hour + 12 : hour;
  const isAfternoon = hour >= 1 && hour < 4 && kind !== 'early' && kind !== 'morning';
  return isAfternoon || (kind === 'late' && hour < 11) ? hour + 12 : hour;
}

function workCalls({ whole, hasQuestionMark, world }: Heard): PhraseCall[] | null {
  const head = opening.exec(whole);
  if (!head || hasQuestionMark) return null;
  const shifts = shiftsIn(whole.slice(head[0].length));
  if (!shifts) return null;
  const { name, place = '', week, kind } = head.groups ?? {};
  // "I work mon to fri 9 to 5" is so in every week.
  const [one, another] = shifts;
  if (one?.last && !another && !name && !kind) return null;
  const title = kind ? kindName(kind) : /^shift/i.test(name ?? '') ? `shift${place}` : 'work';
  const calls = shifts.flatMap((shift): PhraseCall[] => {
    const isNext = week?.toLowerCase() === 'next' && !/next/i.test(shift.day);
    const date = readTime(
      `${/^\d/.test(shift.day) ? 'the ' : ''}${shift.day}${isNext ? ' next week' : ''}`,
      world,
    );
    if (date?.kind !== 'date') return [];
    const from = said(shift.from);
    const description = shift.isOpen ? {} : { description: `${from} to ${said(shift.to)}` };
    const last = shift.last ? readTime(shift.last, world) : null;
    const count = last?.kind === 'date' ? ((weekday(last.date) - weekday(date.date) + 7) % 7) + 1 : 1;
    return Array.from({ length: count }, (_, later) => ({
      tool: 'set_reminder',
      input: { title, when: `${addDays(date.date, later)} ${from}`, ...description },
    }));
  });
  return calls.length > 0 && calls.length >= shifts.length ? calls : null;
}

function kindName(kind: string): string {
  return `${kind.toLowerCase().replace(/ies$/, 'y').replace(/s$/, '')} shift`;
}

// Null if any word is not a day with hours, or a day off.
function shiftsIn(list: string): Shift[] | null {
  const shifts: Shift[] = [];
  for (let rest = list.trim(); rest !== ''; ) {
    const found = piece.exec(rest);
    const groups = found?.groups;
    if (!found || !groups || shifts.length > maxShifts) return null;
    const [from, to] = [groups.from ?? groups.start, groups.to ?? groups.end];
    const name = (groups.day ?? groups.on ?? '').replace(/^(?:on |the )+/i, '');
    const last = groups.last ?? groups.through;
    if (from) shifts.push({ ...shiftOf(name, from, to ?? from), isOpen: !to, ...(last ? { last } : {}) });
    rest = rest.slice(found[0].length).trim();
  }
  return shifts.map((shift) =>
    isNight(shift, shifts) ? { ...shift, from: shift.from + 12, to: shift.to - 12 } : shift,
  );
}

function shiftOf(name: string, from: string, to: string): Shift {
  const isSaid = /[ap]/i.test(from + to);
  const start = hourOf(from);
  // Most shifts start between 4 in the morning and 3 in the afternoon.
  const begin = start >= 1 && start < 4 && !/a/i.test(from) ? start + 12 : start;
  const end = hourOf(to);
  const last = end <= begin && end < 12 && !/a/i.test(to) ? end + 12 : end;
  return { day: name, from: begin, to: last % 24, isSaid };
}

// In "6-2, 2-10, 10-6", the last one is a night shift: it follows one shift and precedes another.
function isNight(shift: Shift, all: Shift[]): boolean {
  const isSame = (one: number, other: number) => one % 12 === other % 12;
  return (
    !shift.isSaid &&
    shift.from >= 10 &&
    shift.from < 12 &&
    all.some(({ to, from }) => to > 12 && isSame(to, shift.from) && from !== shift.from) &&
    all.some(({ from }) => from < 12 && isSame(from, shift.to) && from !== shift.from)
  );
}

function hourOf(words: string): number {
  const [, hour = '', minute = '0', half = ''] = /^(\d{1,2})(?:[:.](\d\d))? ?([ap]m?)?$/i.exec(words) ?? [];
  const value = half ? (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hour);
  return value + Number(minute) / 60;
}

function said(hour: number): string {
  const minutes = Math.round(hour * 60);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
