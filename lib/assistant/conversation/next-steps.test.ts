import { expect, test } from 'vitest';
import { listInfo } from '@/lib/info/reads';
import { hold } from '@/testing/conversation';

// A message that goes one step on from what was said before. It is Wednesday, 10 March 2027.
test.each([
  [['can I squeeze in a massage saturday at 11?', 'yes please book it in'], ['massage 03-13 11:00']],
  [['add soap', 'put it in the bathroom'], ['soap -']],
  [['gym fees are €45 a month', 'pay it on friday'], ['pay the gym fees 03-12']],
  [
    ['gave the cat her tablet at ten', 'remind me in 2 hours about the next one'],
    [expect.stringMatching(/tablet 03-10 /)],
  ],
  [
    ['essay due 26 march', 'remind me 2 days before', 'my tutor moved it to the 30th'],
    ['essay 03-28 09:00', 'essay 03-30'],
  ],
  [
    ['essay due 26 march', 'remind me 2 days before', 'move it to the 25th'],
    ['essay 03-25 09:00', 'essay 03-26'],
  ],
  [
    ['late shifts every friday and saturday at 6pm', 'remind me to eat at 4 before each one'],
    ['eat 03-12 16:00', 'late shifts 03-12 18:00'],
  ],
  [
    ['remind me tomorrow at 9 to baste the ham', 'and every half hour after that, twice'],
    ['baste the ham 03-11 09:00', 'baste the ham 03-11 09:30', 'baste the ham 03-11 10:00'],
  ],
  [['remind me tomorrow at 9 to baste the ham', 'then every hour after that'], ['baste the ham 03-11 09:00']],
  [
    ['yoga tomorrow at 7pm', 'add rice, beans', 'make it 8'],
    ['beans -', 'rice -', 'yoga 03-11 19:00'],
  ],
  [
    ['add rice, beans', 'make it 8'],
    ['beans -', 'rice -'],
  ],
  [['order compost', 'change compost to 3 bags of compost'], ['order 3 bags of compost -']],
  [
    ['yoga tomorrow at 7pm', 'add rice', 'make it friday'],
    ['rice 03-12', 'yoga 03-11 19:00'],
  ],
  [['remind me to swim tomorrow and friday after work'], ['swim 03-11 17:30', 'swim 03-12 17:30']],
  [
    ['swim tomorrow and friday at 3pm', 'make it 4'],
    ['swim 03-11 16:00', 'swim 03-12 16:00'],
  ],
  [['quiz friday wait no easter lol, thursday'], ['quiz 03-11 09:00']],
  [['order compost', 'change order compost to buy seeds'], ['buy seeds -']],
  [
    ['dentist on friday at 2', 'dinner at Ro’s on thursday at tea time'],
    ['dentist 03-12 14:00', 'dinner at Ro’s 03-11 17:00'],
  ],
  [['gym friday at 7pm, meet Bo at 6'], ['gym 03-12 19:00', 'meet Bo 03-12 18:00']],
  [['pay Tom £20 a week'], ['pay Tom £20 a week -']],
  [['derby sat at Ennis 2.30'], ['derby at Ennis 03-13 14:30']],
  [['remind me to check the fees have come in on the 28th'], ['check the fees have come in 03-28 09:00']],
  [
    ['optician friday 3pm at 4 Hill Road', "what's the address on friday?"],
    ['optician at 4 Hill Road 03-12 15:00'],
  ],
  [['attic to do: hang lamp, paint door'], ['hang lamp -', 'paint door -']],
  [
    ['could you keep a raffle list for the fair?', 'add Bo and Al'],
    ['Al -', 'Bo -'],
  ],
  [['the coach moved the final to friday'], []],
])('%j goes on', async (messages, plans) => {
  expect((await hold(...messages)).plans).toEqual(plans);
});

test.each([
  [['the deposit was €200'], ['€200']],
  [['spotify £11.99 a month'], [expect.stringContaining('£11.99 a month')]],
  [['room 1 is Anna, room 2 is Tom and Bea'], ['Anna', 'Tom and Bea']],
  [['unit 4 is empty', 'unit 4 is let from 1 May to Ms Roy'], ['let from 1 May to Ms Roy']],
])('%j is remembered', async (messages, values) => {
  const { ctx } = await hold(...messages);
  expect((await listInfo(ctx)).map(({ value }) => value).sort()).toEqual(values);
});

test.each([
  [['the baby had a bottle at half past six', 'when was the last bottle?'], /06:30/],
  [['stop the boiler one'], /nothing called “boiler”/],
  [['send me a summary every day at 7', 'at weekends a little later, 9'], /one time only/],
  [['send me a summary every day at 7', "what will tomorrow's summary say?"], /Nothing for tomorrow/],
])('%j is answered', async (messages, reply) => {
  expect((await hold(...messages)).reply).toMatch(reply);
});
