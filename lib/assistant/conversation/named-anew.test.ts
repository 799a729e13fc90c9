import { expect, test } from 'vitest';
import { listCompletions } from '@/lib/completions/reads';
import { listInfo } from '@/lib/info/reads';
import { listReminders } from '@/lib/reminders/reads';
import { hold } from '@/testing/conversation';

// What was just set gets another name, place or day. It is Wednesday, 10 March 2027.
test.each([
  {
    says: 'another name',
    messages: ['call Tom tomorrow at 5pm', 'sorry, make that Tim'],
    plans: ['call Tim 03-11 17:00'],
  },
  {
    says: 'another occasion at another hour',
    messages: ['lunch with Ana friday at 1', 'actually make it dinner at 7'],
    plans: ['dinner with Ana 03-12 19:00'],
  },
  {
    says: 'another kind of an item',
    messages: ['add almond milk and cola', 'actually, make that oat milk'],
    plans: ['cola -', 'oat milk -'],
  },
  {
    says: 'an item instead of the last one',
    messages: ['add cola', 'make it lemonade instead'],
    plans: ['lemonade -'],
  },
  {
    says: 'what only resembles a new name',
    messages: ['add soup', 'make it louder', 'make it happen'],
    plans: ['soup -'],
  },
  {
    says: 'another place',
    messages: ['meeting with Wei tomorrow at 3pm at Raffles Place', "and it's at Marina Bay now"],
    plans: ['meeting with Wei at Marina Bay 03-11 15:00'],
  },
  {
    says: 'the place that was asked for',
    messages: ['school meeting friday at 4:30pm', 'where is it', 'in the gym', 'change the place to Room 2'],
    plans: ['school meeting at Room 2 03-12 16:30'],
  },
  {
    says: 'a time that counts from the last event',
    messages: ['doctor tomorrow at 10am', 'and remind me to bring the papers', '1 hour before'],
    plans: ['bring the papers 03-11 09:00', 'doctor 03-11 10:00'],
  },
  {
    says: 'two leads of one birthday',
    messages: [
      "amma's birthday is 25 march",
      'remind me 2 days before to order a cake',
      'and one day before to buy flowers',
    ],
    plans: ['buy flowers 03-24 09:00', 'order a cake 03-23 09:00'],
  },
  {
    says: 'what comes next on the same day',
    messages: ['yoga tomorrow at 7am', 'and lunch with Priya at 12:30', 'also to marinate the fish at 4pm'],
    plans: ['lunch with Priya 03-11 12:30', 'marinate the fish 03-10 16:00', 'yoga 03-11 07:00'],
  },
  {
    says: 'a list that is kept',
    messages: ['keep a list of movies: dune 2, past lives', 'watched past lives, it was great'],
    plans: ['dune 2 -'],
  },
  {
    says: 'a deletion that is taken back at once',
    messages: ['dentist friday 3pm', 'delete it', 'wait no'],
    plans: ['dentist 03-12 15:00'],
  },
  {
    says: 'another deed with the same thing',
    messages: ['watch the highlights at 8pm', 'make that record the highlights'],
    plans: ['record the highlights 03-10 20:00'],
  },
  {
    says: 'a notice that is cancelled, and not its appointment',
    messages: ['physio friday at 4', 'remind me a day before', 'cancel the reminder not the appointment'],
    plans: ['physio 03-12 16:00'],
  },
  {
    says: 'what is often forgotten',
    messages: ['i keep forgetting my meds', 'yes every night at 9'],
    plans: ['meds 03-10 21:00'],
  },
  {
    says: 'another hour that is proposed',
    messages: ['call the dentist tomorrow at 9am', 'how about 10:30', 'when is it', 'how about 4pm?'],
    plans: ['call the dentist 03-11 16:00'],
  },
  {
    says: 'a todo that becomes a reminder, and then another hour',
    messages: ['call the dentist', 'tomorrow at 9am', 'make it 11'],
    plans: ['call the dentist 03-11 11:00'],
  },
  {
    says: 'whom an appointment is with',
    messages: ['dentist friday at 3pm', 'with dr lee'],
    plans: ['dentist with dr lee 03-12 15:00'],
  },
  {
    says: 'an interval that counts from the appointment',
    messages: ['dentist friday at 3pm', 'repeat every 6 months'],
    plans: ['dentist 03-12 15:00'],
  },
  {
    says: 'once more in some minutes',
    messages: ['remind me in 20 minutes to move the laundry', 'done', 'remind me again in 40'],
    plans: ['move the laundry 03-10 15:42'],
  },
  {
    says: 'how much of an item',
    messages: ['add milk, eggs and bread', '2 pints of milk'],
    plans: ['2 pints of milk -', 'bread -', 'eggs -'],
  },
  {
    says: 'all that was just added',
    messages: ['add milk, eggs and bread', 'got it all'],
    plans: [],
  },
  {
    says: 'what could not be bought, and what is left',
    messages: ['add milk, eggs and bread', 'couldnt get bread', 'only the bread left'],
    plans: ['bread -'],
  },
  {
    says: 'another weekday of a series',
    messages: ['call mom every wednesday at 6pm', 'actually make it tuesday'],
    plans: ['call mom 03-16 18:00'],
  },
  {
    says: 'all of a list that is done',
    messages: ['add ham, jam, tea and oil', 'tick everything off'],
    plans: [],
  },
  {
    says: 'a part of another day',
    messages: ['call Tom tomorrow at 5pm', 'make it friday morning'],
    plans: ['call Tom 03-12 09:00'],
  },
  {
    says: 'a part of the same day',
    messages: ['email the contract tomorrow morning', 'move to afternoon'],
    plans: ['email the contract 03-11 15:00'],
  },
  {
    says: 'a series while somebody is away',
    messages: ['walk the dog every weekday at 7.30am', "i'm away next week so pause the dog walk"],
    plans: ['walk the dog 03-11 07:30'],
  },
  {
    says: 'what is asked, and not told',
    messages: [
      'ring nan tomorrow at 9am',
      'dinner with Sam friday at 7pm',
      'has nan been called',
      'is dinner booked',
    ],
    plans: ['dinner with Sam 03-12 19:00', 'ring nan 03-11 09:00'],
  },
])('$says', async ({ messages, plans }) => {
  expect((await hold(...messages)).plans).toEqual(plans);
});

