import { expect, test } from 'vitest';
import { listInfo } from '@/lib/info/reads';
import { listEntries } from '@/lib/journal/entries/entry-reads';
import { hold } from '@/testing/conversation';

// Words of today's entry are corrected in place, and more is added to it.
test.each([
  { messages: ['dear diary, we saw four deer', 'it was five deer not four'], entry: 'we saw five deer' },
  {
    messages: [
      'journal: my uncle rang from Cork',
      'sorry it was my cousin not my uncle',
      'change Cork to Kerry',
    ],
    entry: 'my cousin rang from Kerry',
  },
  {
    messages: ['dear diary, we picked plums', 'add to that: grandad fell asleep', 'and the twins laughed'],
    entry: 'we picked plums\n\ngrandad fell asleep\n\nthe twins laughed',
  },
  { messages: ['dear diary, the pond is dug', 'it was Ola not Tim'], entry: 'the pond is dug' },
])('journal: $entry', async ({ messages, entry }) => {
  const { ctx, plans } = await hold(...messages);
  expect((await listEntries(ctx)).map(({ responses }) => responses.feeling)).toEqual([entry]);
  expect(plans).toEqual([]);
});

test.each([
  { messages: ['Nora takes a 38 shoe', "Nora's gone up to a 39"], facts: ['Nora: takes a 39 shoe'] },
  { messages: ['i weigh 81 kg today', 'down to 79'], facts: ['weight: 79 kg'] },
  { messages: ['my bp 121 over 79 today'], facts: ['blood pressure: 121/79 today'] },
  { messages: ["aunties gate code 7731# don't lose it"], facts: ['aunties gate code: 7731#'] },
  {
    messages: ["Gus's locker code is 4410", 'Gus changed his code to 4411'],
    facts: ['Gus’s locker code: 4411'],
  },
  { messages: ['Bea has moved'], facts: ['Bea: has moved'] },
  { messages: ['manuals in the hall cupboard'], facts: ['manuals: in the hall cupboard'] },
  { messages: ["Ada's crazy about pottery"], facts: ['what Ada loves: pottery'] },
  { messages: ["what's my tax number", "Ivo's gone home"], facts: [] },
])('$messages', async ({ messages, facts }) => {
  const { ctx, plans } = await hold(...messages);
  expect((await listInfo(ctx)).map(({ key, value }) => `${key}: ${value}`)).toEqual(facts);
  expect(plans).toEqual([]);
});

const friday = ['physio friday at 10am', 'haircut friday at 2:30pm'];

test.each([
  { asked: 'how long between them', messages: friday, holds: '4 h 30 min' },
  { asked: 'how long between the physio and the haircut', messages: friday, holds: '4 h 30 min' },
  { asked: 'whats after physio', messages: friday, holds: 'haircut' },
  { asked: 'after physio what is there', messages: friday, holds: 'haircut' },
  { asked: 'whats after the haircut', messages: friday, holds: 'Nothing after' },
  { asked: 'what time do i finish friday', messages: friday, holds: 'haircut' },
  { asked: 'who am i meeting friday', messages: ['lunch with Abel friday at noon'], holds: 'Abel' },
  { asked: 'what about friday morning, anything on?', messages: friday, holds: 'physio' },
  {
    asked: 'how long ago was that',
    messages: ['mopped the hall on the 1st', 'when did i last mop the hall'],
    holds: '9 days ago',
  },
  {
    asked: 'how long since the car was serviced',
    messages: ['had the car serviced in january'],
    holds: 'January',
  },
  {
    asked: 'when did i last book the sweep',
    messages: ['chimney sweep booked on 20 february'],
    holds: '20 February',
  },
  { asked: 'bought a new drill on 3rd feb', messages: [], holds: 'Noted' },
  {
    asked: 'plumber number',
    messages: ['my plumber is Emil', "Emil's number is 0161 496 0155"],
    holds: '0161 496 0155',
  },
  { asked: "what's Petras email", messages: ['my landlord is Petra Novak'], holds: 'That I don’t know' },
  { asked: 'how many grams in an ounce', messages: [], holds: 'calculate or convert' },
  { asked: 'what can Kofi not eat', messages: ['Kofi is allergic to sesame'], holds: 'sesame' },
  { asked: "been a rubbish week if i'm honest", messages: [], holds: 'sorry' },
])('“$asked”', async ({ asked, messages, holds }) => {
  expect((await hold(...messages, asked)).reply).toContain(holds);
});

test('“it” is the summary that was asked for, and not the recap that was turned off', async () => {
  const { reply } = await hold(
    'turn off the weekly recap',
    'when do i get my daily summary',
    'could i have it at 6:45 am',
  );
  expect(reply).toMatch(/^Your daily summary comes every day at 0?6:45/);
});

test('a birthday is corrected after a question about something else', async () => {
  const { reply } = await hold("Kofi's birthday is 3 May", 'his kids are Abe and Jo', "it's actually 8 May");
  expect(reply).toContain('8 May');
});

test('who does a job for the user is asked for and then known', async () => {
  const { reply } = await hold(
    'who is my dentist',
    'Dr Okafor on the high street',
    "what's my dentist called",
  );
  expect(reply).toContain('Dr Okafor');
});

test('a time that is the same is said to be the same', async () => {
  const { reply } = await hold('remind me to order a cake on 2 april', 'move the cake to 2 april');
  expect(reply).toContain('Nothing was changed');
});

test('“no, keep it” brings back what was just deleted', async () => {
  const { plans } = await hold(
    'remind me to collect the curtains friday at 11',
    'scrap the curtains',
    'sorry no keep it',
  );
  expect(plans).toEqual(['collect the curtains 03-12 11:00']);
});

