import { expect, test } from 'vitest';
import { hold } from '@/testing/conversation';

// Said on Wednesday, 10 March 2027, at 15:00, in UTC.
test.each([
  {
    says: 'a timer is corrected by its name',
    messages: ['rice timer 12 min', 'and the sauce 8', 'make the rice 20'],
    plans: ['rice 03-10 15:22', 'sauce 03-10 15:09'],
  },
  {
    says: 'an hour that is no timer keeps its sense',
    messages: ['call Bob at 5', 'make bob 6'],
    plans: ['call Bob 03-10 18:00'],
  },
  {
    says: '"5 more minutes" after two timers asks for which',
    messages: ['pasta timer 8 min', 'sauce timer 12 min', '5 more minutes', 'the pasta'],
    plans: ['pasta 03-10 15:13', 'sauce 03-10 15:13'],
  },
  {
    says: 'what is before an event has its half of the day',
    messages: ["mom's surgery is april 3 at 7:45, have to be there at 6"],
    plans: ["be there for mom's surgery 04-03 06:00", "mom's surgery 04-03 07:45"],
  },
  {
    says: 'the doors of an evening open in the evening',
    messages: ['concert saturday 8pm doors open at 7'],
    plans: ['concert 03-13 20:00', 'doors open 03-13 19:00'],
  },
  {
    says: 'leaving after the event is no time before it',
    messages: ['gym at 6pm, leave at 8'],
    plans: ['gym 03-10 18:00', 'leave 03-10 20:00'],
  },
  {
    says: 'a cab of the next message is for the event',
    messages: ['airport 6am tomorrow', 'cab 4.45'],
    plans: ['airport 03-11 06:00', 'cab 03-11 04:45'],
  },
  {
    says: 'leaving does not move what one leaves for',
    messages: ['swim lesson tuesday 5pm', 'leave by 4.30'],
    plans: ['leave for swim lesson 03-16 16:30', 'swim lesson 03-16 17:00'],
  },
  {
    says: 'a day of a month and an hour beside it',
    messages: ['bio midterm apr 9 10am'],
    plans: ['bio midterm 04-09 10:00'],
  },
  {
    says: 'an hour told for a day without one is no hour of the night',
    messages: ['parents evening on friday', "it's at quarter to six"],
    plans: ['parents evening 03-12 17:45'],
  },
  {
    says: 'a range around noon',
    messages: ['birthday party for ella saturday 11-1', 'quiz night thursday 8-10'],
    plans: ['birthday party for ella 03-13 11:00', 'quiz night 03-11 20:00'],
  },
  {
    says: 'both get their hours, each in its part of the day',
    messages: [
      'I take the blue tablet in the morning and the white one at night',
      "remind me of both please? Half past eight and ten o'clock",
    ],
    plans: ['take the blue tablet 03-11 08:30', 'take the white tablet 03-10 22:00'],
  },
  {
    says: 'another colour is another thing',
    messages: ['blue tablet every day at 8:30am', 'white tablet every night at 10pm'],
    plans: ['blue tablet 03-11 08:30', 'white tablet 03-10 22:00'],
  },
  {
    says: '"both tomorrow" deletes nothing',
    messages: ['pills at 8 and yoga at 6', 'both tomorrow instead'],
    plans: ['pills 03-11 20:00', 'yoga 03-11 18:00'],
  },
  {
    says: 'a second hour beside the corrected one',
    messages: ['remind me to move the car at half 4', 'sorry half 5', 'actually can you do both', '4:30'],
    plans: ['move the car 03-10 16:30', 'move the car 03-10 17:30'],
  },
  {
    says: 'a part of the day moves what was spoken of',
    messages: ['call the bank tomorrow at 3', 'morning would be better'],
    plans: ['call the bank 03-11 09:00'],
  },
  {
    says: '"later in the week" asks for the day',
    messages: ['dentist tomorrow at 3', 'push it to later in the week', 'friday'],
    plans: ['dentist 03-12 15:00'],
  },
  {
    says: '"ok then" is no day',
    messages: [
      'quote must go out by tuesday noon',
      'send the invoice to Thandi',
      'ok then remind me at 4 to do it',
    ],
    plans: [
      'quote must go out 03-16 12:00',
      'send the invoice to Thandi -',
      'send the invoice to Thandi 03-10 16:00',
    ],
  },
  {
    says: 'the last of three deadlines',
    messages: ['essay outline by fri, first draft by the 24th, final the 31st'],
    plans: ['essay outline 03-12', 'final 03-31', 'first draft 03-24'],
  },
  {
    says: 'the last hour that is dictated',
    messages: [
      'ring the plumber, yeah ring the plumber tomorrow at like nine or no they open at eight thirty so eight thirty',
    ],
    plans: ['ring the plumber 03-11 08:30'],
  },
  {
    says: 'three bills of every month, and three days of one',
    messages: [
      'rent is due on the 1st, council tax on the 5th, phone on the 22nd every month',
      'pay the cleaner on the 2nd, 16th and 23rd every month',
    ],
    plans: [
      'council tax 04-05 09:00',
      'pay the cleaner 03-16 09:00',
      'phone 03-22 09:00',
      'rent 04-01 09:00',
    ],
  },
  {
    says: 'days of work that are swapped',
    messages: ['shift thursday 7p-7a', 'swap day: i work fri instead of thurs'],
    plans: ['shift 03-12 19:00'],
  },
  {
    says: 'the reason of a pause is no place',
    messages: [
      'every day at 10pm remind me to put my retainer in',
      'pause the retainer thing till next monday, its at the dentist being fixed',
    ],
    plans: ['put my retainer in 03-15 22:00'],
  },
  {
    says: 'being up is a reminder of its own',
    messages: ['boiler man on thursday between 8 and 12', 'remind me to be up by half seven that day'],
    plans: ['Wake up 03-11 07:30', 'boiler man 03-11 08:00'],
  },
])('$says', async ({ messages, plans }) => {
  expect((await hold(...messages)).plans.toSorted()).toEqual(plans);
});

test.each([
  'dont text me between 8am and 3pm tmrw, sleeping',
  "don't message me before 10 tomorrow",
  'quiet hours from 22 to 9 on weekends',
  'dont ping me tonight, early start',
])('hours of one day do not become daily quiet hours: %s', async (message) => {
  expect((await hold(message)).reply).toContain('Nothing was changed');
  expect((await hold(message, 'what are my quiet hours')).reply).toContain('22:00 to 07:00');
});

test('what is switched off is done', async () => {
  const { reply } = await hold('remind me to switch off the iron in 20 minutes', 'iron is off');
  expect(reply).toContain('Done');
});

test('an hourly series keeps its hours and its days', async () => {
  const messages = [
    'stand up and walk every hour from 9 to 5 on workdays',
    'too many. every 2 hours',
    'skip tomorrow',
  ];
  const { reply } = await hold(...messages);
  expect(reply).toContain('stand up and walk');
  expect(reply).toContain('Next: today, 17:00');
});

test('a series from the day of the deed on', async () => {
  const { plans } = await hold('changed the water filter today', "it's due every 6 months, remind me");
  expect(plans).toEqual([expect.stringContaining('change the water filter')]);
});

test('two days of every month', async () => {
  const { reply } = await hold('pay staff on the 15th and last day of each month at 9', 'when is pay staff');
  expect(reply).toContain('15th and the last day');
});
