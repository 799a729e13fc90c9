import { addDays, weekday } from '@/lib/time/clock';
import { localDate } from '@/lib/time/format';
import { resolveWhen } from '@/lib/time/phrases';

/** Calendar days, both included, YYYY-MM-DD. */
export interface Stretch {
  from: string;
  to: string;
}

/**
 * The days that words ask about: one day ("tomorrow", "friday"), or a stretch ("this week", "the weekend", "next month",
 * "the next 3 days"). Weeks begin on Monday; what is past of this week or month is left out. Null where no days are named.
 */
export function resolveStretch(words: string, at: { now: Date; zone: string }): Stretch | null {
  const today = localDate(at.now, at.zone);
  const text = words.toLowerCase().replace(/\s+/g, ' ').trim().slice(0, 200);
  for (const [pattern, stretch] of stretches) {
    const match = pattern.exec(text);
    if (match) return stretch(today, match);
  }
  const day = resolveWhen(text, at)?.date;
  return day ? { from: day, to: day } : null;
}

const stretches: [RegExp, (today: string, match: RegExpExecArray) => Stretch][] = [
  [/\bnext week\b/, (today) => week(addDays(monday(today), 7))],
  [
    /\b(?:this|rest of the|current|during the) week\b|^(?:for )?the week$/,
    (today) => ({ ...week(monday(today)), from: today }),
  ],
  [/\bnext weekend\b/, (today) => weekend(addDays(monday(today), 7))],
  [/\b(?:this|the|coming) weekend\b/, (today) => weekend(monday(today), today)],
  [/\bnext month\b/, (today) => month(addDays(`${today.slice(0, 7)}-28`, 7).slice(0, 7))],
  [/\b(?:this|rest of the|current) month\b/, (today) => ({ ...month(today.slice(0, 7)), from: today })],
  [
    /\b(?:next|coming|following) (\d{1,3}|two|three|four|five|six|seven|ten|few|couple of) days\b/,
    (today, match) => ({ from: today, to: addDays(today, countOf(match[1] ?? '')) }),
  ],
  [
    /\b(?:next|coming|following) (\d{1,2}|two|three|four) weeks\b/,
    (today, match) => ({ from: today, to: addDays(today, countOf(match[1] ?? '') * 7) }),
  ],
];

const numbers: Record<string, number> = {
  two: 2,
  'couple of': 2,
  few: 3,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  ten: 10,
};

function countOf(word: string): number {
  return numbers[word] ?? Number(word);
}

function monday(date: string): string {
  return addDays(date, 1 - weekday(date));
}

function week(from: string): Stretch {
  return { from, to: addDays(from, 6) };
}

/** What is left of a week's Saturday and Sunday from a day on. */
function weekend(from: string, earliest = from): Stretch {
  const isOn = earliest > addDays(from, 5);
  return { from: isOn ? earliest : addDays(from, 5), to: addDays(from, 6) };
}

function month(name: string): Stretch {
  const next = addDays(`${name}-28`, 7).slice(0, 7);
  return { from: `${name}-01`, to: addDays(`${next}-01`, -1) };
}
