import { expect, test } from 'vitest';
import { replyJob, replyJobBody } from '@/lib/channels/reply-job';

test('a reply job names its conversation', () => {
  expect(replyJobBody.parse(replyJob('u:1').body)).toEqual({ conversation: 'u:1' });
  expect(replyJobBody.safeParse({ conversation: '' }).success).toBe(false);
});
