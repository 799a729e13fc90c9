import { expect, test } from 'vitest';
import { hold } from '@/testing/conversation';

// Said on Wednesday, 10 March 2027, at 15:00, in UTC.
test.each([
  {
    says: 'several hours answer "When?"',
    messages: ['remind me to give mum her pills', 'morning 7 and evening 19'],
    plans: ['give mum her pills 03-10 19:00', 'give mum her pills 03-11 07:00'],
  },
  {
    says: 'several days answer "When?"',
    messages: ['remind me to water the plants', 'mon and thu at 8'],
    plans: ['water the plants 03-11 08:00', 'water the plants 03-15 08:00'],
  },
  {
    says: 'parts of the day answer "When?"',
    messages: ['remind me to feed the fish', 'in the morning and in the evening'],
    plans: ['feed the fish 03-10 18:00', 'feed the fish 03-11 09:00'],
  },
  {
    says: 'a start is for all times of a series',
    messages: [
      'remind me to give mum her pills at 7 and 19',
      'from friday please, tomorrow she is still in hospital',
    ],
    plans: ['give mum her pills 03-12 07:00', 'give mum her pills 03-12 19:00'],
  },
])('$says', async ({ messages, plans }) => {
  expect((await hold(...messages)).plans.toSorted()).toEqual(plans);
});
