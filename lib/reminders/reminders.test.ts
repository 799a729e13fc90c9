import { expect, test } from 'vitest';
import type { UserCtx } from '@/lib/context';
import { listReminders } from '@/lib/reminders/reads';
import { createReminderInput } from '@/lib/reminders/schema';
import { reminderTools } from '@/lib/reminders/tools';
import { resolveReminderTime, resolveSnooze, splitTime } from '@/lib/reminders/when';
import { createReminder, deleteReminder, saveReminder, updateReminder } from '@/lib/reminders/writes';
import { createUser } from '@/lib/testing/people';
import { testCtx } from '@/lib/testing/world';

/** A person in New York on Wednesday, 10 March 2027, 10:00 (the clocks change on the 14th). */
async function newYorker() {
  return createUser(await testCtx(), { timezone: 'America/New_York' });
}

async function use(ctx: UserCtx, name: string, input: unknown): Promise<string> {
  const tool = reminderTools.find((candidate) => candidate.name === name);
  if (!tool) throw new Error(name);
  return (await tool.run(ctx, input)).text;
}

test('a wall-clock time from the form is read in the zone of the person, an instant as it is', async () => {
  const ctx = await newYorker();
  const local = await createReminder(ctx, { title: 'a', reminderTime: '2027-03-15T17:00' });
  const instant = await createReminder(ctx, { title: 'b', reminderTime: '2027-03-15T17:00:00+01:00' });
  expect(local.reminderTime).toBe('2027-03-15T21:00:00.000Z');
  expect(instant.reminderTime).toBe('2027-03-15T16:00:00.000Z');
  const moved = await updateReminder(ctx, local.id, { reminderTime: '2027-03-14T02:30' });
  // 02:30 does not exist on that day: it moves forward by the gap's length.
  expect(moved.reminderTime).toBe('2027-03-14T07:30:00.000Z');
});

test('a series that was deleted is put back as one', async () => {
  const ctx = await newYorker();
  const given = { title: 'pills', reminderTime: '2027-03-15T08:00', recurrenceRule: 'FREQ=DAILY' };
  expect(await createReminder(ctx, given)).toMatchObject({
    recurrenceRule: 'FREQ=DAILY',
    reminderTime: '2027-03-15T12:00:00.000Z',
  });
});

test('a past time is refused by name, and nothing is saved', async () => {
  const ctx = await newYorker();
  await expect(
    createReminder(ctx, { title: 'late', reminderTime: '2027-03-10T09:59' }),
  ).rejects.toMatchObject({
    code: 'invalid',
    message: 'today, Wednesday, 10 March, 09:59 is already past. Give a time that is still ahead.',
  });
  expect(await listReminders(ctx)).toEqual([]);
});

const gym = { title: 'Gym', reminderTime: '2027-03-15T18:00' };

test('a series begins where its rule falls, and changes and ends with it', async () => {
  const ctx = await newYorker();
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
  const ctx = await newYorker();
  await expect(createReminder(ctx, { ...gym, recurrenceRule })).rejects.toThrow(why);
  const { id } = await createReminder(ctx, gym);
  await expect(updateReminder(ctx, id, { recurrenceRule })).rejects.toThrow(why);
  expect(await listReminders(ctx)).toMatchObject([{ recurrenceRule: null }]);
});

test('what comes every hour is neither announced nor asked about again', async () => {
  const ctx = await newYorker();
  const hourly = { ...gym, recurrenceRule: 'FREQ=HOURLY' };
  await expect(createReminder(ctx, { ...hourly, nag: true })).rejects.toMatchObject({ code: 'invalid' });
  await expect(createReminder(ctx, { ...hourly, leads: [30] })).rejects.toMatchObject({ code: 'invalid' });
});

test.each([
  [{ leads: [3] }, 'between 5 minutes and 60 days'],
  [{ leads: [86_401] }, 'between 5 minutes and 60 days'],
  [{ leads: [10, 20, 30, 40, 50, 60] }, 'at most 5 times'],
  [{ leads: 30 }, 'Leads are a list of minutes'],
  [{ leads: [30.5] }, 'whole number of minutes'],
  [{ nag: 'yes' }, 'either true or false'],
  [{ recurrenceRule: 'every tuesday' }, 'The rule must look like'],
])('%j is refused with words', (more, why) => {
  const [issue] = createReminderInput.safeParse({ ...gym, ...more }).error?.issues ?? [];
  expect(issue?.message).toContain(why);
});

test('said in the chat, it is announced and asked about; and both can be taken back', async () => {
  const ctx = await newYorker();
  const wish = { title: 'Dentist', when: 'friday at 3pm', leads: ['2 days', '1 hour'], nag: true };
  expect(await use(ctx, 'set_reminder', wish)).toBe(
    'Reminder set: “Dentist”, Friday, 12 March, 15:00. I also tell you 2 days and 1 hour before. I keep asking until you answer.',
  );
  expect(await use(ctx, 'update_reminder', { item: 'dentist', nag: false, leads: ['30 min'] })).toBe(
    '“Dentist”: Friday, 12 March, 15:00. I also tell you 30 minutes before.',
  );
  expect(await listReminders(ctx)).toMatchObject([{ leads: [30], nag: false }]);
});

test('the list in the chat tells what goes along with a reminder', async () => {
  const ctx = await newYorker();
  await use(ctx, 'set_reminder', {
    title: 'Plants',
    when: 'every 2 weeks on monday and thursday at 9',
    leads: ['1 day', '30 min'],
    nag: true,
  });
  expect(await use(ctx, 'list_reminders', {})).toBe(
    'Your reminders:\n1. Plants, tomorrow, Thursday, 11 March, 09:00 (every 2 weeks on Monday and Thursday, also 1 day and 30 minutes before, asks until answered)',
  );
});

