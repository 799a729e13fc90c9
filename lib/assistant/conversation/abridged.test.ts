import { expect, test } from 'vitest';
import { listInfo } from '@/lib/info/reads';
import { listReminders } from '@/lib/reminders/reads';
import { hold } from '@/testing/conversation';

test.each([
  ['meeting accountant mon 10 to 11', ['meeting accountant 03-15 10:00']],
  ['office hours mon 10-11', ['office hours 03-15 10:00']],
  ['essay due friday, midnight', ['essay 03-12 23:59']],
  ['quote for the roof, tuesday eob', ['quote for the roof 03-16 17:00']],
  ['last friday of every month do the timesheets', ['do the timesheets 03-26 09:00']],
  ['heartworm pill for the dog first of the month', ['heartworm pill for the dog 04-01 09:00']],
  [
    'can you remind me to pick up the prescription tomorrow at no not tomorrow tuesday at 4',
    ['pick up the prescription 03-16 16:00'],
  ],
])('a plan is read without the words that are left out: %s', async (message, plans) => {
  expect((await hold(message)).plans).toEqual(plans);
});

test.each([
  'am i free sat?',
  'sat free?',
  'what about sat',
  'what does march look like',
  'how is march looking',
])('a short day and a month are asked about: %s', async (question) => {
  expect((await hold('swap with Denise sat 13', question)).reply).toContain('swap with Denise');
});

test.each([
  ['booking ref QX7LMP', 'booking ref', 'QX7LMP'],
  ['badge # 30772', 'badge number', '30772'],
])('a code behind its name is kept: %s', async (message, key, value) => {
  const { ctx } = await hold(message);
  expect(await listInfo(ctx)).toMatchObject([{ key, value }]);
});

test('“put it back” after a move takes back the move', async () => {
  expect((await hold('dentist tuesday at 3', 'move it to 4', 'nope, put it back')).plans).toEqual([
    'dentist 03-16 15:00',
  ]);
});

test.each(['put in my diary for yesterday that we painted', "add to yesterday's diary: we painted"])(
  'what is for the entry of yesterday is kept with its day: %s',
  async (message) => {
    const { ctx, reply } = await hold(message);
    expect(reply).toContain('“yesterday we painted”');
    expect(await listReminders(ctx)).toEqual([]);
  },
);

test('“that’s all for this week” says goodbye', async () => {
  expect((await hold("that's all for this week i think")).reply).toBe('All right, see you!');
});

test.each([
  [['dinner with Tom thursday', 'around 7ish'], ['dinner with Tom 03-11 19:00']],
  [['breakfast with Tom thursday', 'around 8ish'], ['breakfast with Tom 03-11 08:00']],
  [['gym friday', 'at 7'], ['gym 03-12 07:00']],
  [['piano for Mia tuesdays 4:15', 'piano is every two weeks now'], ['piano for Mia 03-16 16:15']],
  [['dentist friday at 3', 'push it to next week'], ['dentist 03-19 15:00']],
  [['dentist 28 april at 3', 'move the dentist to next week'], ['dentist 03-17 15:00']],
  [
    ['exam friday', 'a paper due the tuesday after at 17:00'],
    ['exam 03-12 09:00', 'paper 03-16 17:00'],
  ],
])('a new hour, day or interval keeps what is not named: %j', async (messages, plans) => {
  expect((await hold(...messages)).plans).toEqual(plans);
});

test('“how many days for study” is counted to the exam', async () => {
  expect((await hold('exam of english 21 march', 'How many days I have for study?')).reply).toMatch(
    /^11 days/,
  );
});

test('“make one for books I want to read”, after a list, is one more list', async () => {
  const { reply } = await hold(
    'start a list called camping',
    'make one for books I want to read',
    'Pachinko',
  );
  expect(reply).toBe('Added to your list “Books”: “Pachinko”.');
});

test('“never mind the nagging” asks whether the series goes', async () => {
  const { reply } = await hold(
    'remind me about the paper every day at 9',
    'never mind the nagging its stressing me out',
  );
  expect(reply).toMatch(/deletes 1 reminder/);
});

