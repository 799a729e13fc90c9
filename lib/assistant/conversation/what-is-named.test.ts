import { expect, test } from 'vitest';
import { listInfo } from '@/lib/info/reads';
import { hold } from '@/testing/conversation';

// Said on Wednesday, 10 March 2027, at 15:00, in UTC.
test.each([
  {
    says: 'an order that names something else is not about the thing spoken of',
    messages: ['dentist tomorrow at 4', 'snooze gym 1h', 'del gym'],
    plans: ['dentist 03-11 16:00'],
  },
  {
    says: 'a caller about something else makes an event of its own',
    messages: ['car service friday at 9:30', 'the boiler fella said sometime between 2 and 4 on monday'],
    plans: ['boiler fella 03-15 14:00', 'car service 03-12 09:30'],
  },
  {
    says: 'a caller about the thing spoken of moves it',
    messages: ['dentist friday at 9', 'my doctor says 10 is better'],
    plans: ['dentist 03-12 10:00'],
  },
  {
    says: '"one" before an hour is a thing, and not an hour',
    messages: ['remind me to ring the surgery tomorrow at half 8', 'surgery one to 8:15 tho'],
    plans: ['ring the surgery 03-11 08:15'],
  },
  {
    says: 'words for something else delete and move nothing',
    messages: [
      'remind me to pay the water bill on the 28th',
      'also padala for tita Baby 2k every 15 and 30',
      'no school for either of them on friday, teacher training',
      'done skates',
    ],
    plans: ['pay the water bill 03-28 09:00'],
  },
  {
    says: 'a reason beside an order names nothing else',
    messages: ['dentist friday at 9', 'cancel it, the practice is flooded'],
    plans: [],
  },
  {
    says: 'reading aloud deletes nothing',
    messages: ['Supermarket: coffee, rice', 'plus napkins', 'read me both'],
    plans: ['coffee -', 'napkins -', 'rice -'],
  },
  {
    says: 'a film that was seen is ticked, although its title has a time',
    messages: [
      'movies to watch: Good Morning Vietnam, 12 Angry Men',
      'saw good morning vietnam last night, loved it',
    ],
    plans: ['12 Angry Men -'],
  },
  {
    says: 'what was only read about is not ticked',
    messages: ['Supermarket: milk, rice', 'heard that milk is bad for you'],
    plans: ['milk -', 'rice -'],
  },
  {
    says: 'a loss is no event',
    messages: ['my cat Moustache died on friday'],
    plans: [],
  },
  {
    says: 'how a day is told is no event',
    messages: ['bit low today', 'finally a sunday with nothing planned'],
    plans: [],
  },
  {
    says: 'the purpose of a task stays in its title',
    messages: ['find a physio for my back'],
    plans: ['find a physio for my back -'],
  },
  {
    says: 'an hour with a dot, and a price',
    messages: ['gym 18.30', 'milk 2.50'],
    plans: ['gym 03-10 18:30', 'milk 2.50 -'],
  },
])('$says', async ({ messages, plans }) => {
  expect((await hold(...messages)).plans.toSorted()).toEqual(plans);
});

test('a possessive within a name is no "is"', async () => {
  const { ctx } = await hold("gate code at mama's place 4417#");
  expect((await listInfo(ctx)).map(({ key, value }) => [key, value])).toEqual([
    ["gate code at mama's place", '4417#'],
  ]);
});
