import { AppError } from '@/lib/errors';
import { longestLead, maxLeads, shortestLead } from '@/lib/reminders/rules';
import { quoted } from '@/lib/wording';

const numbers: Record<string, number> = {
  a: 1,
  an: 1,
  the: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  'forty-five': 45,
  'half an': 0.5,
  'half a': 0.5,
  'a couple of': 2,
  'a few': 3,
};

const units: [name: RegExp, minutes: number][] = [
  [/^(?:m|min|mins|minutes?)$/, 1],
  [/^(?:h|hr|hrs|hours?)$/, 60],
  [/^(?:d|days?|nights?|evenings?)$/, 1440],
  [/^(?:w|weeks?)$/, 7 * 1440],
];

/** How many minutes before its time a reminder is announced, from a person's words: ["2 days", "half an hour"]. */
export function resolveLeads(words: string[]): number[] {
  const leads = words.filter((each) => !atTheTime.test(each.trim())).map(minutesOf);
  if (leads.length > maxLeads)
    throw new AppError('invalid', `I announce a reminder at most ${maxLeads} times. Nothing was saved.`);
  return [...new Set(leads)].sort((a, b) => b - a);
}

/** The reminder itself comes at its time; nothing is announced for that. */
const atTheTime = /^(?:(?:and )?(?:on|at) (?:the|that) (?:day|time|hour)(?: itself)?|0.*|none|now)?$/i;

function minutesOf(words: string): number {
  const said = words
    .toLowerCase()
    .replace(/\s*(?:before(?:hand)?|in advance|ahead(?: of time)?|earlier|prior)$/, '')
    .trim();
  const [, count = '', unit = ''] = /^(.*?)[\s-]*([a-z]+)$/.exec(said) ?? [];
  const each = units.find(([name]) => name.test(unit))?.[1];
  const number = numbers[count] ?? Number(count);
  const minutes = Math.round((each ?? Number.NaN) * number);
  if (count === '' || Number.isNaN(minutes)) {
    throw new AppError(
      'invalid',
      `I do not understand ${quoted(words)} as a time before it. Nothing was saved; say “30 minutes before” or “2 days before”.`,
    );
  }
  if (minutes >= shortestLead && minutes <= longestLead) return minutes;
  throw new AppError(
    'invalid',
    'I announce a reminder between 5 minutes and 60 days before. Nothing was saved.',
  );
}
