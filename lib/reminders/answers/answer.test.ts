import { expect, test } from 'vitest';
import { readAgenda } from '@/lib/agenda/read-agenda';
import { listCompletions } from '@/lib/completions/reads';
import { answerOne, undoAnswer } from '@/lib/reminders/answers/answer';
import { listShownReminders } from '@/lib/reminders/reads';
import { createReminder } from '@/lib/reminders/writes';
import { createUser } from '@/testing/people';
import { testCtx } from '@/testing/world';

const today = '2027-03-10';

async function reminderToday() {
  const ctx = await createUser(await testCtx());
  const reminder = await createReminder(ctx, { title: 'Call Kim', reminderTime: `${today}T17:00` });
  return { ctx, reminder };
}

test('a reminder is done from a screen, and the answer can be taken back', async () => {
  const { ctx, reminder } = await reminderToday();
  const { undo } = await answerOne(ctx, reminder.id, { answer: 'done', at: reminder.reminderTime });
  expect(await readAgenda(ctx, today, today)).toEqual([]);
  await undoAnswer(ctx, undo);
  expect(await readAgenda(ctx, today, today)).toMatchObject([{ id: reminder.id, state: 'upcoming' }]);
});

test('undo of one occurrence keeps the record of the one before, although both were ahead', async () => {
  const ctx = await createUser(await testCtx());
  const { id } = await createReminder(ctx, {
    title: 'Water the plants',
    reminderTime: `${today}T17:00`,
    recurrenceRule: 'FREQ=DAILY',
  });
  await answerOne(ctx, id, { answer: 'done', at: '2027-03-11T17:00:00Z' });
  ctx.clock.advance(60_000);
  const { undo } = await answerOne(ctx, id, { answer: 'done', at: '2027-03-12T17:00:00Z' });
  expect(await listCompletions(ctx, { q: 'plants' })).toHaveLength(2);
  await undoAnswer(ctx, undo);
  expect(await listCompletions(ctx, { q: 'plants' })).toHaveLength(1);
});

test('a reminder is sent again at the user’s local time', async () => {
  const { ctx, reminder } = await reminderToday();
  await answerOne(ctx, reminder.id, { answer: 'snooze', until: '2027-03-11T09:00' });
  expect(await listShownReminders(ctx)).toMatchObject([{ snoozedUntil: '2027-03-11T09:00:00.000Z' }]);
  await expect(
    answerOne(ctx, reminder.id, { answer: 'snooze', until: '2027-03-01T09:00' }),
  ).rejects.toMatchObject({
    code: 'invalid',
  });
});

test('what belongs to someone else can be neither answered nor taken back', async () => {
  const { ctx, reminder } = await reminderToday();
  const stranger = await createUser(await testCtx());
  await expect(answerOne(stranger, reminder.id, { answer: 'done' })).rejects.toMatchObject({
    code: 'not_found',
  });
  const { undo } = await answerOne(ctx, reminder.id, { answer: 'done' });
  await expect(undoAnswer(stranger, undo)).rejects.toMatchObject({ code: 'invalid' });
});
