import { expect, test } from 'vitest';
import { chat } from '@/lib/assistant/chat';
import { listReminders } from '@/lib/reminders/reads';
import { formatWhen } from '@/lib/time/format';
import { listOpenTodos } from '@/lib/todos/reads';
import { createUser } from '@/testing/people';
import { testCtx } from '@/testing/world';

async function after(...messages: string[]) {
  const ctx = await createUser(await testCtx(), { timezone: 'Europe/Berlin' });
  let reply = '';
  for (const message of messages) {
    ctx.clock.advance(1000);
    reply = (await chat(ctx, message)).message;
  }
  const reminders = await listReminders(ctx);
  return {
    reply,
    reminders: reminders.map(
      ({ title, reminderTime }) => `${title}: ${formatWhen(new Date(reminderTime), 'Europe/Berlin')}`,
    ),
    open: (await listOpenTodos(ctx)).map(({ text }) => text),
  };
}

const booked = ['optician for Selma friday at 10:30', 'guitar with Ravi monday 17:00'];

test.each([
  ['the optician bumped us to 11:15', 'Friday, 12 March, 11:15'],
  ['optician can only do 2', 'Friday, 12 March, 14:00'],
  ['ouf sorry the optician is thursday', 'Thursday, 11 March, 10:30'],
  ['Selma wants saturday same time', 'Saturday, 13 March, 10:30'],
  ['optician now friday at 9', 'Friday, 12 March, 09:00'],
  ['optician starts 11 not 10:30', 'Friday, 12 March, 11:00'],
])('“%s” moves the thing it names, not the one made last', async (message, when) => {
  const { reminders } = await after(...booked, message);
  expect(reminders).toHaveLength(2);
  expect(reminders).toContainEqual(expect.stringMatching(new RegExp(`Selma: ${when}`)));
  expect(reminders).toContainEqual(expect.stringMatching(/Ravi: Monday, 15 March, 17:00/));
});

test.each(['the choir moved to 8', 'choir pushed us to 8:30', 'third lesson at 7 instead'])(
  '“%s” names nothing that is stored: nothing is changed or made',
  async (message) => {
    const before = await after(...booked);
    const { reminders, reply } = await after(...booked, message);
    expect(reminders).toEqual(before.reminders);
    expect(reply).toContain('?');
  },
);

test('a sentence with words of its own is no change of the thing that shares a word', async () => {
  const { reminders } = await after(
    ...booked,
    'guitar with Mina tuesday 17:30',
    'Selma wants her glasses back on sunday',
  );
  expect(reminders).toContainEqual(expect.stringMatching(/Ravi: Monday, 15 March, 17:00/));
  expect(reminders).toContainEqual(expect.stringMatching(/Mina: Tuesday, 16 March, 17:30/));
  expect(reminders).toContainEqual(expect.stringMatching(/optician for Selma: Friday, 12 March, 10:30/));
});

test.each([
  'the day before that I have to find her old glasses',
  'The day before that I want to be reminded to find her old glasses',
])('“%s” makes a new thing at an offset from the last one', async (message) => {
  const { reminders } = await after(booked[0] ?? '', message);
  expect(reminders).toHaveLength(2);
  expect(reminders).toContainEqual(expect.stringMatching(/old glasses: .*11 March/));
});

test.each([
  ['Ravi cancelled, take his lesson off', 'Ravi'],
  ["Selma's eyes are fine, cancel her visit", 'Selma'],
  ['Ravi pulled out', 'Ravi'],
])('“%s” takes off the thing of that person', async (message, gone) => {
  const { reminders } = await after(...booked, message);
  expect(reminders).toHaveLength(1);
  expect(reminders[0]).not.toContain(gone);
});

test.each([
  ['batteries I still have', ['tape', 'screws']],
  ['Jonas is bringing the tape so tick that off', ['batteries', 'screws']],
  ['Screws are bought, done', ['batteries', 'tape']],
])('“%s” completes that item alone', async (message, left) => {
  const { open } = await after('list workshop: batteries, tape, screws', message);
  expect(open.toSorted()).toEqual(left.toSorted());
});

test.each([
  ["friday we're away, no tomatoes", 'skips Friday, 12 March'],
  ['friday is a holiday so no tomatoes', 'skips Friday, 12 March'],
])('“%s” skips one occurrence', async (message, skipped) => {
  const { reply, reminders } = await after('water the tomatoes every day at 7am', message);
  expect(reply).toContain(skipped);
  expect(reminders).toHaveLength(1);
});

test('a person, a day of the month or an hour can name the thing', async () => {
  const moved = await after(booked[1] ?? '', 'shift him to 17.3., same hour');
  expect(moved.reminders[0]).toContain('Wednesday, 17 March, 17:00');
  const dated = await after(booked[1] ?? '', 'make that the 18th');
  expect(dated.reminders[0]).toContain('Thursday, 18 March, 17:00');
  const asked = await after(booked[0] ?? '', 'is it thursday or friday for the optician?');
  expect(asked.reply).toContain('Friday');
  const free = await after(booked[0] ?? '', 'I have friday off work');
  expect(free.reminders.join()).toContain('Friday, 12 March, 10:30');
});
