import { z } from 'zod';
import { defineTool } from '@/lib/tool';

/**
 * Says what the offline assistant found among the user's own things, and remembers that it was shown. The reading of a question knows these
 * things already, so nothing is read again. A model is not offered this tool.
 */
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
