import type { JournalEntry, JournalReminder } from '@/lib/journal/schema';
import { type Call, serve } from '@/testing/page';

export const zone = 'America/New_York';

export function entryOf(daysAgo: number, overrides: Partial<JournalEntry> = {}): JournalEntry {
  const at = new Date(Date.parse('2027-03-10T14:00:00Z') - daysAgo * 86_400_000).toISOString();
  return {
    id: `entry-${daysAgo}`,
    entryText: 'It was a quiet day.',
    sentimentScore: 4,
    entryDate: at.slice(0, 10),
    createdAt: at,
    responses: { feeling: 'Calm', question1: 'The walk', question2: '', question3: 'Tea' },
    scoreSource: 'model',
    isPending: false,
    isCrisis: false,
    ...overrides,
  };
}

type Answer = ReturnType<Parameters<typeof serve>[0]>;

export function serveJournal(
  options: {
    entries?: JournalEntry[];
    reminder?: JournalReminder | null;
    answer?: () => Answer;
    change?: (call: Call) => Answer;
  } = {},
): { calls: Call[]; entries: JournalEntry[] } {
  const { entries = [], reminder = null, answer, change } = options;
  const calls = serve((call) => {
    const { method, path } = call;
    if (method !== 'GET' && change) return change(call);
    if (method === 'PATCH') {
      const entry = entries.find(({ id }) => path.endsWith(id));
      return { body: { ...entry, ...Object(call.body), scoreSource: 'person' } };
    }
    if (method === 'DELETE') return { body: {} };
    if (path.endsWith('journal-reminder')) return { body: reminder };
    return answer ? answer() : { body: entries };
  });
  return { calls, entries };
}
