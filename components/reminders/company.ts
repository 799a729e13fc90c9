import { leadWords, ordinal, ruleWords } from '@/lib/reminders/rules';

/** What goes along with a reminder's time: how it repeats, when it is announced, whether it asks again. */
export interface Company {
  recurrenceRule: string | null;
  leads: number[];
  nag: boolean;
}

export const alone: Company = { recurrenceRule: null, leads: [], nag: false };

/** How long before it may be announced, in minutes. */
const leadChoices = [30, 60, 1440, 2880, 10080];
const kept = 'kept';
const never = 'never';
const days = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const rhythms = ['daily', 'weekdays', 'weekly', 'biweekly', 'monthly', 'yearly'] as const;

/** The rule of a choice for a wall-clock time (2027-05-03T17:00): the day that it repeats on is the time's own. */
function ruleOf(choice: string, time: string): string | null {
  const [, month = 0, day = 0] = time.slice(0, 10).split('-').map(Number);
  const weekday = days[new Date(`${time.slice(0, 10)}T00:00:00Z`).getUTCDay()];
  const rules: Record<string, string> = {
    daily: 'FREQ=DAILY',
    weekdays: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
    weekly: weekday ? `FREQ=WEEKLY;BYDAY=${weekday}` : 'FREQ=WEEKLY',
    biweekly: weekday ? `FREQ=WEEKLY;INTERVAL=2;BYDAY=${weekday}` : 'FREQ=WEEKLY;INTERVAL=2',
    monthly: day ? `FREQ=MONTHLY;BYMONTHDAY=${day}` : 'FREQ=MONTHLY',
    yearly: day ? `FREQ=YEARLY;BYMONTH=${month};BYMONTHDAY=${day}` : 'FREQ=YEARLY',
  };
  return rules[choice] ?? null;
}

/** The choice that a stored rule is, at its own time. */
export function repeatOf({ recurrenceRule }: Company, time: string): string {
  if (recurrenceRule === null) return never;
  return rhythms.find((choice) => ruleOf(choice, time) === recurrenceRule) ?? kept;
}

/** The choice that stored leads are. */
export function leadOf({ leads }: Company): string {
  if (leads.length === 0) return never;
  const isOffered = leads.length === 1 && leadChoices.includes(leads[0] ?? 0);
  return isOffered ? String(leads[0]) : kept;
}

/** What was chosen, for the time that was chosen; what is none of the choices stays as it was. */
export function chosenCompany(
  { repeat, lead, nag }: { repeat: string; lead: string; nag: boolean },
  time: string,
  start: Company,
): Company {
  const leads = lead === never ? [] : [Number(lead)];
  return {
    recurrenceRule: repeat === kept ? start.recurrenceRule : ruleOf(repeat, time),
    leads: lead === kept ? start.leads : leads,
    nag,
  };
}

/** Only what is not as it was: the rest is not sent. */
export function changedCompany(now: Company, start: Company): Partial<Company> {
  return {
    ...(now.recurrenceRule === start.recurrenceRule ? {} : { recurrenceRule: now.recurrenceRule }),
    ...(now.leads.join() === start.leads.join() ? {} : { leads: now.leads }),
    ...(now.nag === start.nag ? {} : { nag: now.nag }),
  };
}

/** The choices of "Repeats", in words that name the chosen day. */
export function repeatOptions(
  time: string,
  start: Company,
  isKept: boolean,
): [choice: string, words: string][] {
  const day = Number(time.slice(8, 10));
  const named: Record<string, string> = {
    weekly: day ? everyWeek(time) : 'Every week',
    biweekly: 'Every two weeks',
    monthly: day ? `Every month on the ${ordinal(day)}` : 'Every month',
    yearly: 'Every year',
  };
  const offered = rhythms.map((choice): [string, string] => [
    choice,
    named[choice] ?? capital(ruleWords(ruleOf(choice, time) ?? '')),
  ]);
  return [[never, 'Never'], ...offered, ...keptOption(isKept, ruleWords(start.recurrenceRule ?? ''))];
}

function everyWeek(time: string): string {
  return ruleWords(ruleOf('weekly', time) ?? '').replace(/^every /, 'Every week on ');
}

/** The choices of "Before". */
export function leadOptions(start: Company): [choice: string, words: string][] {
  const offered = leadChoices.map((minutes): [string, string] => [String(minutes), leadWords(minutes)]);
  return [[never, 'None'], ...offered, ...keptOption(leadOf(start) === kept, leadsWords(start.leads))];
}

function keptOption(isKept: boolean, words: string): [string, string][] {
  return isKept ? [[kept, `As set: ${words}`]] : [];
}

/** "Every Tuesday · also 2 days before · asks until answered"; '' for a reminder that comes once and no more. */
export function companyLine({ recurrenceRule, leads, nag }: Company): string {
  return [
    recurrenceRule ? capital(ruleWords(recurrenceRule)) : '',
    leads.length > 0 ? `also ${leadsWords(leads)} before` : '',
    nag ? 'asks until answered' : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

function leadsWords(leads: number[]): string {
  const words = leads.map(leadWords);
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