test.each([
  [['email the supplier for me', 'fine, then remind me tomorrow at 9'], ['email the supplier 03-11 09:00']],
  [['email the supplier for me', 'remind me to call Bob tomorrow at 9'], ['call Bob 03-11 09:00']],
  [
    ['trash goes out friday nights, recycling every other friday'],
    ['trash goes out 03-12 20:00', 'recycling 03-12 20:00'],
  ],
  [
    ['exam 18 march', 'study every day at 19 until the exam', 'the saturday no, I work'],
    ['study 03-10 19:00', 'exam 03-18 09:00'],
  ],
])('what was said before is meant: %j', async (messages, plans) => {
  expect((await hold(...messages)).plans.toSorted()).toEqual(plans.toSorted());
});

test('a stay with its days sets no time zone now', async () => {
  const { ctx, reply } = await hold(
    'dentist tuesday at 4',
    'remind me 3 hours before',
    "I'm in Singapore from thursday to saturday",
  );
  expect(reply).toContain('you are in Singapore');
  expect(ctx.user.timezone).toBe('UTC');
});

test('“change the bit about the beach” is about the journal', async () => {
  const { reply, plans } = await hold(
    'journal: long walk on the beach',
    'change the bit about the beach, it was the creek',
  );
  expect(reply).toContain('journal entry');
  expect(plans).toEqual([]);
});

test('“did it about the 3rd” answers when it was', async () => {
  const { reply } = await hold(
    'when did i last change the water filter?',
    'oh ok. did it about the 3rd of february',
    'when did i last change the water filter?',
  );
  expect(reply).toContain('3 February');
});

test('what is needed “while I’m there” is no errand of its own', async () => {
  const { plans } = await hold(
    'remind me to pick up the prescription tuesday at 4',
    "and then while I'm there I need plasters and cough syrup",
  );
  expect(plans.toSorted()).toEqual(['cough syrup -', 'pick up the prescription 03-16 16:00', 'plasters -']);
});

test.each([
  {
    messages: ['eye test on the 18th at 3pm', 'latin on the 19th and hockey on the 23rd, same time'],
    plans: ['eye test 03-18 15:00', 'hockey 03-23 15:00', 'latin 03-19 15:00'],
  },
  {
    messages: ['hygienist wed 1015', "can't do wednesday, same time the week after"],
    plans: ['hygienist 03-24 10:15'],
  },
  {
    messages: ['groceries: a kilo of plums, buns', 'actually 3 kilos'],
    plans: ['3 kilos of plums -', 'buns -'],
  },
  { messages: ['we are out of cumin', 'yes put it on the list'], plans: ['cumin -'] },
  {
    messages: ['add cake and tarts', "we're having people round in May so we need cake and straws"],
    plans: ['cake -', 'straws -', 'tarts -'],
  },
  {
    messages: ['flea drops every 2 months, last one was the 20th of february'],
    plans: ['flea drops 04-20 09:00'],
  },
])('$messages leave $plans', async ({ messages, plans }) => {
  expect((await hold(...messages)).plans).toEqual(plans);
});

test('an hour and a half before is one notice', async () => {
  const { ctx } = await hold('visa interview on the 18th at 11:40', 'remind me an hour and a half before');
  const [reminder] = await listReminders(ctx);
  expect(reminder).toMatchObject({ title: 'visa interview', leads: [90] });
});

test('a shift that was swapped is set on the other day', async () => {
  const { plans } = await hold(
    'night shift thursday and friday at 9pm',
    "swapped friday with Lea, I'm doing sunday instead",
    'yes',
  );
  expect(plans).toEqual(['night shift 03-11 21:00', 'night shift 03-14 21:00']);
});

test.each([
  [['to do: mop the hall', 'guest list: Ida, Per', "what's still left to do?"], 'mop the hall'],
  [['make a list invites: Ida, Per', 'told Ida', 'who still needs telling?'], 'Per'],
  [['ok. play radio 3'], 'can’t play'],
])('%j is answered with %s', async (messages, expected) => {
  expect((await hold(...messages)).reply).toContain(expected);
});
