import type { Heard, PhraseCall } from '@/lib/phrases/phrase';
import { localDate } from '@/lib/time/format';

/** Returns the calls that tell what is left: the open todos, and the reminders that are to come today. */
export function leftCalls({ whole, world: { now, zone, things } }: Heard): PhraseCall[] {
  const listed = { tool: 'list_todos', input: {} };
  const asksAll =
    /\b(?:left|open|outstanding|pending)\W*$/i.test(whole) && !/\b(?:list|todos)\b/i.test(whole);
  const isToCome = ({ kind, at }: Heard['world']['things'][number]) =>
    kind === 'reminder' && at && at > now && localDate(at, zone) === localDate(now, zone);
  if (!asksAll || !things.some(isToCome)) return [listed];
  const hasTodos = things.some(({ kind, isDone }) => kind === 'todo' && !isDone);
  return [...(hasTodos ? [listed] : []), { tool: 'agenda', input: { when: 'today' } }];
}
