import { expect, test } from 'vitest';
import { listInfo } from '@/lib/info/reads';
import { listReminders } from '@/lib/reminders/reads';
import { hold } from '@/testing/conversation';

test.each([
  ['put on my list let me think dog food no cat food the cat food', '“cat food”'],
  ['put red wine no white wine on my list', '“white wine”'],
  ['add coffee no sugar to my list', '“coffee no sugar”'],
])('“%s” lists the noun that was said last', async (message, item) => {
  expect((await hold(message)).reply).toContain(`: ${item}`);
});

test.each([
  [
    "then on wednesday wait whats wednesday the 17th I've got the er the physio at ten past two",
    'physio 03-17 14:10',
  ],
  ['kids have a half day friday the 12th, pickup 11:45', 'pickup 03-12 11:45'],
])('“%s” is on the day that was said', async (message, plan) => {
  expect((await hold(message)).plans).toContain(plan);
});

test.each([
  [
    'Amtrak 302 to St Louis Mar 23 9:05am',
    'remind me to pack snacks 2 hours before the train',
    '03-23 07:05',
  ],
  ['fly to Rome LH 232 friday 3pm', 'remind me to call a taxi 3 hours before the flight', '03-12 12:00'],
])('after “%s”, “%s” counts from it', async (journey, message, moment) => {
  const { plans } = await hold(journey, 'iron pill 9pm every night', message);
  expect(plans.filter((plan) => plan.endsWith(moment))).toHaveLength(1);
});

test('a journey that was never told of is not the last event', async () => {
  const { plans, reply } = await hold('dentist friday 3pm', 'remind me to pack an hour before the flight');
  expect(plans).toEqual(['dentist 03-12 15:00']);
  expect(reply).toContain('the flight');
});

test.each([
  ['essay due friday 23:59', 'prof gave us till thursday!!', 'essay 03-18 23:59'],
  ['essay due friday 23:59', 'prof gave us till sunday', 'essay 03-14 23:59'],
])('after “%s”, “%s” gives a later deadline', async (task, message, plan) => {
  expect((await hold(task, message)).plans).toEqual([plan]);
});

test('what is put back on a list is open again', async () => {
  const { reply } = await hold(
    'put nappies and wipes on the shopping list',
    'got the nappies',
    'put the nappies back on they were the wrong size',
    'whats on my shopping list',
  );
  expect(reply).toMatch(/nappies\n.*wipes/);
});

test.each(['👍', '❤️', '👌🏽', '🎉🎉'])('“%s” alone is acknowledged', async (message) => {
  const { reply, plans } = await hold('dinner with Priya friday 7:30pm', message);
  expect(reply.length).toBeLessThan(4);
  expect(plans).toEqual(['dinner with Priya 03-12 19:30']);
});

test('what the user was asked in vain may be told as a series', async () => {
  const asked = 'which day does the gardener come?';
  expect((await hold(asked)).reply).toContain('gardener');
  const { plans } = await hold(asked, 'every second friday', '19 march');
  expect(plans).toHaveLength(1);
  expect(plans[0]).toMatch(/^gardener .*03-19/);
});

test('“show me everything you have” shows todos, reminders and facts', async () => {
  const { reply } = await hold(
    'my wifi is blue7',
    'add milk to my list',
    'dentist friday 3pm',
    'show me everything you have',
  );
  for (const words of ['milk', 'dentist', 'blue7']) expect(reply).toContain(words);
});

