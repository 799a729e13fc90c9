import { expect, test } from 'vitest';
import { listSocialDates } from '@/lib/social/reads';
import { hold } from '@/testing/conversation';

// Said on Wednesday, 10 March 2027, at 15:00.
test.each([
  {
    says: 'times behind the task belong to it',
    messages: ['remind me tomorrow at noon to book a table for 4 at 8 for saturday'],
    plans: ['book a table for 4 at 8 for saturday 03-11 12:00'],
  },
  {
    says: 'a day behind the task completes an hour',
    messages: ['remind me at 5 to call mom tomorrow'],
    plans: ['call mom 03-11 17:00'],
  },
  {
    says: 'a correction behind the task is one',
    messages: ['remind me on thursday at four to collect the twins no sorry not thursday friday at four'],
    plans: ['collect the twins 03-12 16:00'],
  },
  {
    says: 'a reason that names a day changes no series',
    messages: ['remind me at 17:00 to pick up the parcel', 'ok make it 16:30, they close early sundays'],
    plans: ['pick up the parcel 03-10 16:30'],
  },
  {
    says: 'a month after "at" is a day',
    messages: ["exam is at 17 April in 10 o'clock"],
    plans: ['exam 04-17 10:00'],
  },
  {
    says: 'a task before an anniversary is a reminder',
    messages: ['our anniversary is 2 april', 'remind me one week before anniversary to book restaurant'],
    plans: ['book restaurant 03-26 09:00'],
  },
  {
    says: 'an answer may begin in doubt',
    messages: ['remind me to descale the kettle', 'dunno, saturday'],
    plans: ['descale the kettle 03-13 09:00'],
  },
  {
    says: 'hours follow their meals',
    messages: ['i need eye drops twice a day', 'breakfast and bedtime, so 7:30 and 10:30'],
    plans: ['take eye drops at bedtime 03-10 22:30', 'take eye drops with breakfast 03-11 07:30'],
  },
  {
    says: 'several ideas for a present are a list',
    messages: ['gift ideas for mum: scarf, tea'],
    plans: ['scarf -', 'tea -'],
  },
])('$says', async ({ messages, plans }) => {
  expect((await hold(...messages)).plans).toEqual(plans);
});

test('an anniversary among birthdays is one', async () => {
  const { ctx } = await hold("Priya's bday is on 24th may and our anniversary is 2 june");
  const dates = await listSocialDates(ctx);
  expect(dates.map(({ kind, month, day }) => [kind, month, day]).sort()).toEqual([
    ['anniversary', 6, 2],
    ['birthday', 5, 24],
  ]);
});

test.each([
  [
    [
      'remind me to water the ferns every 3 days at 9',
      'watered the ferns',
      'when was the last time i watered the ferns?',
    ],
    /3:01|15:01/,
  ],
  [['what time is 8.30pm here in Tokyo'], /5:30|05:30/],
  [['if it is 3pm here what time is it in New York?'], /10:00|11:00/],
])('%j is answered', async (messages, answer) => {
  expect((await hold(...messages)).reply).toMatch(answer);
});