test('a series that ends is told back with the day that was understood', async () => {
  const ctx = await newYorker();
  const wish = { title: 'Stretch', when: 'every day at 10:30 until december' };
  expect(await use(ctx, 'set_reminder', wish)).toBe(
    'Reminder set: “Stretch”, every day until 30 November 2027, first today, Wednesday, 10 March, 10:30.',
  );
});

test.each(['0 minutes', 'for 0 hours', '0', 'zero minutes'])(
  'putting off for %s is refused',
  async (words) => {
    const ctx = await newYorker();
    expect(() => resolveSnooze(ctx, words)).toThrow('That is no time at all, so nothing was changed.');
  },
);

test('where it is not clear how often, nothing is set once instead', async () => {
  const ctx = await newYorker();
  await expect(use(ctx, 'set_reminder', { title: 'Every to breathe', when: 'second' })).rejects.toThrow(
    'I do not understand how often that is.',
  );
  expect(await listReminders(ctx)).toEqual([]);
});

test('a series that is called done by name goes on', async () => {
  const ctx = await newYorker();
  await createReminder(ctx, { ...gym, recurrenceRule: 'FREQ=WEEKLY;BYDAY=TU' });
  expect(await use(ctx, 'complete_reminders', { items: ['gym'] })).toBe('Done: “Gym”.');
  expect(await use(ctx, 'list_reminders', {})).toBe(
    'Your reminders:\n1. Gym, Tuesday, 16 March, 18:00 (every Tuesday)',
  );
});

test('what has not come yet is moved by a snooze, not doubled', async () => {
  const ctx = await newYorker();
  await createReminder(ctx, gym);
  expect(await use(ctx, 'answer_reminder', { answer: 'snooze', item: 'gym', when: 'an hour later' })).toBe(
    '“Gym” moved: Monday, 15 March, 19:00.',
  );
});

test("a stranger's reminder does not exist", async () => {
  const owner = await newYorker();
  const stranger = await newYorker();
  const { id } = await createReminder(owner, { title: 'mine', reminderTime: '2027-04-01T09:00' });
  await expect(updateReminder(stranger, id, { title: 'x' })).rejects.toMatchObject({ code: 'not_found' });
  await expect(deleteReminder(stranger, id)).rejects.toMatchObject({ code: 'not_found' });
});

test.each(['tomorrow', '2027-13-01T10:00', '2027-02-30T10:00', '25:00', ''])(
  '“%s” is no time for the form',
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
])('“%s” is %s', async (words, at, rule) => {
  const time = resolveReminderTime(await newYorker(), words);
  expect([time.at.toISOString(), time.rule]).toEqual([at, rule]);
});

test.each([
  ['', 'When should I remind you?'],
  ['today', 'At what time today'],
  ['blue', 'I do not understand “blue” as a time'],
])('“%s” is asked about', async (words, question) => {
  const ctx = await newYorker();
  expect(() => resolveReminderTime(ctx, words)).toThrow(question);
});

test('moving keeps what the words leave out: the day, the hour, the rule', async () => {
  const ctx = await newYorker();
  await saveReminder(ctx, {
    title: 'Dentist',
    description: null,
    at: new Date('2027-03-18T13:30:00Z'),
    rule: null,
  });
  expect(await use(ctx, 'update_reminder', { item: 'dentist', when: '3pm' })).toBe(
    '“Dentist” moved: Thursday, 18 March, 15:00.',
  );
  expect(await use(ctx, 'update_reminder', { item: 'dentist', when: 'friday' })).toBe(
    '“Dentist” moved: Friday, 12 March, 15:00.',
  );
  expect(await use(ctx, 'update_reminder', { item: 'dentist', when: 'an hour earlier' })).toBe(
    '“Dentist” moved: Friday, 12 March, 14:00.',
  );
  expect(await use(ctx, 'update_reminder', { item: 'dentist', when: 'the same time on monday' })).toBe(
    '“Dentist” moved: Monday, 15 March, 14:00.',
  );
  await expect(use(ctx, 'update_reminder', { item: 'dentist', when: 'same time' })).rejects.toThrow(
    'To which day?',
  );
});

test('several of a name are asked about, and nothing is touched', async () => {
  const ctx = await newYorker();
  for (const title of ['Call the bank', 'Call the vet']) {
    await saveReminder(ctx, { title, description: null, at: new Date('2027-03-18T13:30:00Z'), rule: null });
  }
  await expect(use(ctx, 'delete_reminders', { items: ['call'] })).rejects.toMatchObject({ code: 'conflict' });
  expect(await listReminders(ctx)).toHaveLength(2);
  expect(await use(ctx, 'complete_reminders', { items: ['vet'] })).toBe('Done: “Call the vet”.');
  expect(await use(ctx, 'list_reminders', { when: 'march 18' })).toContain('1. Call the bank');
});

test('a title and its time are told apart', () => {
  expect(splitTime('call the bank tomorrow at 9 about the card')).toEqual({
    title: 'call the bank about the card',
    when: 'tomorrow at 9',
  });
});

test('a time alone that names several, or a series, is asked about before anything is deleted', async () => {
  const ctx = await newYorker();
  const remove = reminderTools.find((tool) => tool.name === 'delete_reminders');
  await saveReminder(ctx, {
    title: 'Pill',
    description: null,
    at: new Date('2027-03-11T13:00:00Z'),
    rule: 'FREQ=DAILY',
  });
  expect((await remove?.confirm(ctx, { when: 'tomorrow' }))?.question).toContain(
    'That deletes 1 reminder: “Pill”',
  );
  expect(await remove?.confirm(ctx, { items: ['pill'] })).toMatchObject({ count: 1, isBroad: false });
});
