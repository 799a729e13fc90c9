import { expect, test } from 'vitest';
import type { UserCtx } from '@/lib/context';
import { listReminders } from '@/lib/reminders/reads';
import { createReminderInput } from '@/lib/reminders/schema';
import { resolveReminderTime, resolveSnooze, splitTime } from '@/lib/reminders/times/when';
import { reminderTools } from '@/lib/reminders/tools';
import { createReminder, deleteReminder, saveReminder, updateReminder } from '@/lib/reminders/writes';
import { createUser } from '@/testing/people';
import { testCtx } from '@/testing/world';

async function createNewYorker() {
  return createUser(await testCtx(), { timezone: 'America/New_York' });
}

async function runTool(ctx: UserCtx, name: string, input: unknown): Promise<string> {
  const tool = reminderTools.find((candidate) => candidate.name === name);
  if (!tool) throw new Error(name);
  return (await tool.run(ctx, input)).text;
}

test('a form may send a wall-clock time in the time zone of the user, or an instant', async () => {
  const ctx = await createNewYorker();
  const local = await createReminder(ctx, { title: 'a', reminderTime: '2027-03-15T17:00' });
  const instant = await createReminder(ctx, { title: 'b', reminderTime: '2027-03-15T17:00:00+01:00' });
  expect(local.reminderTime).toBe('2027-03-15T21:00:00.000Z');
  expect(instant.reminderTime).toBe('2027-03-15T16:00:00.000Z');
  const moved = await updateReminder(ctx, local.id, { reminderTime: '2027-03-14T02:30' });
  // 02:30 does not exist on that day, so it moves by the length of the gap.
  expect(moved.reminderTime).toBe('2027-03-14T07:30:00.000Z');
});

test('a series keeps its rule', async () => {
  const ctx = await createNewYorker();
  const given = { title: 'pills', reminderTime: '2027-03-15T08:00', recurrenceRule: 'FREQ=DAILY' };
  expect(await createReminder(ctx, given)).toMatchObject({
    recurrenceRule: 'FREQ=DAILY',
    reminderTime: '2027-03-15T12:00:00.000Z',
  });
});

test('a past time is refused with the time that was understood, and nothing is saved', async () => {
  const ctx = await createNewYorker();
  await expect(
    createReminder(ctx, { title: 'late', reminderTime: '2027-03-10T09:59' }),
  ).rejects.toMatchObject({
    code: 'invalid',
    message: expect.stringContaining('today, 9:59 AM'),
  });
  expect(await listReminders(ctx)).toEqual([]);
});

const gym = { title: 'Gym', reminderTime: '2027-03-15T18:00' };

test('the time of a series moves to the first occurrence of its rule', async () => {
  const ctx = await createNewYorker();
  const made = await createReminder(ctx, { ...gym, recurrenceRule: 'FREQ=WEEKLY;BYDAY=TU' });
  expect(made.reminderTime).toBe('2027-03-16T22:00:00.000Z');
  const moved = await updateReminder(ctx, made.id, { recurrenceRule: 'FREQ=MONTHLY;BYMONTHDAY=-1' });
  expect(moved.reminderTime).toBe('2027-03-31T22:00:00.000Z');
  expect(await updateReminder(ctx, made.id, { recurrenceRule: null })).toMatchObject({
    recurrenceRule: null,
    reminderTime: '2027-03-31T22:00:00.000Z',
  });
});

test.each([
  ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', 'no time that is still ahead'],
  ['FREQ=DAILY;UNTIL=20270309', 'This series has ended already.'],
  ['FREQ=DAILY;UNTIL=20270312', 'no time that is still ahead'],
  ['FREQ=MINUTELY;INTERVAL=5', 'A reminder repeats at most every 15 minutes.'],
])('the rule %s is refused, and nothing is saved', async (recurrenceRule, why) => {
  const ctx = await createNewYorker();
  await expect(createReminder(ctx, { ...gym, recurrenceRule })).rejects.toThrow(why);
  const { id } = await createReminder(ctx, gym);
  await expect(updateReminder(ctx, id, { recurrenceRule })).rejects.toThrow(why);
  expect(await listReminders(ctx)).toMatchObject([{ recurrenceRule: null }]);
});

test('an hourly series has neither leads nor a nag', async () => {
  const ctx = await createNewYorker();
  const hourly = { ...gym, recurrenceRule: 'FREQ=HOURLY' };
  await expect(createReminder(ctx, { ...hourly, nag: true })).rejects.toMatchObject({ code: 'invalid' });
  await expect(createReminder(ctx, { ...hourly, leads: [30] })).rejects.toMatchObject({ code: 'invalid' });
});

