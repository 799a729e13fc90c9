import { z } from 'zod';
import { defineTool } from '@/lib/tool';

/** The tool that answers with items that the user has stored. It is not offered to language models. */
export const recallTool = defineTool({
  name: 'recall',
  description: 'Answer from what the person has stored.',
  input: z.object({
    text: z.string().min(1),
    items: z.array(
      z.object({
        kind: z.enum(['todo', 'list', 'reminder', 'fact', 'social', 'event']),
        id: z.string(),
        title: z.string(),
      }),
    ),
  }),
  run: async (_ctx, { text, items }) => ({ text, mentions: { act: 'listed', items } }),
});
