import { expect, test } from 'vitest';
import { listReminders } from '@/lib/reminders/reads';
import { hold } from '@/testing/conversation';

// Said on Wednesday, 10 March 2027, at 15:00.
test.each([
  {
    says: 'a time and a task behind a comma are new, whatever was set before',
    messages: ['return the drill on friday at 9', 'tomorrow at 7, call the roofer'],
    plans: ['call the roofer 03-11 07:00', 'return the drill 03-12 09:00'],
  },
  {
    says: 'an order that is taken back at once is not carried out',
    messages: ['add limes to my list', 'return the drill friday at 9', 'remove the limes. hmm no, keep them'],
    plans: ['limes -', 'return the drill 03-12 09:00'],
  },
  {
    says: 'a corrected length has the unit of the first',
    messages: ['return the drill friday at 9', 'remind me in 10 minutes, or rather 25, to stir the dye'],
    plans: ['return the drill 03-12 09:00', 'stir the dye 03-10 15:26'],
  },
  {
    says: 'a day that does not suit is left out',
    messages: ['return the drill friday at 9', "chess with Ivo on thursday, oh he's away, sunday at 4pm"],
    plans: ['chess with Ivo 03-14 16:00', 'return the drill 03-12 09:00'],
  },
  {
    says: 'a title keeps its time words',
    messages: ['remind me at 6pm to return Two Weeks Notice to Kim'],
    plans: ['return Two Weeks Notice to Kim 03-10 18:00'],
  },
  {
    says: 'a wish is no plan',
    messages: ["okay that's it for today, enjoy your friday"],
    plans: [],
  },
  {
    says: '“then” is on the day that was talked about',
    messages: ['vet friday at 9:30', "what's on friday", 'then pick up Sam at 11'],
    plans: ['pick up Sam 03-12 11:00', 'vet 03-12 09:30'],
  },
  {
    says: 'hours in four digits',
    messages: ['remind me 0015 call the ward', 'no 0045', 'early 14th 0630'],
    plans: ['call the ward 03-11 00:45', 'early shift 03-14 06:30'],
  },
  {
    says: 'several days of a month with one hour',
    messages: ['late shift 15, 16 and 19 mar 1345'],
    plans: ['late shift 03-15 13:45', 'late shift 03-16 13:45', 'late shift 03-19 13:45'],
  },
  {
    says: 'a code in four digits is no hour',
    messages: ['the gate code is 0915'],
    plans: [],
  },
  {
    says: 'more time for a thing with a name',
    messages: [
      'ping me in 20 minutes about the rice',
      'ping me in 30 min to call Bo',
      '10 more min for the rice',
    ],
    plans: ['call Bo 03-10 15:31', 'rice 03-10 15:30'],
  },
  {
    says: 'a length before a task counts from now',
    messages: ['1hr 20 check the oven'],
    plans: ['check the oven 03-10 16:20'],
  },
  {
    says: 'one of several ticked todos is open again',
    messages: ['add hoover and iron to my list', 'tick off all of them', 'wait the iron isnt'],
    plans: ['iron -'],
  },
  {
    says: 'others who are reminded are no part of the title',
    messages: ['remind me and Petra to book the hall tomorrow at 10'],
    plans: ['book the hall 03-11 10:00'],
  },
  {
    says: 'whoever is expected comes at that time',
    messages: ['the chimney sweep is supposed to come friday between 9 and 11, please keep that somewhere'],
    plans: ['chimney sweep 03-12 09:00'],
  },
  {
    says: 'what was used up is to buy',
    messages: ["we're out of rice and my brother finished the last of the jam"],
    plans: ['jam -', 'rice -'],
  },
  {
    says: 'an answer counts back from the time of the event',
    messages: [
      'remind me before the talk to load the slides',
      "it's tomorrow at 2pm, an hour before is fine",
    ],
    plans: ['load the slides before the talk 03-11 13:00'],
  },
  {
    says: 'a person is whom the last request was about',
    messages: ['can you phone my uncle for me?', 'ok, remind me to phone him at 6pm then'],
    plans: ['phone my uncle 03-10 18:00'],
  },
  {
    says: 'amounts in four digits stay in the title',
    messages: ['transfer 1500 on friday', 'walk 1000-1500 steps tomorrow'],
    plans: ['transfer 1500 03-12', 'walk 1000-1500 steps 03-11'],
  },
])('$says', async ({ messages, plans }) => {
  expect((await hold(...messages)).plans).toEqual(plans);
});

test.each([
  [['alternate mondays bins out at 7am'], ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO']],
  [['ear drops every 4h from 1600 today'], ['FREQ=HOURLY;INTERVAL=4']],
  [['iron tablet every day at 9', 'stop after 10 days'], ['FREQ=DAILY;UNTIL=20270320T235959']],
  [
    ['iron tablet every day at 9', '0800 2000'],
    ['FREQ=DAILY', 'FREQ=DAILY'],
  ],
])('%j: %j', async (messages, rules) => {
  const reminders = await listReminders((await hold(...messages)).ctx);
  expect(reminders.map(({ recurrenceRule }) => recurrenceRule).toSorted()).toEqual(rules);
});

test.each([
  [['add hinges to the Bauhaus list', 'not bauhaus, Hornbach', 'show the hornbach list'], /hinges/],
  [['the gate code is 0911', 'sorry 0912', "what's the gate code"], /0912/],
])('%j: %s', async (messages, answer) => {
  expect((await hold(...messages)).reply).toMatch(answer);
});

test.each([
  [['dentist friday at 9:20', 'am i free friday between 10 and 12?'], /^yes/i],
  [['dentist friday at 9:20', 'am i free friday between 9 and 10?'], /^no/i],
  [['dentist friday at 9:20', '13th free?'], /^yes/i],
  [['economics exam 7 april 9am room 3.07', 'which room again'], /3\.07/],
  [['remind me to oil the gate on friday at 9', 'whats pending'], /oil the gate/],
  [['create a packing list', 'add socks to the packing list', 'what do i still have to pack'], /socks/],
  [['add kiwis to the fruit list', 'read me what you have'], /kiwis/],
  [['remind me to prune the vine on friday at 9', 'have i pruned the vine yet?'], /open/],
])('%j: %s', async (messages, answer) => {
  expect((await hold(...messages)).reply).toMatch(answer);
});
