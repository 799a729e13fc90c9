import { expect, test } from 'vitest';
import { listInfo } from '@/lib/info/reads';
import { hold } from '@/testing/conversation';

// Said on Wednesday, 10 March 2027, at 15:00.
test.each([
  {
    says: 'shifts on several days, with and without an end',
    messages: ["I'm on lates thu to sat 2-10"],
    plans: ['late shift 03-11 14:00', 'late shift 03-12 14:00', 'late shift 03-13 14:00'],
  },
  {
    says: 'a shift that is added is set',
    messages: [
      'im on earlies fri to sun 6 til 2',
      'then a late on tuesday 2-10',
      'boss wants me in monday as well, 12 to 6',
    ],
    plans: [
      'early shift 03-12 06:00',
      'early shift 03-13 06:00',
      'early shift 03-14 06:00',
      'late shift 03-16 14:00',
      'work 03-15 12:00',
    ],
  },
  {
    says: 'a shift until the end of the day, and new hours of a shift of a day',
    messages: ['shift at the bakery fri 6-close and sat 12-8', 'sat shift is now 1-9'],
    plans: ['shift at the bakery 03-12 18:00', 'shift at the bakery 03-13 13:00'],
  },
  {
    says: 'new hours keep the day of the plan',
    messages: ['review with Una on friday at 2', 'the review is now 3 to 4'],
    plans: ['review with Una 03-12 15:00'],
  },
  {
    says: 'others move a plan',
    messages: [
      "sweep's coming friday at 8 to do the chimney",
      "she's just rung, it'll be monday now same time",
    ],
    plans: ['sweep coming to do the chimney 03-15 08:00'],
  },
  {
    says: 'a plan that was moved before it was told',
    messages: ['site visit with Orla moved from monday 3pm to friday 11'],
    plans: ['site visit with Orla 03-12 11:00'],
  },
  {
    says: 'the way back comes after the way there',
    messages: [
      'my coach to Galway is on saturday 20 march at 7:30 am',
      'remind me 2 hours before to leave for the station',
      'return is on sunday at 5 pm',
    ],
    plans: ['coach to Galway 03-20 07:30', 'leave for the station 03-20 05:30', 'return 03-21 17:00'],
  },
  {
    says: 'the appointments of a list of clients',
    messages: ['client list for this week: Ann friday 10am, Ben saturday 2pm'],
    plans: ['Ann 03-12 10:00', 'Ben 03-13 14:00'],
  },
  {
    says: 'notices before both',
    messages: ['vet on 20 march at 9, barber on 22 march at 2', 'remind me two days before both'],
    plans: ['barber 03-20 09:00', 'barber 03-22 14:00', 'vet 03-18 09:00', 'vet 03-20 09:00'],
  },
  {
    says: 'hours behind “any time” are on the day before them',
    messages: ['please note that the surveyor is coming on monday morning, any time from 8 till 12'],
    plans: ['surveyor 03-15 08:00'],
  },
  {
    says: 'a part of a task that is done leaves it open',
    messages: ['report for Ines due friday', "I've now written 900 words of the report"],
    plans: ['report for Ines (900 words done) 03-12'],
  },
  {
    says: 'a part that was paid',
    messages: ['need to pay the deposit for the marquee', 'paid half of the deposit'],
    plans: ['pay the deposit for the marquee (half paid) -'],
  },
  {
    says: 'a payment with its sum is paid as a whole',
    messages: ['pay nursery fees, 3,200', 'nursery fees paid'],
    plans: [],
  },
  {
    says: 'a bill with its sum is due',
    messages: ['gas bill is 61 due on 20 march'],
    plans: ['gas bill 61 03-20'],
  },
  {
    says: 'two jobs of the house',
    messages: ['windows need cleaning and the back gate is broken'],
    plans: ['back gate needs fixing -', 'windows need cleaning -'],
  },
])('$says', async ({ messages, plans }) => {
  expect((await hold(...messages)).plans).toEqual(plans);
});

test('“what time is the game” does not ask for the clock', async () => {
  expect((await hold('what time is kickoff?')).reply).toContain('I don’t know anything about “kickoff”');
  expect((await hold('what time is it in Lagos')).reply).toContain('Lagos');
});

test('a hotel is kept with its hours', async () => {
  const { ctx } = await hold('hotel is the Old Mill, check in from 3');
  expect((await listInfo(ctx)).map(({ value }) => value)).toEqual(['the Old Mill (check in from 3)']);
});
