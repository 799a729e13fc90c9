import { understand } from '@/lib/assistant/understand/understand';
import type { World } from '@/lib/phrase';

/** Whether words ask the assistant for something, where they could as well be the answer to a question of the journal. */
export function readsAsRequest(text: string, { now, zone }: Pick<World, 'now' | 'zone'>): boolean {
  const world = { now, zone, things: [], mentions: [], hasCalendar: false, firstName: null };
  const { calls, certainty, isRequest } = understand(text, world);
  return (isRequest && calls.length > 0 && certainty >= 0.87) || text.startsWith('/');
}
