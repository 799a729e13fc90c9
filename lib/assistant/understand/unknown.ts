import type { Request } from '@/lib/assistant/understand/readings';
import type { World } from '@/lib/phrase';

const questionWords = new Set(
  'what where when who whom whose which why how is are was were do does did can could will would should has have'.split(
    ' ',
  ),
);

/** Answers a message that fits nothing, in words that fit its form. */
export function replyToUnknown(message: string, request: Request | null, _world: World): string {
  const first = request?.plain[0]?.norm ?? '';
  const count = request?.plain.length ?? 0;
  if (count === 0) return '🙂';
  if (/\?\s*$/.test(message) || questionWords.has(first))
    return 'That one I can’t answer: I only know what you have told me.';
  if (count <= 2)
    return `I’m not sure what to do with “${message.trim().slice(0, 60)}”. Is it a todo, a reminder or a note?`;
  return 'That is not something I can do. Todos, reminders, dates and notes are what I am good at.';
}
