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
  [
    ['optician friday 3pm', 'remind me to ring mum after the optician'],
    ['optician 03-12 15:00', 'ring mum 03-12 16:00'],
  ],
  [
    ['optician friday 3pm', 'remind me to tell mum about it afterwards'],
    ['optician 03-12 15:00', 'tell mum about the optician 03-12 16:00'],
  ],
  [['order filters from Napa on friday'], ['order filters from Napa 03-12']],
  [['ring the surgery tomorrow', 'they open at 8 so ring then'], ['ring the surgery 03-11 08:00']],
  [['buy paint', "they open at 8, I'll call then"], ['buy paint -']],
  [['water bill due on the 28th', 'remind me 2 days before', 'paid it'], []],
  [["my mum's visiting so clean the bathroom on friday"], ['clean the bathroom 03-12']],
  [['my boss is ill so I have to run the meeting tomorrow'], ['run the meeting 03-11']],
  [['party bags!! add to the list'], ['party bags -']],
  [
    ['buy eggs', 'Great! add milk to the list'],
    ['buy eggs -', 'milk -'],
  ],
  [['cake friday 5pm', "if it rains, it'll be saturday instead"], ['cake 03-12 17:00']],
  [['up at 5 again with the baby'], []],
  [
    ['remind me about my flu shot', 'friday 11:30 at the chemist on King St'],
    ['my flu shot at the chemist on King St 03-12 11:30'],
  ],
  [['boiler service thursday week 8am'], ['boiler service 03-18 08:00']],
  [["can't sleep, need to sort dad's meds"], ["sort dad's meds -"]],
  [['white tablets at night', 'thanks', 'no more rice at night'], ['white tablets 03-10 20:00']],
])('%j goes on', async (messages, plans) => {
  expect((await hold(...messages)).plans).toEqual(plans);
});

test.each([
  [['the deposit was €200'], ['€200']],
  [['spotify £11.99 a month'], [expect.stringContaining('£11.99 a month')]],
  [['room 1 is Anna, room 2 is Tom and Bea'], ['Anna', 'Tom and Bea']],
  [['unit 4 is empty', 'unit 4 is let from 1 May to Ms Roy'], ['let from 1 May to Ms Roy']],
  [
    ['i lent jay my drill', 'and my ladder to sam'],
    ['with jay', 'with sam'],
  ],
  [["Dana's allergic to nuts and Rob's veggie"], ['nuts', 'veggie']],
  [['quiz on friday at 2', '12 kids coming', 'actually 14'], ['14']],
  [['our plumber is Mr Ito; he emails on Fridays'], ['Mr Ito, he emails on Fridays']],
  [['Tom likes football', 'same for dinner'], ['likes football']],
])('%j is remembered', async (messages, values) => {
  const { ctx } = await hold(...messages);
  expect((await listInfo(ctx)).map(({ value }) => value).sort()).toEqual(values);
});

test.each([
  [['the baby had a bottle at half past six', 'when was the last bottle?'], /06:30/],
  [['stop the boiler one'], /nothing called “boiler”/],
  [['send me a summary every day at 7', 'at weekends a little later, 9'], /one time only/],
  [['send me a summary every day at 7', "what will tomorrow's summary say?"], /Nothing for tomorrow/],
  [["Dana's allergic to nuts", "who's allergic to nuts?"], /Dana/],
  [['chris owes me 40', 'chris paid me back', 'who owes me money?'], /Nobody/],
])('%j is answered', async (messages, reply) => {
  expect((await hold(...messages)).reply).toMatch(reply);
});
