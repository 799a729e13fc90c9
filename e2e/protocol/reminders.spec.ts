import { expect, test } from '@playwright/test';
import { sentTo, write } from '@/testing/stand-ins/twilio';
import { newAccount, rows, say } from '../accounts';
import { makeDue } from '../jobs';

test('a reminder set by chat is sent on WhatsApp at its time, once, and "done" completes it', async () => {
  const account = await newAccount({ bound: true });
  await write(account.phone, 'hello');
  await expect.poll(() => sentTo(account.phone)).toHaveLength(1);
  const before = Date.now();
  await say(account, 'remind me to water the plants in two minutes');
  const after = Date.now();
  const [reminder] = await (await account.api.get('/api/user/reminders')).json();
  const time = Date.parse(reminder.reminderTime);
  expect(time).toBeGreaterThanOrEqual(before + 120_000);
  expect(time).toBeLessThan(after + 121_000);
  const scheduled = 'select next_run_at from schedules where subject_id = $1';
  expect(await rows(scheduled, [reminder.id])).toEqual([{ next_run_at: new Date(time) }]);

  await makeDue([account.id]);
  const sent = async () => (await sentTo(account.phone)).slice(1);
  await expect.poll(sent).toEqual([expect.stringContaining('water the plants')]);
  await makeDue([account.id]);
  await write(account.phone, 'done');
  await expect
    .poll(sent)
    .toEqual([expect.stringContaining('water the plants'), expect.stringContaining('“water the plants”')]);
  const completed =
    'select is_active, acknowledged_at is not null as is_done from reminders where user_id = $1';
  expect(await rows(completed, [account.id])).toEqual([{ is_active: false, is_done: true }]);
});
