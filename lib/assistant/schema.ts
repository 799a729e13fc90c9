import { z } from 'zod';
import { maxMessage } from '@/lib/assistant/rules';
import type { ActionRoom } from '@/lib/tool';

export const chatInput = z.strictObject({
  message: z
    .string('Write a message first.')
    .trim()
    .min(1, 'Write a message first.')
    // Who writes their journal may write much; any other message is refused at its own limit.
    .max(maxMessage, `A message holds at most ${maxMessage} characters.`),
  /** The message's own name: sent again under it, it is answered again and not done twice. */
  id: z
    .string()
    .regex(/^[\w-]{8,64}$/, 'An id has 8 to 64 letters, digits, - and _.')
    .optional(),
});

export const undoInput = z.strictObject({ turn: z.uuid('That is no turn.').optional() });

/** The answer to a chat message; actions only where something was changed. undo: this answer can be taken back. */
export interface ChatAnswer {
  message: string;
  actions?: Partial<Record<ActionRoom, { action: string }>>;
  undo?: boolean;
  /** The turn that `undo` would take back. */
  turn?: string;
}
