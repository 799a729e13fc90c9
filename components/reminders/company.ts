import { leadWords, ruleWords } from '@/lib/reminders/rules';

/** What goes along with a reminder's time: how it repeats, when it is announced, whether it asks again. */
export interface Company {
  recurrenceRule: string | null;
  leads: number[];
  nag: boolean;
}

export const alone: Company = { recurrenceRule: null, leads: [], nag: false };

/** Only what is not as it was: the rest is not sent. */
export function changedCompany(now: Company, start: Company): Partial<Company> {
  return {
    ...(now.recurrenceRule === start.recurrenceRule ? {} : { recurrenceRule: now.recurrenceRule }),
    ...(now.leads.join() === start.leads.join() ? {} : { leads: now.leads }),
    ...(now.nag === start.nag ? {} : { nag: now.nag }),
  };
}

/** How long before it may be announced, in minutes; one that was set in other words is offered, too. */
export function leadChoices({ leads }: Company): [choice: string, words: string][] {
  const minutes = [...new Set([30, 60, 1440, 2880, 10080, ...leads])].toSorted((a, b) => a - b);
  return minutes.map((each) => [String(each), leadWords(each)]);
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
