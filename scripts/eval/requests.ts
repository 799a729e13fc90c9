import { evidenceOf, intentOf } from '@/lib/assistant/understand/classify';
import { understand } from '@/lib/assistant/understand/understand';

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

const emptyWorld = {
  now: new Date('2026-11-22T11:00:00Z'),
  zone: 'UTC',
  things: [],
  mentions: [],
  hasCalendar: false,
  firstName: null,
};

type Family = (typeof families)[number] | 'other';
interface Row {
  text: string;
  intent: string;
}

export function evalRequests(rows: unknown[]): { predictions: object[]; summary: object } {
  const judged = rows.filter(isRow).map((row) => {
    const meant = understand(row.text, emptyWorld);
    const [intent] = meant.intents;
    const named = intent ? intentOf(intent, evidenceOf(row.text)) : 'other';
    return { row, family: familyOf(named), called: meant.calls.length > 0 };
  });
  const right = judged.filter(({ row, family }) => row.intent === family);
  const ours = judged.filter(({ row }) => row.intent !== 'other');
  const foreign = judged.filter(({ row }) => row.intent === 'other');
  const taken = judged.filter(({ row, family }) => family !== 'other' && family !== row.intent);
  return {
    predictions: judged.map(({ row, family }) => ({ ...row, got: { intent: family } })),
    summary: {
      task: 'requests',
      rows: judged.length,
      accuracy: share(right.length, judged.length),
      silentlyWrong: share(taken.length, judged.length),
      wronglyTaken: share(foreign.filter(({ family }) => family !== 'other').length, foreign.length),
      anyTool: share(foreign.filter(({ called }) => called).length, foreign.length),
      oursAccuracy: share(ours.filter(({ row, family }) => row.intent === family).length, ours.length),
      perIntent: Object.fromEntries(
        [...families, 'other'].map((intent) => {
          const asked = judged.filter(({ row }) => row.intent === intent);
          return [intent, share(asked.filter(({ family }) => family === intent).length, asked.length)];
        }),
      ),
    },
  };
}

// Ticking off a list item counts as removing it.
function familyOf(intent: string): Family {
  if (intent === 'lists_done') return 'lists_remove';
  return families.find((family) => family === intent) ?? 'other';
}

function isRow(row: unknown): row is Row {
  if (typeof row !== 'object' || row === null) return false;
  return 'text' in row && typeof row.text === 'string' && 'intent' in row && typeof row.intent === 'string';
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 10_000;
}
