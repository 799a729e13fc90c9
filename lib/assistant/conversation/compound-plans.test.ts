import { expect, test } from 'vitest';
import { listInfo } from '@/lib/info/reads';
import { listReminders } from '@/lib/reminders/reads';
import { hold } from '@/testing/conversation';

test.each([
  [
    "I've got an interview with Siemens on the 23rd at 2pm, it's on Zoom, with a woman called Ada",
    'interview with Siemens',
    "it's on Zoom, with a woman called Ada",
  ],
  [
    'vet for the rabbit friday 10.20, its the new one in Mill Lane, fast her from midnight',
    'vet for the rabbit',
    'its the new one in Mill Lane, fast her from midnight',
  ],
  ["Optician on Friday at 3.15pm. It's only a check up.", 'Optician', "It's only a check up"],
  [
    'recital is on the 19th, 7pm, st annes, tickets are 10 euro at the door',
    'recital',
    'st annes, tickets are 10 euro at the door',
  ],
])('what a plan is about is kept with it: %s', async (message, title, description) => {
  const { ctx } = await hold(message);
  expect(await listReminders(ctx)).toMatchObject([{ title, description }]);
});

test.each([
  [
    ["I've to bring the car in tomorrow at 9", 'pick it up friday after 4'],
    ['bring the car in 03-11 09:00', 'pick the car up 03-12 16:00'],
  ],
  [
    ['drop the cat at the cattery friday at 8', 'collect her sunday at 5'],
    ['drop the cat at the cattery 03-12 08:00', 'collect the cat 03-14 17:00'],
  ],
  [
    ['pay the gas, electric and water on friday', 'gas is paid'],
    ['pay electric 03-12', 'pay water 03-12'],
  ],
  [
    [
      "Right so Friday I've got the optician at 10, Saturday nothing, Sunday it's lunch at Gran's at 1 and Monday swimming with the kids at 4",
    ],
    ['optician 03-12 10:00', "lunch at Gran's 03-14 13:00", 'swimming with the kids 03-15 16:00'],
  ],
  [
    ['This week: thurs physio 10, fri ring the council, sat fair 6pm'],
    ['physio 03-11 10:00', 'ring the council 03-12', 'fair 03-13 18:00'],
  ],
  [['today was awful, tomorrow will be better'], []],
  [['thursday is fine, friday is not'], []],
  [
    ['remind me to take the lamb out of the freezer tonight and put the bins out at the same time'],
    ['take the lamb out of the freezer 03-10 20:00', 'put the bins out 03-10 20:00'],
  ],
  [
    ['add 2 lemons and feta to shopping', 'no feta, goats cheese'],
    ['2 lemons -', 'goats cheese -'],
  ],
])('plans of %j', async (messages, plans) => {
  expect((await hold(...messages)).plans).toEqual(plans.toSorted());
});

test('a day that a series leaves out stays out when another day gets an hour of its own', async () => {
  const { ctx } = await hold('gym mon wed fri 6.30am', 'not this friday', "move wednesday's to 7");
  const [gym] = (await listReminders(ctx)).filter(({ recurrenceRule }) => recurrenceRule?.includes('MO,FR'));
  expect(gym?.skips).toEqual(['2027-03-12T06:30:00']);
});

test('how many come is kept with the plan', async () => {
  const { ctx } = await hold('we have friends over saturday 7pm', '6 people');
  expect(await listReminders(ctx)).toMatchObject([{ title: 'friends', description: '6 people' }]);
});

test('what was not there stays on the list', async () => {
  const { plans } = await hold(
    'toilet roll and kitchen roll on the shopping list',
    "got the toilet roll but they'd no kitchen roll",
  );
  expect(plans).toEqual(['kitchen roll -']);
});

test('“all settled” is about the debt that was told of', async () => {
  const { ctx } = await hold('i owe Tara 20 for the cinema', 'all settled');
  expect(await listInfo(ctx)).toEqual([]);
});

test('a birthday is announced a fortnight before, and no plan without an hour an hour before', async () => {
  const { reply } = await hold("mum's birthday is 3 may", 'remind me a fortnight before');
  expect(reply).toContain('14 days before');
  const unclear = await hold('print my cv by thursday', 'remind me an hour before');
  expect(unclear.plans).toEqual(['print my cv 03-11']);
  expect(unclear.reply).toContain('nothing was set');
});

test.each([
  [
    ['i take zinc every morning at 8', 'and iron at night, 10'],
    ['take zinc', 'iron'],
  ],
  [['milk delivery every day at 6', 'and yoga at 7'], ['milk delivery']],
])('of %j, these come every day: %j', async (messages, titles) => {
  const { ctx } = await hold(...messages);
  const daily = (await listReminders(ctx)).filter(({ recurrenceRule }) => recurrenceRule === 'FREQ=DAILY');
  expect(daily.map(({ title }) => title).toSorted()).toEqual(titles.toSorted());
});

test('what he is into is a taste, and no school', async () => {
  const { ctx } = await hold('need to get Dad a present by friday', "he's into fishing");
  expect(await listInfo(ctx)).toMatchObject([{ key: 'what Dad likes', value: 'fishing' }]);
});

test.each([
  [['dentist friday at 3', 'can you remind me an hour and a half before'], 'dentist', [90]],
  [
    ['i need to be at the station for half four tomorrow morning', 'give us a shout an hour before that'],
    'be at the station',
    [60],
  ],
])('a notice moves nothing: %j', async (messages, title, leads) => {
  const { ctx } = await hold(...messages);
  expect(await listReminders(ctx)).toMatchObject([{ title, leads }]);
});

test('choir is in the evening, also as a series', async () => {
  const { plans } = await hold('choir practice is every tuesday at half seven');
  expect(plans).toEqual(['choir practice 03-16 19:30']);
});

test.each([
  [['dentist friday at 9', 'cancel the meeting'], 'dentist 03-12 09:00'],
  [['lunch with Jo friday at 1pm', 'cancel the meeting'], 'lunch with Jo 03-12 13:00'],
])('an order that names another occasion deletes nothing: %j', async (messages, plan) => {
  expect((await hold(...messages)).plans).toContain(plan);
});

test('a heading above the days of a week asks for no agenda', async () => {
  const { reply } = await hold('dentist friday at 3', 'This week: thurs physio 10, sat fair 6pm');
  expect(reply).not.toContain('dentist');
});
