import { makes } from '@/lib/assistant/acts/prefer-stored';
import type { ActReading } from '@/lib/assistant/acts/read-act';
import type { PhraseCall } from '@/lib/phrases/phrase';
import { takingOfAll } from '@/lib/phrases/taking';

export function isSame({ act, calls, names }: ActReading, others: PhraseCall[]): boolean {
  if (others.length === 0) return false;
  if (act === 'ask_when' && names.length > 0) return !others.every(({ tool }) => tool === 'agenda');
  if (act === 'both') return idsOf(others).length >= idsOf(calls).length;
  if (act === 'skip' && others.some(({ input }) => input.pause || input.until)) return true;
  if (act.startsWith('ask')) return takingOfAll(others) === null && !makes(others) && !isIdle(others, act);
  // In "let's say 11 tomorrow", the phrase rows overlook the hour.
  if (act === 'move' && hasHour(calls) && !hasHour(others)) return false;
  // In "give it ten more minutes", the phrase rows take ten for the hour.
  if (act === 'shift' && !isLength(others)) return false;
  return signOf(calls) === signOf(others);
}

const changes = ['title', 'when', 'due', 'leads', 'skip', 'pause', 'until'];

function signOf(calls: PhraseCall[]): string {
  const [{ tool, input } = { tool: '', input: {} }] = calls;
  const taking = takingOfAll(calls);
  if (tool === 'undo' || taking === null) return tool;
  const field = changes.find((name) => input[name] !== undefined);
  return taking === 'move' ? (field === 'due' ? 'when' : (field ?? 'when')) : taking;
}

function hasHour(calls: PhraseCall[]): boolean {
  return calls.some(({ input }) =>
    /\d|noon|midnight|later|earlier/.test(String(input.when ?? input.due ?? '')),
  );
}

function isLength(calls: PhraseCall[]): boolean {
  return calls.every(({ input }) =>
    /later|earlier|min|hour|day|week|month/i.test(String(input.when ?? input.due ?? '')),
  );
}

function isIdle(others: PhraseCall[], act: string): boolean {
  const own: Record<string, string> = {
    ask_todos: 'list_todos',
    ask_list: 'list_todos',
    ask_reminders: 'list_reminders',
  };
  const [{ tool, input } = { tool: '', input: {} }] = others;
  if (own[act] === undefined) return false;
  return tool === own[act]
    ? act === 'ask_list' && input.list === undefined
    : tool === 'agenda' || tool === 'answer_date';
}

function idsOf(calls: PhraseCall[]): unknown[] {
  return calls.flatMap(({ input }) =>
    Array.isArray(input.items) ? input.items : input.all ? ['all', 'all'] : [],
  );
}
