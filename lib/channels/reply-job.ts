import { z } from 'zod';
import type { Job } from '@/lib/ports';

export const replyJobBody = z.object({ conversation: z.string().min(1).max(200) });

export function replyJob(conversationId: string): Job {
  return { path: '/api/jobs/reply', body: { conversation: conversationId } };
}