test.each([
  [{ leads: [3] }, 'between 5 minutes and 366 days'],
  [{ leads: [527_041] }, 'between 5 minutes and 366 days'],
  [{ leads: [10, 20, 30, 40, 50, 60] }, 'at most 5 times'],
  [{ leads: 30 }, 'Leads are a list of minutes'],
  [{ leads: [30.5] }, 'whole number of minutes'],
  [{ nag: 'yes' }, 'true or false'],
  [{ recurrenceRule: 'every tuesday' }, 'The rule must look like'],
])('%j is refused with a reason', (more, why) => {
  const [issue] = createReminderInput.safeParse({ ...gym, ...more }).error?.issues ?? [];
  expect(issue?.message).toContain(why);
});

test('leads and the nag can be set and changed in the chat', async () => {
  const ctx = await createNewYorker();
  const input = { title: 'Dentist', when: 'friday at 3pm', leads: ['2 days', '1 hour'], nag: true };
  expect(await runTool(ctx, 'set_reminder', input)).toContain('Friday, 12 March, 3:00 PM');
  expect(await listReminders(ctx)).toMatchObject([{ title: 'Dentist', leads: [2880, 60], nag: true }]);
  const change = { item: 'dentist', nag: false, leads: ['30 min'] };
  expect(await runTool(ctx, 'update_reminder', change)).toContain('30 minutes');
  expect(await listReminders(ctx)).toMatchObject([{ leads: [30], nag: false }]);
});

test('the list in the chat shows the rule, the leads and the nag of a reminder', async () => {
  const ctx = await createNewYorker();
  await runTool(ctx, 'set_reminder', {
    title: 'Plants',
    when: 'every 2 weeks on monday and thursday at 9',
    leads: ['1 day', '30 min'],
    nag: true,
  });
  const list = await runTool(ctx, 'list_reminders', {});
  expect(list).toContain('1. Plants, tomorrow, 9:00 AM');
  expect(list).toContain('every 2 weeks on Monday and Thursday');
  expect(list).toContain('1 day and 30 minutes before');
});

test('the reply to a series with an end names the last day that was understood', async () => {
  const ctx = await createNewYorker();
  const input = { title: 'Stretch', when: 'every day at 10:30 until december' };
  const reply = await runTool(ctx, 'set_reminder', input);
  expect(reply).toContain('30 November 2027');
  expect(reply).toContain('today, 10:30 AM');
});

test.each(['0 minutes', 'for 0 hours', '0', 'zero minutes'])('a snooze of %s is refused', async (words) => {
  const ctx = await createNewYorker();
  expect(() => resolveSnooze(ctx, words)).toThrow('no time at all');
});

test('a series that was not understood is not saved as a single reminder', async () => {
  const ctx = await createNewYorker();
  await expect(runTool(ctx, 'set_reminder', { title: 'Every to breathe', when: 'second' })).rejects.toThrow(
    'how often',
  );
  expect(await listReminders(ctx)).toEqual([]);
});

test('a series goes on after it was completed by name', async () => {
  const ctx = await createNewYorker();
  await createReminder(ctx, { ...gym, recurrenceRule: 'FREQ=WEEKLY;BYDAY=TU' });
  expect(await runTool(ctx, 'complete_reminders', { items: ['gym'] })).toContain('Gym');
  expect(await listReminders(ctx)).toMatchObject([{ reminderTime: '2027-03-16T22:00:00.000Z' }]);
});

test('a snooze moves a reminder that was not sent yet', async () => {
  const ctx = await createNewYorker();
  await createReminder(ctx, gym);
  const snooze = { answer: 'snooze', item: 'gym', when: 'an hour later' };
  expect(await runTool(ctx, 'answer_reminder', snooze)).toContain('Monday, 15 March, 7:00 PM');
  expect(await listReminders(ctx)).toMatchObject([
    { reminderTime: '2027-03-15T23:00:00.000Z', snoozedUntil: null },
  ]);
});

test("a user cannot change or delete another user's reminder", async () => {
  const owner = await createNewYorker();
  const stranger = await createNewYorker();
  const { id } = await createReminder(owner, { title: 'mine', reminderTime: '2027-04-01T09:00' });
  await expect(updateReminder(stranger, id, { title: 'x' })).rejects.toMatchObject({ code: 'not_found' });
  await expect(deleteReminder(stranger, id)).rejects.toMatchObject({ code: 'not_found' });
});

test.each(['tomorrow', '2027-13-01T10:00', '2027-02-30T10:00', '25:00', ''])(
  'a form cannot send “%s” as a time',
  (time) => {
    expect(createReminderInput.safeParse({ title: 'x', reminderTime: time }).success).toBe(false);
  },
);

