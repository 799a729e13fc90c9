import { expect, test } from 'vitest';
import { listInfo } from '@/lib/info/reads';
import { listEntries } from '@/lib/journal/entries/entry-reads';
import { listReminders } from '@/lib/reminders/reads';
import { listSocialDates } from '@/lib/social/reads';
import { listLists } from '@/lib/todos/lists/reads';
import { hold } from '@/testing/conversation';

// Messages as people write them who use whole sentences, or no more words than they must. It is Wednesday, 10 March.
test.each([
  {
    says: 'a thing that is known is moved, not made again',
    messages: ['dinner at ours on saturday 8pm', 'make the dinner 8:30'],
    plans: ['dinner at ours 03-13 20:30'],
  },
  {
    says: 'another one with somebody else',
    messages: ['call with Minjun friday 4pm', 'and one with Sora right after at 5'],
    plans: ['call with Minjun 03-12 16:00', 'call with Sora 03-12 17:00'],
  },
  {
    says: 'both words name a shift',
    messages: ['early shift friday 5:10', 'late shift monday 10'],
    plans: ['early shift 03-12 05:10', 'late shift 03-15 22:00'],
  },
  {
    says: 'what was also bought',
    messages: ['add gloves and an apron to my list', 'bought the gloves', 'oh and the apron'],
    plans: [],
  },
  {
    says: 'a work shift is no order to shift',
    messages: ['shift at the bakery sat 10am', 'shifts sunday the 14th instead'],
    plans: ['shift at the bakery 03-14 10:00'],
  },
  {
    says: 'two notices before a day',
    messages: ['filing deadline is 2 april', 'remind me one week before and two days before'],
    plans: ['filing deadline 03-26 09:00', 'filing deadline 03-31 09:00', 'filing deadline 04-02'],
  },
  {
    says: 'reported speech',
    messages: ['the school just told us that the concert is on thursday the 18th at half past six'],
    plans: ['concert 03-18 18:30'],
  },
  {
    says: 'a remark at the end',
    messages: ['My exam is on the 20th at 9:30 in the morning, and I am quite nervous about it.'],
    plans: ['exam 03-20 09:30'],
  },
  {
    says: 'a reminder is asked for at the end',
    messages: ['I have choir on friday at half past seven in the evening, please remind me of it.'],
    plans: ['choir 03-12 19:30'],
  },
  {
    says: 'otherwise',
    messages: ['The registration has to be done by friday, otherwise I will get a fine.'],
    plans: ['The registration has to be done 03-12'],
  },
  {
    says: 'a correction while speaking',
    messages: [
      'hey can you um remind me to ring the plumber on friday at ten in the morning no wait make it eleven',
    ],
    plans: ['ring the plumber 03-12 11:00'],
  },
  {
    says: 'an hour without a colon',
    messages: ['doc appt mon 915'],
    plans: ['doc appointment 03-15 09:15'],
  },
  {
    says: 'put off to a later day',
    messages: ['hand in essay by friday', 'essay got extended till friday'],
    plans: ['hand in essay 03-19'],
  },
  {
    says: 'a day and hours apart',
    messages: ['Good day! On Saturday I am volunteering in the library from 10 to 13.'],
    plans: ['volunteering in the library 03-13 10:00'],
  },
  {
    says: 'a heading over times',
    messages: ['this week: intervals friday 6am, easy run saturday 7am. remind me each'],
    plans: ['easy run 03-13 07:00', 'intervals 03-12 06:00'],
  },
  {
    says: 'a later clause with its own time',
    messages: ['the lady is called Joanne, she is coming to meet him Sunday at 2'],
    plans: [],
  },
  {
    says: 'moved, of something new',
    messages: ['The bridge club moved to Friday at 7pm'],
    plans: ['bridge club 03-12 19:00'],
  },
  {
    says: 'the part of the day keeps the hour',
    messages: ['remind me friday at 9pm to iron a shirt', 'so shirt on saturday night then'],
    plans: ['iron a shirt 03-13 21:00'],
  },
  {
    says: 'a pace is no time',
    messages: ['legs destroyed but held 5:20 pace'],
    plans: [],
  },
  {
    says: 'the day before',
    messages: ['Lucia concert is Sunday 21 March at 17:00, dress rehearsal the day before at 14:00'],
    plans: ['Lucia concert 03-21 17:00', 'dress rehearsal 03-20 14:00'],
  },
  {
    says: 'promised',
    messages: ['I promised Rosa I would ring her at nine tonight'],
    plans: ['ring Rosa 03-10 21:00'],
  },
  {
    says: 'put off by minutes, with a reason',
    messages: ['remind me in 40 min to warm the bottle', 'push it by 20 min shes asleep'],
    plans: ['warm the bottle 03-10 16:00'],
  },
  {
    says: 'an item is replaced',
    messages: ['supplier list: octopus, lamb, lemons', 'no lamb, put goat'],
    plans: ['goat -', 'lemons -', 'octopus -'],
  },
  {
    says: 'a list for something',
    messages: [
      'Make me please a list for the tea: lemons and paper napkins.',
      'Take the lemons off, I have a whole tree of them!',
    ],
    plans: ['paper napkins -'],
  },
  {
    says: 'what is missing goes on the list',
    messages: [
      'make a packing list with banners and cords',
      'we never have enough gaffer tape, so put that on it as well',
    ],
    plans: ['banners -', 'cords -', 'gaffer tape -'],
  },
  {
    says: 'both to another day',
    messages: [
      'remind me friday at 9 to send the report',
      'remind me friday at 2 to do the slides',
      'he needs everything sooner, so move both of them to Thursday, same times',
    ],
    plans: ['do the slides 03-11 14:00', 'send the report 03-11 09:00'],
  },
  {
    says: 'no, and back',
    messages: [
      'start a list names: Alice, Caio',
      'drop Caio',
      'hm no, put it back, I can still convince him',
    ],
    plans: ['Alice -', 'Caio -'],
  },
  {
    says: 'after all',
    messages: ['supplier comes friday 11:30', 'cancel the supplier', 'nvm the supplier is coming after all'],
    plans: ['supplier 03-12 11:30'],
  },
  {
    says: 'a list of days in a row',
    messages: ['pick up Louise at 16:30 every mon tue thu fri'],
    plans: ['pick up Louise 03-11 16:30'],
  },
  {
    says: 'bought, not the last thing',
    messages: ['buy a present for Bruno', 'party on saturday at 3', 'I bought it already'],
    plans: ['party 03-13 15:00'],
  },
  {
    says: 'a remark about an item does not tick it off',
    messages: ['add eggs and milk to my list', 'I bought the milk', 'oh and the eggs are rotten'],
    plans: ['eggs -'],
  },
  {
    says: 'only what can be bought is bought',
    messages: ['create a list called Work: buy paper, call Bob, finish report, buy stamps', 'all bought'],
    plans: ['call Bob -', 'finish report -'],
  },
  {
    says: 'a day off is no item to take off',
    messages: ['add day trip to my list', 'take the day off'],
    plans: ['day trip -', 'take the day off -'],
  },
  {
    says: 'what is fine for somebody moves nothing',
    messages: ['gym on thursday at 7', 'monday is fine for him', 'tomorrow is plenty'],
    plans: ['gym 03-11 07:00'],
  },
  {
    says: '“hers” is somebody who was just named',
    messages: ['students: Emil mon 16:00, Clara mon 17:00', 'Clara is sick, cancel hers', 'cancel theirs'],
    plans: ['Emil 03-15 16:00'],
  },
  {
    says: 'no milk may mean that milk is needed',
    messages: ['add milk to my list', 'no milk, get some'],
    plans: ['milk -'],
  },
])('$says', async ({ messages, plans }) => {
  expect((await hold(...messages)).plans).toEqual(plans);
});

