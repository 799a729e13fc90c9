import { expect, test } from 'vitest';
import { chat } from '@/lib/assistant/chat';
import { createUser } from '@/testing/people';
import { testCtx } from '@/testing/world';
import { readingLines } from './reading-lines';

test('a message is shown with its rows, where they are, and what is chosen', async () => {
  const ctx = await createUser(await testCtx());
  const lines = (await readingLines(ctx, 'set a reminder')).join('\n');
  expect(lines).toMatch(/0\.\d+ {2}asks .*\n.*lib\/reminders\/phrases\/setting\.ts:\d+/);
  await chat(ctx, 'set a reminder');
  const answer = (await readingLines(ctx, 'dentist')).join('\n');
  expect(answer).toMatch(/rows .*dentist/);
  expect(answer).toMatch(/chosen .*set_reminder.*dentist.*before any reading/);
});
