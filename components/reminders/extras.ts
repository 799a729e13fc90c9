import { formatLead, formatRule } from '@/lib/reminders/rules';

export interface Extras {
  recurrenceRule: string | null;
  leads: number[];
  nag: boolean;
}

export const noExtras: Extras = { recurrenceRule: null, leads: [], nag: false };

export function changedExtras(now: Extras, start: Extras): Partial<Extras> {
  return {
    ...(now.recurrenceRule === start.recurrenceRule ? {} : { recurrenceRule: now.recurrenceRule }),
    ...(now.leads.join() === start.leads.join() ? {} : { leads: now.leads }),
    ...(now.nag === start.nag ? {} : { nag: now.nag }),
  };
}

export function leadChoices({ leads }: Extras): [value: string, label: string][] {
  const minutes = [...new Set([30, 60, 1440, 2880, 10080, ...leads])].toSorted((a, b) => a - b);
  return minutes.map((lead) => [String(lead), formatLead(lead)]);
}

export function describeExtras({ recurrenceRule, leads, nag }: Extras): string {
  return [
    recurrenceRule ? capitalize(formatRule(recurrenceRule)) : '',
    leads.length > 0 ? `also ${joinLeads(leads)} before` : '',
    nag ? 'repeats until answered' : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

function joinLeads(leads: number[]): string {
  const words = leads.map(formatLead);
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
