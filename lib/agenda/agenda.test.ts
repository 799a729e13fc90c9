import { expect, test } from 'vitest';
import { readAgenda } from '@/lib/agenda/read-agenda';
import { agendaQuery } from '@/lib/agenda/schema';
import { createEvent } from '@/lib/connectors/calendar';
import { listShownReminders } from '@/lib/reminders/reads';
import { createReminder } from '@/lib/reminders/writes';
import { createSocialDateInput } from '@/lib/social/schema';
import { createSocialDate } from '@/lib/social/writes';
import { createList } from '@/lib/todos/lists/writes';
import { createTodo } from '@/lib/todos/writes';
import { connectCalendar } from '@/testing/calendar';
import { clearSchedules, createUserWithPhone, runDueJobs } from '@/testing/due';
import { createUser } from '@/testing/people';
import { runTool } from '@/testing/tools';
import { testCtx } from '@/testing/world';

const berlin = { timezone: 'Europe/Berlin' };
const brief = (items: Awaited<ReturnType<typeof readAgenda>>) =>
  items.map(({ kind, title, at, date, state }) => [kind, title, at ?? date, state]);

test('a day shows everything in order of time, and what is overdue before it', async () => {
  const ctx = await createUser(await testCtx(), berlin);
  await connectCalendar(ctx);
  const { id: listId } = await createList(ctx, { title: 'Books' });
  await createTodo(ctx, { text: 'taxes', dueDate: '2027-03-08' });
  await createTodo(ctx, { text: 'return Emma', dueDate: '2027-03-10', listId });
  await createTodo(ctx, { text: 'undated' });
  await createTodo(ctx, { text: 'later', dueDate: '2027-03-11' });
  await createReminder(ctx, { title: 'call Kim', reminderTime: '2027-03-10T18:00' });
  await createSocialDate(ctx, createSocialDateInput.parse({ name: 'mom', month: 3, day: 10 }));
  const start = new Date('2027-03-10T16:00:00Z');
  const end = new Date('2027-03-10T16:30:00Z');
  await createEvent(ctx, { title: 'Standup', start, end, eventId: crypto.randomUUID() });
  await readAgenda(ctx, '2027-03-10', '2027-03-10');
  const before = ctx.trips.statements.length;
  const waves = ctx.trips.waves;
  const items = await readAgenda(ctx, '2027-03-10', '2027-03-10');
  expect(ctx.trips.statements.length - before).toBe(4);
  expect(ctx.trips.waves - waves).toBe(1);
  expect(brief(items.filter(({ title }) => !title.includes('Demo')))).toEqual(
    expect.arrayContaining([
      ['todo', 'taxes', '2027-03-08', 'overdue'],
      ['todo', 'return Emma', '2027-03-10', 'upcoming'],
      ['birthday', "Mom's birthday", '2027-03-10', 'upcoming'],
      ['event', 'Standup', '2027-03-10T16:00:00.000Z', 'upcoming'],
      ['reminder', 'call Kim', '2027-03-10T17:00:00.000Z', 'upcoming'],
    ]),
  );
  const order = items.map(({ title }) => title);
  expect(order[0]).toBe('taxes');
  expect(order.indexOf('return Emma')).toBeLessThan(order.indexOf('Standup'));
  expect(order.indexOf('Standup')).toBeLessThan(order.indexOf('call Kim'));
  expect(order).not.toContain('undated');
  expect(items.find(({ title }) => title === 'return Emma')?.list).toBe('Books');
  // Overdue todos belong to today's agenda only.
  expect(brief(await readAgenda(ctx, '2027-03-11', '2027-03-11')).map(([, title]) => title)).toContain(
    'later',
  );
  expect((await readAgenda(ctx, '2027-03-11', '2027-03-11')).some(({ state }) => state === 'overdue')).toBe(
    false,
  );
});

test('an agenda across New Year has the yearly days, todos and reminders of both years, each once', async () => {
  const ctx = await createUser(await testCtx(), berlin);
  const days = [
    { name: 'before', month: 12, day: 26 },
    { name: 'dad', month: 12, day: 31 },
    { name: 'mom', month: 1, day: 1 },
    { name: 'us', month: 1, day: 2, kind: 'anniversary' },
    { name: 'after', month: 1, day: 4 },
  ];
  for (const day of days) await createSocialDate(ctx, createSocialDateInput.parse(day));
  await createTodo(ctx, { text: 'thank-you notes', dueDate: '2028-01-03' });
  await createReminder(ctx, {
    title: 'pills',
    reminderTime: '2027-12-31T08:00',
    recurrenceRule: 'FREQ=DAILY;UNTIL=20280101',
  });
  const items = await readAgenda(ctx, '2027-12-27', '2028-01-03');
  expect(items.map(({ kind, date, at }) => [kind, date ?? at])).toEqual([
    ['birthday', '2027-12-31'],
    ['reminder', '2027-12-31T07:00:00.000Z'],
    ['birthday', '2028-01-01'],
    ['reminder', '2028-01-01T07:00:00.000Z'],
    ['anniversary', '2028-01-02'],
    ['todo', '2028-01-03'],
  ]);
});