test.each([
  ['tomorrow at 5', '2027-03-11T22:00:00.000Z', null],
  ['in 20 minutes', '2027-03-10T15:20:00.000Z', null],
  ['friday', '2027-03-12T14:00:00.000Z', null],
  ['every weekday at 8', '2027-03-11T13:00:00.000Z', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
  ['monday at 8', '2027-03-15T12:00:00.000Z', null],
])('“%s” means %s', async (words, at, rule) => {
  const time = resolveReminderTime(await createNewYorker(), words);
  expect([time.at.toISOString(), time.rule]).toEqual([at, rule]);
});

test.each([
  ['', 'When should I remind you?'],
  ['today', 'At what time today'],
  ['blue', 'I do not understand “blue” as a time'],
])('“%s” is not enough for a time, and the error asks for more', async (words, question) => {
  const ctx = await createNewYorker();
  expect(() => resolveReminderTime(ctx, words)).toThrow(question);
});

test('a moved reminder keeps the day or the time of day that the words leave out', async () => {
  const ctx = await createNewYorker();
  await saveReminder(ctx, {
    title: 'Dentist',
    description: null,
    at: new Date('2027-03-18T13:30:00Z'),
    rule: null,
  });
  const moves = [
    ['3pm', 'Thursday, 18 March, 3:00 PM'],
    ['friday', 'Friday, 12 March, 3:00 PM'],
    ['an hour earlier', 'Friday, 12 March, 2:00 PM'],
    ['the same time on monday', 'Monday, 15 March, 2:00 PM'],
  ] as const;
  for (const [when, time] of moves)
    expect(await runTool(ctx, 'update_reminder', { item: 'dentist', when })).toContain(time);
  await expect(runTool(ctx, 'update_reminder', { item: 'dentist', when: 'same time' })).rejects.toThrow(
    'To which day?',
  );
});

test('ambiguous words delete nothing', async () => {
  const ctx = await createNewYorker();
  for (const title of ['Call the bank', 'Call the vet']) {
    await saveReminder(ctx, { title, description: null, at: new Date('2027-03-18T13:30:00Z'), rule: null });
  }
  await expect(runTool(ctx, 'delete_reminders', { items: ['call'] })).rejects.toMatchObject({
    code: 'conflict',
  });
  expect(await listReminders(ctx)).toHaveLength(2);
  expect(await runTool(ctx, 'complete_reminders', { items: ['vet'] })).toContain('Call the vet');
  expect(await runTool(ctx, 'list_reminders', { when: 'march 18' })).toContain('1. Call the bank');
});

test('a sentence is split into a title and the words about time', () => {
  expect(splitTime('call the bank tomorrow at 9 about the card')).toEqual({
    title: 'call the bank about the card',
    when: 'tomorrow at 9',
  });
});

test('deleting a series, or several reminders by time alone, needs a confirmation', async () => {
  const ctx = await createNewYorker();
  const remove = reminderTools.find((tool) => tool.name === 'delete_reminders');
  await saveReminder(ctx, {
    title: 'Pill',
    description: null,
    at: new Date('2027-03-11T13:00:00Z'),
    rule: 'FREQ=DAILY',
  });
  const confirmation = await remove?.confirm(ctx, { when: 'tomorrow' });
  expect(confirmation).toMatchObject({ count: 1, isBroad: true });
  expect(confirmation?.question).toContain('Pill');
  expect(await remove?.confirm(ctx, { items: ['pill'] })).toMatchObject({ count: 1, isBroad: true });
});

test('a note is kept beside a new time, and hours stay readable', async () => {
  const ctx = await createNewYorker();
  await runTool(ctx, 'set_reminder', {
    title: 'meeting',
    when: 'tomorrow at 10',
    description: '10:00 to 12:00',
  });
  await runTool(ctx, 'update_reminder', { item: 'meeting', when: 'tomorrow at 11', note: 'bring slides' });
  expect(await listReminders(ctx)).toMatchObject([
    { title: 'meeting: bring slides', description: '11:00 to 13:00' },
  ]);
  await runTool(ctx, 'set_reminder', { title: 'dentist', when: 'tomorrow at 9' });
  await runTool(ctx, 'update_reminder', { item: 'dentist', when: 'tomorrow at 8', note: 'ask for Noor' });
  expect(await listReminders(ctx)).toMatchObject([{ title: 'dentist', description: 'ask for Noor' }, {}]);
  const note = 'x'.repeat(500);
  await expect(runTool(ctx, 'update_reminder', { item: 'meeting', note })).rejects.toThrow('at most');
});
