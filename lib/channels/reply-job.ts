import { z } from 'zod';
import type { Job } from '@/lib/ports';

const id = z.string().min(1).max(200);

/** The body of a reply job. Earlier versions wrote `talk` instead of `conversation`. */
export const replyJobBody = z.union([
  z.object({ conversation: id }),
  z.object({ talk: id }).transform(({ talk }) => ({ conversation: talk })),
]);

export function replyJob(conversationId: string): Job {
  return { path: '/api/jobs/reply', body: { conversation: conversationId } };
}
