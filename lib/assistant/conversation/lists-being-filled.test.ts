import { expect, test } from 'vitest';
import { listInfo } from '@/lib/info/reads';
import { hold } from '@/testing/conversation';

// Lists that are named by what they are for, and then filled with bare words.
test.each([
  {
    says: 'titles of a list of films are no times, and no tasks',
    messages: [
      'make a list of films to watch',
      'Before Sunrise and 12 Angry Men',
      'Friday the 13th',
      'also The Day After Tomorrow',
      'Kill Bill, Call Me by Your Name',
      'Alien',
      'Good Night',
    ],
    plans: [
      ...['12 Angry Men -', 'Alien -', 'Before Sunrise -', 'Call Me by Your Name -', 'Friday the 13th -'],
      ...['Kill Bill -', 'The Day After Tomorrow -'],
    ],
  },
  {
    says: 'a time of day and a deadline stay times',
    messages: ['start a list of books to read', 'Dune', 'Next Friday', 'dentist on friday at 3'],
    plans: ['Dune 03-19', 'dentist 03-12 15:00'],
  },
  {
    says: 'places with a day in their name',
    messages: ['restaurants to try: Noma, Sunday in Brooklyn', 'Saturday Social'],
    plans: ['Noma -', 'Saturday Social -', 'Sunday in Brooklyn -'],
  },
  {
    says: 'a list that a request names is filled by the next messages',
    messages: ['ok put umbrella on a list called car', 'jumper cables, first aid kit', 'torch', 'ok', 'wait'],
    plans: ['first aid kit -', 'jumper cables -', 'torch -', 'umbrella -'],
  },
  {
    says: 'bare items of a new list, until something else is said',
    messages: ['create a list for gift ideas', 'scarf for mum', 'thanks', 'hungry', 'the wifi code is 4821'],
    plans: ['scarf for mum -'],
  },
  {
    says: 'words behind the list and behind an item tell which kind',
    messages: [
      'can you put batteries on the shopping list, small ones triple A',
      'and half and half',
      'also kitchen roll, the cheap one',
      'add eggs and milk to the shopping list, half a dozen',
      'put rice on the shopping list, thanks',
    ],
    plans: [
      'batteries (small ones triple A) -',
      'eggs -',
      'half and half -',
      'kitchen roll (the cheap one) -',
      'milk (half a dozen) -',
      'rice -',
    ],
  },
  {
    says: 'a title with a length or a day keeps it on a list of films or books',
    messages: [
      'add 12 Years a Slave to my movie list',
      'add 24 hours to live to my movie list',
      'add the thursday murder club to my reading list',
    ],
    plans: ['12 Years a Slave -', '24 hours to live -', 'the thursday murder club -'],
  },
  {
    says: 'a day after a new item is its due date',
    messages: ['start a list called car', 'torch', 'friday'],
    plans: ['torch 03-12'],
  },
])('$says', async ({ messages, plans }) => {
  expect((await hold(...messages)).plans).toEqual(plans);
});

test('a list is found by its noun and by its purpose', async () => {
  const films = ['make a list of films to watch', 'Heat'];
  expect((await hold(...films, 'what is on the film list')).reply).toContain('Heat');
  const packing = ['i need a list of stuff I need to pack', 'passport'];
  expect((await hold(...packing, 'show me the packing list')).reply).toContain('passport');
  const places = ['start a list of places to see in Rome: Colosseum, Trevi fountain'];
  expect((await hold(...places, 'show the rome list')).reply).toContain('Trevi fountain');
});

test('"books:" makes a list, "wifi:" and "my favourite films:" are facts', async () => {
  const { ctx, plans } = await hold(
    'books: One Hundred Years of Solitude, Thursday Murder Club',
    'wifi: Fritz, 12345',
    'my favourite films: Alien, Heat',
  );
  expect(plans).toEqual(['One Hundred Years of Solitude -', 'Thursday Murder Club -']);
  expect((await listInfo(ctx)).map(({ key }) => key).toSorted()).toEqual(['favourite films', 'wifi']);
});

test('Sidekick picks from the list that was spoken of or named', async () => {
  const films = ['make a list of films to watch', 'Heat'];
  for (const asked of ['pick one for tonight', 'suggest a movie', 'which one should we watch tonight?'])
    expect(await hold(...films, asked)).toMatchObject({
      reply: expect.stringContaining('Heat'),
      plans: ['Heat -'],
    });
  expect((await hold(...films, 'pick a name for the cat')).plans).toEqual([
    'Heat -',
    'pick a name for the cat -',
  ]);
});

test.each([
  ['add milk eggs bread and butter to my shopping list', ['bread -', 'butter -', 'eggs -', 'milk -']],
  ['put sausages onions and bread rolls on the list', ['bread rolls -', 'onions -', 'sausages -']],
  ['add milk chocolate and garlic bread to my list', ['garlic bread -', 'milk chocolate -']],
  ['add eggs, milk chocolate and tea', ['eggs -', 'milk chocolate -', 'tea -']],
])('“%s” was dictated: goods without commas are several', async (message, plans) => {
  expect((await hold(message)).plans).toEqual(plans);
});

test.each([
  ["buy a cake for Saturday's party", 'buy a cake for the party 03-13'],
  ["iron my shirt for friday's interview", 'iron my shirt for the interview 03-12'],
  ['print slides for the Monday meeting', 'print slides for the meeting 03-15'],
])('“%s” keeps what it is for, without the day', async (message, plan) => {
  expect((await hold(message)).plans).toEqual([plan]);
});
