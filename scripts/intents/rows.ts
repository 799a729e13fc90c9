import templates from '@/testing/corpora/intent-templates.json';
import { readRows } from '@/testing/corpora/read-rows';
import { expandTemplates, type Row } from './templates';

export type { Row };

const perTemplate = 6;

export function publicRows(): Row[] {
  return readRows<Row>('requests-en.jsonl').map(({ text, intent }) => ({
    text,
    intent: aboutReminders.test(text) ? (reminderIntents[intent] ?? intent) : intent,
  }));
}

export function ownRows(): Row[] {
  return expandTemplates(templates, perTemplate);
}

const aboutReminders = /\b(?:remind|remainder|notif)/;
const reminderIntents: Record<string, string> = {
  calendar_set: 'reminder_set',
  calendar_query: 'reminder_query',
  calendar_remove: 'reminder_remove',
};

const families = [
  'alarm_set',
  'alarm_query',
  'alarm_remove',
  'calendar_set',
  'calendar_query',
  'calendar_remove',
  'datetime_query',
  'lists_createoradd',
  'lists_query',
  'lists_remove',
] as const;

export function familyOf(intent: string): string {
  const coarse = coarser[intent] ?? intent;
  return families.find((family) => family === coarse) ?? 'other';
}

const coarser: Record<string, string> = {
  reminder_set: 'calendar_set',
  reminder_query: 'calendar_query',
  reminder_remove: 'calendar_remove',
  lists_done: 'lists_remove',
};
