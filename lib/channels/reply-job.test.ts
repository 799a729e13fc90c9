import { expect, test } from 'vitest';
import { replyJob, replyJobBody } from '@/lib/channels/reply-job';

test('a reply job names its conversation, and one queued by an earlier version is still read', () => {
  expect(replyJobBody.parse(replyJob('u:1').body)).toEqual({ conversation: 'u:1' });
  expect(replyJobBody.parse({ talk: 'u:1' })).toEqual({ conversation: 'u:1' });
  expect(replyJobBody.safeParse({ conversation: '' }).success).toBe(false);
});