test('a later day of birth keeps the year, and belongs to the same person', async () => {
  const { ctx } = await hold(
    'My grandson Oliver was born on the 9th of April 2019',
    "Oh dear, I've got it wrong, Oliver's birthday is the 19th of April.",
    "And Giulia's is the 2nd of March, she was born in 2015",
    'Giulia is 3 not 2',
    'remind me two days before hers',
  );
  expect(await listSocialDates(ctx)).toMatchObject([
    { name: 'grandson Oliver', month: 4, day: 19, year: 2019 },
    { name: 'Giulia', month: 3, day: 3, year: 2015, leadDays: 2 },
  ]);
});

test('a phone number beside a name is no todo, and neither is a remark a fact', async () => {
  const { ctx, plans } = await hold(
    'tenant in apt 12 is Renata, phone 98844-1020',
    'she is such a good girl',
    'remember locker combo 18-32-4',
    'sorry locker combo is 18-23-4',
  );
  expect(plans).toEqual([]);
  const facts = (await listInfo(ctx)).map(({ key, value }) => `${key}: ${value}`);
  expect(facts.toSorted()).toEqual(['locker combo: 18-23-4', 'tenant in apt 12: Renata, phone 98844-1020']);
});

test('one day of a series is moved alone, and days are left out of it', async () => {
  const { ctx } = await hold(
    'give her the tablet every morning at 8',
    'I would like to sleep in this Saturday, so only on that day remind me of the tablet at 10 instead.',
    'I just heard that I have Sunday off, so please leave that day out.',
  );
  const [series] = (await listReminders(ctx)).filter(({ recurrenceRule }) => recurrenceRule);
  expect(series).toMatchObject({ recurrenceRule: 'FREQ=DAILY', reminderTime: '2027-03-11T08:00:00.000Z' });
  const once = (await listReminders(ctx)).filter(({ recurrenceRule }) => !recurrenceRule);
  expect(once).toMatchObject([{ reminderTime: '2027-03-13T10:00:00.000Z' }]);
});

test('a list gets another name', async () => {
  const { ctx, plans } = await hold(
    'put rice and peas in my market list',
    'rename market list to feira',
    'add banana there',
  );
  expect((await listLists(ctx)).map(({ title }) => title.toLowerCase())).toContain('feira');
  expect(plans).toHaveLength(3);
});

test('“keep that in the diary” keeps what was said before it in the same message', async () => {
  const { ctx } = await hold(
    'the doctor changed it',
    'Today she remembered our first dog and we laughed until we cried. I would like to keep that in the diary.',
  );
  const [entry] = await listEntries(ctx);
  expect(entry?.entryText).toContain('our first dog');
  expect(entry?.entryText).not.toContain('the doctor');
});

test('two people of the same name have two birthdays', async () => {
  const { ctx } = await hold(
    "my wife Sara's birthday is 7 June 1980",
    "my colleague Sara's birthday is 3 May",
  );
  expect(await listSocialDates(ctx)).toMatchObject([
    { name: 'colleague Sara', month: 5, day: 3, year: null },
    { name: 'wife Sara', month: 6, day: 7, year: 1980 },
  ]);
});