test.each([
  [
    ['remind me to feed the hens tomorrow at 7am', 'feed the hens at 6pm'],
    ['feed the hens 03-11 07:00', 'feed the hens 03-11 18:00'],
  ],
  [
    ['call with Jo friday at 3', 'call with Jo on monday'],
    ['call with Jo 03-12 15:00', 'call with Jo 03-15 15:00'],
  ],
  [['meeting with Jo friday at 3', 'meeting with Jo on monday'], ['meeting with Jo 03-15 15:00']],
  [['meeting with Jo friday at 3', 'meeting with Jo is on monday'], ['meeting with Jo 03-15 15:00']],
  [['meeting with Jo friday at 3', 'he can do it till 5'], ['meeting with Jo 03-12 15:00']],
  [
    ['remind me to post the form tomorrow at 9', 'remind me to ring the bank', 'cancel that reminder'],
    ['post the form 03-11 09:00'],
  ],
  [
    ['choir every weekday at 9am', 'push the 9am to 11 this once'],
    ['choir 03-11 11:00', 'choir 03-12 09:00'],
  ],
  [
    ['choir every weekday at 9:30am', 'move it to 10 just this once'],
    ['choir 03-11 10:00', 'choir 03-12 09:30'],
  ],
  [
    [
      'electrician friday at 9',
      'fetch Bo friday at 8',
      'electrician is monday now, same time',
      'move the Bo one too',
    ],
    ['electrician 03-15 09:00', 'fetch Bo 03-15 08:00'],
  ],
  [
    [
      'dentist thursday at 9',
      'vet friday at 1',
      'call Bo friday at 5',
      'cancel the second one',
      'sorry, the third one',
    ],
    ['dentist 03-11 09:00', 'vet 03-12 13:00'],
  ],
  [['todo: order more plates and forks', 'ordered the forks, not the plates'], ['order more plates -']],
  [['todo: order plates and forks', 'ordered the plates and forks'], []],
  [
    ['Ravi has to pay 9,000 by friday', 'he paid 4k today only, rest pending'],
    ['Ravi has to pay 5000 03-12'],
  ],
  [['haircut friday at 3', 'i might cancel it', 'keep it'], ['haircut 03-12 15:00']],
  [
    ['on nights thu to fri this week 8 till 8', 'remind me to eat at 7.15 each of them'],
    ['eat 03-11 19:15', 'night shift 03-11 20:00'],
  ],
])('after %j, only what was said has changed', async (messages, plans) => {
  expect((await hold(...messages)).plans).toEqual(plans);
});

test('“every week” leaves a series its days, and only its hour moves', async () => {
  const { ctx } = await hold('swim every mon and wed at 7am', 'change swim to every week at 8am');
  const [swim] = await listReminders(ctx);
  expect(swim).toMatchObject({
    recurrenceRule: 'FREQ=WEEKLY;BYDAY=MO,WE',
    reminderTime: '2027-03-15T08:00:00.000Z',
  });
});

test('another room takes the place of the first, and notices may be two at once', async () => {
  const { ctx } = await hold(
    'Seminar on friday at 10:00, room B20',
    "they moved it to C11 and it's now at 11:00",
  );
  expect(await listReminders(ctx)).toMatchObject([
    { description: 'room C11', reminderTime: '2027-03-12T11:00:00.000Z' },
  ]);
  const flight = await hold('flight on friday at 10am', 'remind me a day before and then on the morning of');
  expect((await listReminders(flight.ctx)).map(({ leads }) => leads)).toEqual([[24 * 60, 120]]);
});

test.each([
  [['our vet is Dr Boone, they close at 5 on fridays'], 'vet: Dr Boone, they close at 5 on fridays'],
  [['todo: leave the key with Marta', 'marta is in 2B'], 'Marta: in 2B'],
  [['beans planted today, the variety is Runner'], 'beans variety: Runner'],
  [['Tom owes me 500', 'he paid 200 of the 500'], 'what Tom owes: me 300'],
])('%j is kept whole', async (messages, fact) => {
  const { ctx } = await hold(...messages);
  expect((await listInfo(ctx)).map(({ key, value }) => `${key}: ${value}`)).toContain(fact);
});

test('an allergy that is told as a reason is kept without a question', async () => {
  const { ctx } = await hold('no nuts for class 2, there is a child with an allergy');
  expect((await listInfo(ctx)).map(({ value }) => value)).toEqual([
    'no nuts for class 2, there is a child with an allergy',
  ]);
});

test.each(["it's so cold today", "I'm not going anywhere tonight", "sorry, didn't mean to shout"])(
  '%j stores and asks nothing',
  async (message) => {
    const { reply, plans } = await hold('dentist friday at 3', message);
    expect(reply).not.toMatch(/remember|saved|\?/);
    expect(plans).toEqual(['dentist 03-12 15:00']);
  },
);

test.each([
  [
    ["i'm on nights thu to fri this week 9 till 7", 'when do i finish on saturday morning'],
    '13 March, 07:00',
  ],
  [['im in lisbon until sunday'], 'set my time zone to lisbon'],
  [['gym friday at 6', 'what happens to my reminders when i change my timezone'], 'keeps its time'],
])('%j is answered with what follows from it', async (messages, answer) => {
  expect((await hold(...messages)).reply).toContain(answer);
});
