import { expect, test } from 'vitest';
import { listDailyReminders } from '@/lib/daily-reminders/reads';
import { dailyReminderInput } from '@/lib/daily-reminders/schema';
import { createDailyReminder, deleteDailyReminder } from '@/lib/daily-reminders/writes';
import { journalReminderOf } from '@/lib/journal/reads';
import { journalMessages, maxJournalMessage } from '@/lib/journal/rules';
import { journalReminderInput } from '@/lib/journal/schema';
import { createJournalReminder, updateJournalReminder } from '@/lib/journal/writes';
import { updateProfile } from '@/lib/profile/update';
import { createUser } from '@/testing/people';
import { testCtx } from '@/testing/world';

const input = (given: Record<string, unknown> = {}) => journalReminderInput.parse(given);

test('a new journal reminder has the defaults and the user’s time zone, and an edit changes only the given fields', async () => {
  const ctx = await createUser(await testCtx(), { timezone: 'Asia/Kolkata' });
  expect(await journalReminderOf(ctx)).toBeNull();
  const made = await createJournalReminder(ctx, input());
  expect(made).toEqual({
    id: made.id,
    time: '17:00',
    timezone: 'Asia/Kolkata',
    isActive: true,
    includeMotivation: true,
    customMessage: null,
    lastSent: null,
  });
  await updateJournalReminder(ctx, input({ customMessage: 'Write', includeMotivation: false }));
  const moved = await updateJournalReminder(ctx, input({ time: '21:15', isActive: false }));
  expect(moved).toEqual({
    ...made,
    time: '21:15',
    isActive: false,
    customMessage: 'Write',
    includeMotivation: false,
  });
  expect(await updateJournalReminder(ctx, input({ customMessage: ' ' }))).toMatchObject({
    customMessage: null,
  });
});

test('a user has at most one, even if two are created at the same time, and needs one to change it', async () => {
  const ctx = await createUser(await testCtx());
  const missing = { code: 'not_found', message: journalMessages.none };
  await expect(updateJournalReminder(ctx, input())).rejects.toMatchObject(missing);
  const made = await Promise.allSettled([
    createJournalReminder(ctx, input({ time: '20:00' })),
    createJournalReminder(ctx, input({ time: '21:00' })),
  ]);
  const refused = made.filter((result) => result.status === 'rejected');
  expect(refused).toMatchObject([{ reason: { code: 'conflict', message: journalMessages.onlyOne } }]);
});

test('deleting a daily reminder by id also deletes the user’s own journal reminder, but no one else’s', async () => {
  const ctx = await createUser(await testCtx());
  const stranger = await createUser(ctx);
  const journal = await createJournalReminder(ctx, input());
  const daily = await createDailyReminder(ctx, dailyReminderInput.parse({ name: 'Morning', time: '07:30' }));
  await expect(deleteDailyReminder(stranger, journal.id)).rejects.toMatchObject({ code: 'not_found' });
  expect(await deleteDailyReminder(ctx, journal.id)).toEqual({ id: journal.id });
  expect(await journalReminderOf(ctx)).toBeNull();
  expect(await listDailyReminders(ctx)).toMatchObject([{ id: daily.id }]);
  await expect(deleteDailyReminder(ctx, journal.id)).rejects.toMatchObject({ code: 'not_found' });
});

test('a new time zone keeps the local time of the prompt', async () => {
  const ctx = await createUser(await testCtx(), { timezone: 'Europe/Paris' });
  await createJournalReminder(ctx, input({ time: '21:00' }));
  await updateProfile(ctx, { timezone: 'Asia/Tokyo' }, { address: '127.0.0.1', device: null, sid: null });
  expect(await journalReminderOf(ctx)).toMatchObject({ time: '21:00', timezone: 'Asia/Tokyo' });
});

test.each([
  [{ time: '25:00' }, 'The time must look like 07:30, between 00:00 and 23:59.'],
  [{ timezone: 'Mars/Olympus' }, 'That is not a time zone. Choose one like Europe/Berlin.'],
  [{ isActive: 'on' }, 'isActive is true or false.'],
  [{ includeMotivation: 1 }, 'includeMotivation is true or false.'],
  [{ customMessage: 'x'.repeat(maxJournalMessage + 1) }, 'A message holds at most 500 characters.'],
])('%o is refused: %s', (part, message) => {
  expect(journalReminderInput.safeParse(part).error?.issues.map((issue) => issue.message)).toEqual([message]);
});
