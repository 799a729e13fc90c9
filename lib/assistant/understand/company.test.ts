import { expect, test } from 'vitest';
import { understand } from './understand';

const set = (input: object) => ({ tool: 'set_reminder', input });
const update = (input: object) => ({ tool: 'update_reminder', input });

test.each([
  [
    'remind me two days before and on the day about the dentist on friday at 3',
    set({ title: 'Dentist', when: 'on friday at 3', leads: ['two days'] }),
  ],
  [
    'remind me of the dentist on friday at 3, 2 days before and 1 hour before',
    set({ title: 'Dentist', when: 'on friday at 3', leads: ['2 days', '1 hour'] }),
  ],
  [
    'set a reminder for friday 10am: submit report, half an hour in advance',
    set({ title: 'Submit report', when: 'for friday 10am', leads: ['half an hour'] }),
  ],
  [
    'remind me of the dentist on friday at 3, 5 minutes early',
    set({ title: 'Dentist', when: 'on friday at 3', leads: ['5 minutes'] }),
  ],
  [
    'remind me of the dentist on friday at 3 with a heads-up 10 minutes before',
    set({ title: 'Dentist', when: 'on friday at 3', leads: ['10 minutes'] }),
  ],
  [
    'remind me at 5 to leave 10 minutes early',
    expect.toSatisfy(
      (wish) => wish.input.title === 'Leave 10 minutes early' && !('leads' in wish.input),
      'the thing itself',
    ),
  ],
  [
    'remind me to call mom at 5 and keep asking me until I did it',
    set({ title: 'Call mom', when: 'at 5', nag: true }),
  ],
  ['nag me to call mom at 5', set({ title: 'Call mom', when: 'at 5', nag: true })],
  [
    'remind me to take my pill every day at 8 and nag me',
    set({ title: 'Take my pill', when: 'every day at 8', nag: true }),
  ],
  [
    'remind me in 1 minute to breathe and keep asking',
    set({ title: 'Breathe', when: 'in 1 minute', nag: true }),
  ],
  ['remind me to eat at 5, keep nagging', set({ title: 'Eat', when: 'at 5', nag: true })],
  [
    'keep reminding me to drink water at 18:00 until I say done',
    set({ title: 'Drink water', when: 'at 18:00', nag: true }),
  ],
  [
    'remind me to pack 1 hour before lunch tomorrow at 5, 1 hour before',
    expect.toSatisfy(
      (wish) => wish.input.leads.join() === '1 hour' && !/lunch$/.test(wish.input.title),
      'once',
    ),
  ],
  ['remind me two days before the dentist', update({ item: 'dentist', leads: ['two days'] })],
  ['nag me about the dentist', update({ item: 'dentist', nag: true })],
  [
    'keep asking me until I called the bank, at 17:00 tomorrow',
    set({ title: 'Call the bank', when: 'at 17:00 tomorrow', nag: true }),
  ],
  ["nag me at 6pm until I've paid the rent", set({ title: 'Pay the rent', when: 'at 6pm', nag: true })],
  ['keep asking me until I tidied my room', set({ title: 'Tidy my room', when: '', nag: true })],
  ['stop nagging me about the dentist', update({ item: 'dentist', nag: false })],
])('%s', (text, wish) => {
  expect(understand(text)).toMatchObject([wish]);
});

test('what the assistant just set is what it shall keep asking about', () => {
  const talk = { lastReply: 'Reminder set: “Call mom”, today, 17:00.' };
  expect(understand('keep asking me until I did it', talk)).toMatchObject([
    update({ item: 'Call mom', nag: true }),
  ]);
});

test('what is to be asked about is asked where its verb is unknown, and never taken for the last one', () => {
  const lastReply = 'Reminder set: “Buy milk”, today, 17:00.';
  expect(understand('keep asking me until I flurbed the bank at 5', { lastReply })).toEqual([
    expect.objectContaining({ tool: null, reply: expect.stringContaining('What should I keep asking you') }),
  ]);
  expect(understand('keep asking me until I called the bank', { lastReply })).toMatchObject([
    set({ title: 'Call the bank' }),
  ]);
});

test.each([
  ['remind me 2 days before christmas at 9 to buy gifts', '2 days before christmas at 9'],
  ['remind me the day before christmas to buy gifts', 'the day before christmas'],
])('%s: names a day, and is no announcement', (text, when) => {
  expect(understand(text)).toEqual([expect.objectContaining(set({ title: 'Buy gifts', when }))]);
});

test.each([
  ['snooze the dentist for 1 hour', 'in 1 hour'],
  ['snooze dentist until tomorrow', 'tomorrow'],
  ['snooze the dentist by an hour', 'an hour later'],
])('%s: puts it off, and moves no series', (text, when) => {
  expect(understand(text)).toMatchObject([
    { tool: 'answer_reminder', input: { answer: 'snooze', item: 'dentist', when } },
  ]);
});

test.each([
  ['snooze', ''],
  ['snooze 10 minutes', '10 minutes'],
  ['please snooze it for 2h', 'for 2h'],
  ['snooze 25:00', '25:00'],
])('%s: is about what came, whether or not something waits', (text, when) => {
  expect(understand(text)).toMatchObject([{ tool: 'answer_reminder', input: { answer: 'snooze', when } }]);
});