// What is amended after it was asked about, or after an order that meant less.
test.each([
  {
    says: 'an order that asked back is narrowed to what is named',
    messages: [
      'add glue, nails, tape and paint to my shed list',
      'clear the list',
      'no hang on, i meant just the nails',
    ],
    plans: ['glue -', 'paint -', 'tape -'],
  },
  {
    says: 'what is wanted or only asked about is not deleted',
    messages: [
      'add glue, nails, tape and paint to my shed list',
      'clear the list',
      'i want the nails',
      'clear the list',
      'just asking about the glue',
    ],
    plans: ['glue -', 'nails -', 'paint -', 'tape -'],
  },
  {
    says: 'nothing is deleted by a condition',
    messages: ['add glue, nails, tape and paint to my shed list', 'clear the list', 'only if you must'],
    plans: ['glue -', 'nails -', 'paint -', 'tape -'],
  },
  {
    says: 'the hour that is said last',
    messages: [
      'book the sauna for friday at 3pm, or actually 4pm',
      'ring Bo on saturday at 1pm, or no, make it 2pm',
    ],
    plans: ['book the sauna 03-12 16:00', 'ring Bo 03-13 14:00'],
  },
  {
    says: '“move it too” is about the thing asked for last',
    messages: [
      'collect the skis on thursday 18 march at 5pm',
      'wax the board on thursday 18 march',
      "let's do friday 19 march for the skis",
      'what about the board, is that still thursday',
      'yeah move it too',
    ],
    plans: ['collect the skis 03-19 17:00', 'wax the board 03-19 09:00'],
  },
  {
    says: 'another distance from the same event',
    messages: [
      "Omar's birthday is 9 april",
      "remind me a week before Omar's birthday to order balloons",
      'hmm make that 10 days',
      'actually 5 days',
    ],
    plans: ['order balloons 04-04 09:00'],
  },
  {
    says: 'the amount of the only item that has one',
    messages: ['add sponges and 2kg of plums to my shopping list', 'sorry, 3kg'],
    plans: ['3kg of plums -', 'sponges -'],
  },
  {
    says: 'a task that is named “the … one” or “the … thing”',
    messages: ['todo: call the roofer, wash the van', 'remind me of the roofer one tomorrow at 4pm'],
    plans: ['call the roofer -', 'call the roofer 03-11 16:00', 'wash the van -'],
  },
  {
    says: 'what was shown last, with its day',
    messages: [
      'todo: trim the hedge',
      "it's due on friday",
      'which one is due first?',
      'remind me about that at 4pm',
    ],
    plans: ['trim the hedge 03-12', 'trim the hedge 03-12 16:00'],
  },
  {
    says: 'what is back need not be fetched',
    messages: [
      "I've lent the ladder to Declan",
      'remind me on saturday to get it back off him',
      'he gave it back today',
    ],
    plans: [],
  },
  {
    says: 'what was given is no plan, and who does something is no birthday',
    messages: ["well I've given it to her just now", "who's hosting in april?"],
    plans: [],
  },
  {
    says: 'a day in brackets is of its own item',
    messages: ['add ham (by friday), figs and rye bread to my list'],
    plans: ['figs -', 'ham 03-12', 'rye bread -'],
  },
  {
    says: 'a polite form of any verb',
    messages: ['would you mind popping bird seed on my shopping list'],
    plans: ['bird seed -'],
  },
])('$says', async ({ messages, plans }) => {
  expect((await hold(...messages)).plans).toEqual(plans);
});

test('an item goes to the list that was made last, and a list loses “just” in its new name', async () => {
  const { reply } = await hold(
    'add yams to my market list',
    'make a list for the picnic trip: rolls, juice',
    'move the yams to that one',
    'rename the list to just picnic',
    'what is on my picnic list',
  );
  expect(reply).toContain('yams');
});

test.each([
  { asked: 'so what do i do?', messages: [], holds: 'Just write' },
  { asked: 'so what do i do?', messages: ['todo: mow the lawn'], holds: 'mow the lawn' },
  { asked: 'is friday still on?', messages: friday, holds: 'physio' },
  { asked: 'is the physio still on?', messages: friday, holds: 'Yes' },
  { asked: 'forget about the boiler', messages: [], holds: 'nothing to forget' },
  { asked: 'how do i tell you that i took one', messages: ['pills every day at 9'], holds: 'Say it is done' },
  {
    asked: 'what all is pending from my side',
    messages: ['pay the rent on the 5th of every month', 'todo: mow the lawn'],
    holds: 'pay the rent',
  },
  {
    asked: "when is Ria's birthday",
    messages: ["planning Ria's party for april 12 at 2pm", "she'll be 6", 'her actual birthday is the 10th'],
    holds: '10 April',
  },
  {
    asked: 'where is the spare key',
    messages: ['the spare key is with Farida in 1204', 'Farida moved to 908'],
    holds: 'Farida in 908',
  },
  { asked: 'show me that week', messages: ['ferry on 9 april at 7am'], holds: '5 April to Sunday, 11 April' },
  { asked: 'how many kids now', messages: ['guest list: Mila, Jaxon, Ada'], holds: '3: Mila, Jaxon and Ada' },
  {
    asked: 'how old will Ria be',
    messages: ["Ria's party is on april 12", "she'll be 6"],
    holds: 'turning 6',
  },
])('“$asked” after $messages', async ({ asked, messages, holds }) => {
  expect((await hold(...messages, asked)).reply).toContain(holds);
});
