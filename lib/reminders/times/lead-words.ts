import { AppError } from '@/lib/errors';
import { maxLeadMinutes, maxLeads, minLeadMinutes } from '@/lib/reminders/rules';
import { readMinutes } from '@/lib/time/durations';
import { quoted } from '@/lib/words/wording';

export function resolveLeads(words: string[]): number[] {
  const leads = words.filter((each) => !atTheTime.test(each.trim())).map(minutesOf);
  if (leads.length > maxLeads)
    throw new AppError('invalid', `I announce a reminder at most ${maxLeads} times. Nothing was saved.`);
  return [...new Set(leads)].sort((a, b) => b - a);
}

const atTheTime = /^(?:(?:and )?(?:on|at) (?:the|that) (?:day|time|hour)(?: itself)?|0.*|none|now)?$/i;

function minutesOf(words: string): number {
  const said = words
    .toLowerCase()
    .replace(/\s*(?:before(?:hand)?|in advance|ahead(?: of time)?|earlier|prior)$/, '')
    .trim();
  const length = readMinutes(said.replace(/^the /, 'a ').replace(/\b(?:night|evening)(?=s?$)/, 'day'));
  const minutes = Math.round(length ?? Number.NaN);
  if (Number.isNaN(minutes)) {
    throw new AppError(
      'invalid',
      `I do not understand ${quoted(words)} as a time before it. Nothing was saved; say “30 minutes before” or “2 days before”.`,
    );
  }
  if (minutes >= minLeadMinutes && minutes <= maxLeadMinutes) return minutes;
  throw new AppError(
    'invalid',
    'I announce a reminder between 5 minutes and 366 days before. Nothing was saved.',
  );
}
