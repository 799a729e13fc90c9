import { expect, test } from 'vitest';
import { listInfo } from '@/lib/info/reads';
import { listSocialDates } from '@/lib/social/reads';
import { hold } from '@/testing/conversation';

// Messages that only the one before explains: hours alone, meals, items and who is meant by "him".
test.each([
  {
    says: 'a noun with an hour is a plan, and deletes nothing',
    messages: ['haircut friday at 2pm', 'trash 8'],
    plans: ['haircut 03-12 14:00'],
    said: '“trash”, today, 20:00?',
  },
  {
    says: 'the offered hour gets its days',
    messages: ['trash 8', 'every sun'],
    plans: ['trash 03-14 20:00'],
    said: 'every sun',
  },
  {
    says: 'a name with an hour still deletes what it names',
    messages: ['haircut friday at 2pm', 'cancel haircut 2'],
    plans: [],
    said: 'Deleted',
  },
  {
    says: 'an enumeration after a new list goes to it as a whole',
    messages: ['make a packing list for the cabin', 'sleeping bags, torch, bug spray, kids rain boots'],
    plans: ['bug spray -', 'kids rain boots -', 'sleeping bags -', 'torch -'],
    said: '“Packing”',
  },
  {
    says: 'a meal with its hour answers “at which times?”',
    messages: ['I keep forgetting my blood pressure pill', 'with breakfast, 7:30'],
    plans: ['blood pressure pill 03-11 07:30'],
    said: 'every day at 07:30',
  },
  {
    says: 'another one at supper is in the evening',
    messages: [
      'I keep forgetting my blood pressure pill',
      'with breakfast, 7:30',
      'and another at supper',
      '6',
    ],
    plans: ['blood pressure pill 03-11 07:30', 'blood pressure pill with supper 03-10 18:00'],
    said: 'every day at 18:00',
  },
  {
    says: 'an amount accepts an offered item',
    messages: ['add milk to the shopping list', 'is there already rice on it?', 'yes please, 5kg'],
    plans: ['5kg rice -', 'milk -'],
    said: '5kg rice',
  },
  {
    says: 'a question about a list adds nothing',
    messages: ['add milk to the shopping list', 'are there also eggs on it?'],
    plans: ['milk -'],
    said: 'Shall I add it?',
  },
  {
    says: 'the full list is the one spoken of',
    messages: ['add milk to the shopping list', 'may I see the full list'],
    plans: ['milk -'],
    said: 'Your list “Shopping”',
  },
  {
    says: 'what is left is left of the list spoken of',
    messages: [
      'books to read: Emma, Stoner, Ulysses',
      'remind me to water the orchids on friday',
      'finished Stoner!!',
      'which ones are left',
    ],
    plans: ['Emma -', 'Ulysses -', 'water the orchids 03-12 09:00'],
    said: /Emma\n2\. Ulysses$/,
  },
  {
    says: 'one of two ticked todos is opened again',
    messages: [
      'todo: return books, fix bike, email landlord about mold',
      'done with the bike and the landlord email',
      'wait the landlord one isnt done, it bounced',
    ],
    plans: ['email landlord about mold -', 'return books -'],
    said: 'Open again',
  },
  {
    says: 'one of several gets an earlier message',
    messages: ['renew the permit friday at 10', 'remind me about the permit the evening before as well'],
    plans: ['renew the permit 03-12 10:00'],
    said: '16 hours before',
  },
  {
    says: 'dictated shopping is several items',
    messages: ['I need to get sausages and um rolls and what else tomato sauce for the barbecue on saturday'],
    plans: ['rolls 03-13', 'sausages 03-13', 'tomato sauce for the barbecue 03-13'],
    said: 'Added',
  },
  {
    says: 'an hour before leaving after school',
    messages: ['we leave friday right after school, 3ish. remind me an hour before to load the car'],
    plans: ['leave 03-12 15:00', 'load the car 03-12 14:00'],
    said: 'load the car',
  },
  {
    says: 'what was lent is asked back by name',
    messages: ['lent the drill to Duarte yesterday', 'ask him for it back next sunday'],
    plans: ['ask Duarte for the drill 03-21 09:00'],
    said: 'Duarte',
  },
  {
    says: 'those days are the days of the stay',
    messages: ["we're at my in-laws from the 24th to the 27th of december", 'book the sitter for those days'],
    plans: ['book the sitter for 24 December to 27 December -'],
    said: 'Added',
  },
  {
    says: 'a series ends with the exam',
    messages: ['exam on 20 march 10am', 'remind me every day at 7pm to study', 'only upto exam'],
    plans: ['exam 03-20 10:00', 'study 03-10 19:00'],
    said: '20 March',
  },
  {
    says: 'the days before an exam are counted',
    messages: ['exam on 20 march 10am', 'how many days are there for exam'],
    plans: ['exam 03-20 10:00'],
    said: '10 days',
  },
  {
    says: 'a month is shown so far',
    messages: ['call dad 30 april at 11pm', 'whats in april so far'],
    plans: ['call dad 04-30 23:00'],
    said: 'call dad',
  },
  {
    says: 'evenings after talk of the weekly recap are its time',
    messages: ['do you do a weekly recap', 'ok sunday evenings'],
    plans: [],
    said: 'Your weekly recap comes on Sundays at 18:00.',
  },
])('$says', async ({ messages, plans, said }) => {
  const found = await hold(...messages);
  expect(found.plans.toSorted()).toEqual(plans);
  expect(found.reply).toMatch(said);
});

test.each([
  ['Kev is off thursday and friday', 'Kev is off from Thursday, 11 March to Friday, 12 March'],
  [
    "i'm flying to singapore tomorrow for 10 days",
    'you are in singapore from Thursday, 11 March to Saturday, 20 March',
  ],
  ['lent the drill to Duarte yesterday', 'with Duarte since Tuesday, 9 March'],
  ['note that Leila weighed 6.2 kilos last time', '6.2 kilos last time'],
])('“%s” is kept as a fact', async (message, value) => {
  const { ctx } = await hold(message);
  expect((await listInfo(ctx)).map((fact) => fact.value)).toEqual([value]);
});

test('twins have two birthdays, which are corrected and shown together', async () => {
  const messages = [
    'Oscar’s birthday is 30 november',
    'and the twins, Molly and Jack, both 9 july',
    'Sorry, I got it wrong, the twins are on the 19th',
  ];
  const { ctx } = await hold(...messages);
  const dates = (await listSocialDates(ctx)).map(({ name, month, day }) => `${name} ${day}.${month}.`);
  expect(dates.toSorted()).toEqual(['Jack 19.7.', 'Molly 19.7.', 'Oscar 30.11.']);
  expect((await hold(...messages, 'show me all the birthdays')).reply).toContain('Molly');
});