test('a series has each of its occurrences, at its local time on both sides of a clock change', async () => {
  const ctx = await createUser(await testCtx(), berlin);
  await createReminder(ctx, {
    title: 'pills',
    reminderTime: '2027-03-27T08:00',
    recurrenceRule: 'FREQ=DAILY;UNTIL=20270330',
  });
  await createReminder(ctx, {
    title: 'gap',
    reminderTime: '2027-03-28T02:30',
    recurrenceRule: 'FREQ=YEARLY',
  });
  const items = await readAgenda(ctx, '2027-03-26', '2027-04-05');
  expect(items.map(({ title, at }) => [title, at])).toEqual([
    ['pills', '2027-03-27T07:00:00.000Z'],
    ['gap', '2027-03-28T01:30:00.000Z'],
    ['pills', '2027-03-28T06:00:00.000Z'],
    ['pills', '2027-03-29T06:00:00.000Z'],
    ['pills', '2027-03-30T06:00:00.000Z'],
  ]);
  expect(new Set(items.filter(({ title }) => title === 'pills').map(({ id }) => id)).size).toBe(1);
});

test('a reminder that came stays, marked, until it is answered; a snoozed one is shown at its new time', async () => {
  await clearSchedules();
  const base = await testCtx();
  const ctx = await createUserWithPhone(base);
  const today = () => readAgenda(ctx, '2027-03-10', '2027-03-10');
  await createReminder(ctx, { title: 'bins', reminderTime: '2027-03-10T17:00' });
  await createReminder(ctx, {
    title: 'stretch',
    reminderTime: '2027-03-10T17:00',
    recurrenceRule: 'FREQ=DAILY',
  });
  base.clock.set('2027-03-10T16:00:00Z');
  await runDueJobs(base);
  const came = '2027-03-10T16:00:00.000Z';
  expect(brief(await today())).toEqual([
    ['reminder', 'bins', came, 'unanswered'],
    ['reminder', 'stretch', came, 'unanswered'],
  ]);
  const shown = await listShownReminders(ctx);
  expect(shown.filter(({ unansweredSince }) => unansweredSince === came)).toHaveLength(2);
  await runTool(ctx, 'answer_reminder', { answer: 'snooze', item: 'bins', when: '1h' });
  await runTool(ctx, 'complete_reminders', { items: ['stretch'] });
  expect(brief(await today())).toEqual([['reminder', 'bins', '2027-03-10T17:00:00.000Z', 'snoozed']]);
  base.clock.set('2027-03-10T17:00:00Z');
  await runDueJobs(base);
  expect(brief(await today())).toEqual([['reminder', 'bins', '2027-03-10T17:00:00.000Z', 'unanswered']]);
  base.clock.set('2027-03-12T17:30:00Z');
  const later = await readAgenda(ctx, '2027-03-12', '2027-03-12');
  expect(brief(later)).toContainEqual(['reminder', 'bins', '2027-03-10T17:00:00.000Z', 'unanswered']);
  await runTool(ctx, 'answer_reminder', { answer: 'done', item: 'bins' });
  expect((await readAgenda(ctx, '2027-03-12', '2027-03-12')).some(({ title }) => title === 'bins')).toBe(
    false,
  );
});

test('a series that repeats all day does not crowd out the rest, and the range is bounded', async () => {
  const ctx = await createUser(await testCtx(), berlin);
  await createReminder(ctx, {
    title: 'drink',
    reminderTime: '2027-03-10T17:00',
    recurrenceRule: 'FREQ=MINUTELY;INTERVAL=15',
  });
  await createTodo(ctx, { text: 'far', dueDate: '2027-05-01' });
  const items = await readAgenda(ctx, '2027-03-10', '2027-05-10');
  expect(items.filter(({ title }) => title === 'drink')).toHaveLength(100);
  expect(items.at(-1)?.title).toBe('far');
  expect(agendaQuery.safeParse({ from: '2027-03-01', to: '2027-05-01' }).success).toBe(true);
  expect(agendaQuery.safeParse({ from: '2027-03-01', to: '2027-05-02' }).success).toBe(false);
  await expect(readAgenda(ctx, '2040-01-01', '2040-01-02')).rejects.toMatchObject({ code: 'invalid' });
});

test('the assistant answers for the asked days and remembers what it listed', async () => {
  const ctx = await createUser(await testCtx(), berlin);
  await createTodo(ctx, { text: 'pay rent', dueDate: '2027-03-11' });
  await createReminder(ctx, { title: 'dentist', reminderTime: '2027-03-11T09:00' });
  await createReminder(ctx, { title: 'yoga', reminderTime: '2027-03-11T19:00' });
  const { mentions } = await runTool(ctx, 'agenda', { when: 'tomorrow' });
  expect(mentions?.items.map(({ kind, title }) => [kind, title])).toEqual([
    ['todo', 'pay rent'],
    ['reminder', 'dentist'],
    ['reminder', 'yoga'],
  ]);
  const morning = await runTool(ctx, 'agenda', { when: 'tomorrow morning' });
  expect(morning.mentions?.items.map(({ title }) => title)).toEqual(['dentist']);
  // Nothing is left today, so the answer names what comes next.
  const rest = await runTool(ctx, 'agenda', {});
  expect(rest.text).toContain('Nothing for today.');
  expect(rest.mentions?.items.map(({ title }) => title)).toEqual(['pay rent', 'dentist', 'yoga']);
});
