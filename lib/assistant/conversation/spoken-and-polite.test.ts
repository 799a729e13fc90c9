import { expect, test } from 'vitest';
import { listReminders } from '@/lib/reminders/reads';
import { hold } from '@/testing/conversation';

// Said on Wednesday, 10 March 2027, at 15:00.
test.each([
  {
    says: 'a correction with its reason',
    messages: [
      "okay so um I need to ring the surgery tomorrow morning about my blood test no wait they're closed mornings so tomorrow at two",
    ],
    plans: ['ring the surgery about my blood test 03-11 14:00'],
  },
  {
    says: 'a correction with its reason between commas',
    messages: ['book club thursday, no wait, that is the school play, so friday at seven'],
    plans: ['book club 03-12 19:00'],
  },
  {
    says: 'a subject that is said twice',
    messages: ['oh and the thing the er the car it needs its MOT on the fourth of April at half past eight'],
    plans: [expect.stringMatching(/MOT 04-04 08:30$/)],
  },
  {
    says: 'fillers between items',
    messages: ['and can you also um put milk and like onions on my list'],
    plans: ['milk -', 'onions -'],
  },
  {
    says: 'more after the end of a message',
    messages: ["i think that's everything oh no wait the in-laws arrive on the twenty third"],
    plans: ['in-laws arrive 03-23 09:00'],
  },
  {
    says: 'a reason before an order',
    messages: [
      "He can't do tomorrow, says Friday, so remind me Friday at 9 to be in for him",
      'Margaret is away so i need to feed her cat friday evening',
    ],
    plans: ['be in for him 03-12 09:00', 'feed her cat 03-12 18:00'],
  },
  {
    says: 'a plan before an order that has only an hour',
    messages: ['dentist on friday at 3 so I need to leave work at 2'],
    plans: ['dentist 03-12 15:00', 'leave work 03-12 14:00'],
  },
  {
    says: 'a request in three messages',
    messages: ['remind me', 'tomorrow at 8', 'to call the bank', 'actually 9'],
    plans: ['call the bank 03-11 09:00'],
  },
  {
    says: 'what the user has to be reminded of',
    messages: [
      "please make me remember that tomorrow I have appointment by dentist at 10 o'clock",
      'remind me tomorrow that I have left the car at the garage',
    ],
    plans: ['appointment by dentist 03-11 10:00', 'left the car at the garage 03-11 09:00'],
  },
  {
    says: 'a day of the month',
    messages: ['send money to nanay every 1st'],
    plans: ['send money to nanay 04-01 09:00'],
  },
  {
    says: 'wordy requests',
    messages: [
      "I'd be very grateful if you could remind me of the bridge club on Thursday at two",
      'It would be helpful to be reminded of my tablets each morning at eight.',
      'I wonder if you might remind me to water the orchids on Sunday',
    ],
    plans: ['bridge club 03-11 14:00', 'tablets 03-11 08:00', 'water the orchids 03-14 09:00'],
  },
  {
    says: 'a reminder that there may be',
    messages: [
      'remind me to give his pills tomorrow at 9',
      "if there's still a reminder for his pills please remove",
      'if there is still a reminder for the fees please remove it',
    ],
    plans: [],
  },
  {
    says: 'a picture at a time',
    messages: ['🛒 milk eggs 🥚 bread', '🦷 tues 2pm', '👍'],
    plans: ['bread -', 'eggs -', 'milk -', '🦷 03-16 14:00'],
  },
])('$says', async ({ messages, plans }) => {
  expect((await hold(...messages)).plans).toEqual(plans);
});

test.each([
  ['thursday at 3 vet for Bello, bring the blue folder', 'vet for Bello', 'bring the blue folder'],
  [
    'recital saturday 5pm, have to be there ten minutes early',
    'recital',
    'have to be there ten minutes early',
  ],
  [
    'remind me tomorrow at 9 to ring the gas man. His number is 07700 900123.',
    'ring the gas man',
    'His number is 07700 900123',
  ],
  ['dentist friday 9am, bring the car to the garage', 'dentist', null],
  ['dentist friday 9am. bring the bins in tomorrow', 'dentist', null],
])('what belongs to a plan is kept with it: %s', async (message, title, description) => {
  const { ctx } = await hold(message);
  expect(await listReminders(ctx)).toMatchObject([{ title, description }]);
});