test('a part of a debt that is paid, and then the rest', async () => {
  const half = await hold('Sam owes me 20', 'he paid me back half');
  expect((await listInfo(half.ctx)).map(({ value }) => value)).toEqual(['me 10']);
  const all = await hold('I owe Priya $40', 'paid her 15', 'paid the rest');
  expect(await listInfo(all.ctx)).toEqual([]);
  expect(await listCompletions(all.ctx, {})).toEqual([]);
});

test.each([
  [['add wash the car', 'is the car washed'], 'still open'],
  [['boiler service due by the 20th', 'has the boiler been sorted'], 'still open'],
  [['i fed the dog', 'has the dog been fed'], 'today'],
])('%j is answered with %s', async (messages, expected) => {
  const { ctx, reply } = await hold(...messages);
  expect(reply).toContain(expected);
  expect((await listCompletions(ctx, {})).length).toBe(expected === 'today' ? 1 : 0);
});

test.each([
  ['the gym closes at 10', 'gym', 'closes at 10'],
  [
    'i work at the bakery and finish at 3:30 most days',
    'when you work at the bakery and finish',
    'at 3:30 most days',
  ],
  ['my wife finishes work at 6', 'when wife finishes work', 'at 6'],
  ['school starts at 8:40', 'when school starts', 'at 8:40'],
])('hours of every day set no reminder: %s', async (message, key, value) => {
  const { ctx, plans } = await hold(message);
  expect(plans).toEqual([]);
  expect(await listInfo(ctx)).toMatchObject([{ key, value }]);
});

test.each([
  ['the gym closes at 10 tonight', 'gym closes 03-10 22:00'],
  ['school starts at 9 tomorrow', 'school 03-11 09:00'],
  ['remind me 15 mins before my 3pm call tomorrow', 'call 03-11 15:00'],
])('an hour of one day sets a reminder: %s', async (message, plan) => {
  expect((await hold(message)).plans).toEqual([plan]);
});

test('the list that was just made is the one that is sent', async () => {
  const { reply } = await hold('add groceries: rice, ginger', 'text me the list');
  expect(reply).toContain('ginger');
});

test.each([
  ['set up a daily reminder for vitamins at 7am', 'vitamins', 'FREQ=DAILY'],
  ['set a weekly reminder for bins tuesday 8pm', 'bins', 'FREQ=WEEKLY;BYDAY=TU'],
  ['create a monthly reminder to pay rent on the 1st', 'pay rent', 'FREQ=MONTHLY;BYMONTHDAY=1'],
  ['nightly reminder to lock the door at 10', 'lock the door', 'FREQ=DAILY'],
])('how often is said before the reminder: %s', async (message, title, recurrenceRule) => {
  expect(await listReminders((await hold(message)).ctx)).toMatchObject([{ title, recurrenceRule }]);
});

test('weekends are left out of a series, and do not become its days', async () => {
  const { ctx } = await hold('vitamins every day at 7am', 'cancel weekends');
  expect(await listReminders(ctx)).toMatchObject([{ recurrenceRule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR' }]);
});
