import { z } from 'zod';
import { maxMessage } from '@/lib/assistant/rules';
import type { Feature } from '@/lib/tool';

export const chatInput = z.strictObject({
  message: z
    .string('Write a message first.')
    .trim()
    .min(1, 'Write a message first.')
    // An answer to the journal may have this length. Other messages are limited to maxChatText.
    .max(maxMessage, `A message holds at most ${maxMessage} characters.`),
  /** A second message with the same id gets the answer to the first. */
  id: z
    .string()
    .regex(/^[\w-]{8,64}$/, 'An id has 8 to 64 letters, digits, - and _.')
    .optional(),
});

export const undoInput = z.strictObject({ turn: z.uuid('That is no turn.').optional() });

export const choiceParams = z.object({ id: z.string().regex(/^[\w-]{8,32}$/) });

export const messagesQuery = z.strictObject({
  before: z.iso.datetime('The time must look like 2027-05-03T17:00:00.000Z.').optional(),
  after: z.string().max(200).optional(),
  q: z.string().trim().min(1).max(200, 'A search has at most 200 characters.').optional(),
});

export interface PastMessage {
  id: string;
  content: string;
  isFromUser: boolean;
  createdAt: string;
  channel: string | null;
}

export interface MessagePage {
  items: PastMessage[];
  next?: string;
}

export interface ChatChoice {
  id: string;
  label: string;
}

export interface ChatAnswer {
  message: string;
  actions?: Partial<Record<Feature, { action: string }>>;
  undo?: boolean;
  turn?: string;
  choices?: ChatChoice[];
}
