import { beforeEach, expect, test } from 'vitest';
import { chat } from '@/lib/assistant/chat';
import { runVerb } from '@/lib/http/run-verb';
import { listReminders } from '@/lib/reminders/reads';
import { createReminder } from '@/lib/reminders/writes';
import { clearSchedules } from '@/testing/due';
import { createUser } from '@/testing/people';
import { testCtx } from '@/testing/world';

// An earlier test may have scheduled a wake that makes the wakes of these tests unnecessary.
beforeEach(clearSchedules);

const wakes = (jobs: { path: string }[]) => jobs.filter(({ path }) => path === '/api/jobs/wake');

test('what a verb has committed gets its wake, even if the verb fails afterwards', async () => {
  const test = await testCtx();
  const ctx = await createUser(test, { timezone: 'UTC' });
  const failing = runVerb(ctx, async () => {
    await createReminder(ctx, { title: 'dentist', reminderTime: '2027-03-12T09:30' });
    throw new Error('on purpose');
  });
  await expect(failing).rejects.toThrow('on purpose');
  expect(wakes(test.jobs)).toHaveLength(1);
});

test('a message that comes again after its process has ended gets the wake that was never armed', async () => {
  const test = await testCtx();
  const ctx = await createUser(test, { timezone: 'UTC' });
  const ask = () => chat(ctx, 'remind me to call mom in 5 minutes', { id: 'same' });
  await ask();
  ctx.afterCommit.takeWake();
  expect(wakes(test.jobs)).toHaveLength(0);
  await runVerb(ctx, ask);
  expect(wakes(test.jobs)).toHaveLength(1);
});

test('a verb whose wake cannot be published fails, so that the caller repeats it', async () => {
  const test = await testCtx();
  const ctx = await createUser(test, { timezone: 'UTC' });
  const repeatable = () =>
    runVerb(ctx, () => chat(ctx, 'remind me to call mom in 5 minutes', { id: 'again' }));
  const { publish } = ctx.ports.queue;
  ctx.ports.queue.publish = () => Promise.reject(new Error('the queue is away'));
  await expect(repeatable()).rejects.toThrow('the queue is away');
  ctx.ports.queue.publish = publish;
  await repeatable();
  expect(wakes(test.jobs)).toHaveLength(1);
  expect(await listReminders(ctx)).toHaveLength(1);
});
