import { z } from 'zod';
import { defineTool } from '@/lib/tool';

/** Shows items that the offline assistant has already found. Language models do not have this tool. */
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
