import { expect, test } from 'vitest';
import { chat } from '@/lib/assistant/chat';
import { listReminders } from '@/lib/reminders/reads';
import { hold } from '@/testing/conversation';
import { listPlans } from '@/testing/due';
import { createUser } from '@/testing/people';
import { testCtx } from '@/testing/world';

async function plansAfter(...messages: string[]) {
  const ctx = await createUser(await testCtx(), { timezone: 'UTC' });
  for (const message of messages) {
    await chat(ctx, message);
    ctx.clock.advance(60_000);
  }
  return listPlans(ctx);
}

const physio = 'physio every wednesday at 16:00';

test.each([
  ['physio is on thursday 25 march', ['-03-24'], 'physio 03-25T16:00'],
  ['do physio on thursday 25 march at 17:00', ['-03-24'], 'physio 03-25T17:00'],
  ['physio is on thursday 25 march instead of wednesday 24 march', ['-03-24'], 'physio 03-25T16:00'],
])('“%s” moves one time of a series, and the times before it stay', async (message, skips, once) => {
  const { ctx } = await hold(physio, message);
  const all = await listReminders(ctx);
  const series = all.find(({ recurrenceRule }) => recurrenceRule);
  expect(series?.reminderTime.slice(5, 10)).toBe('03-10');
  expect((series?.skips ?? []).map((slot) => `-${slot.slice(5, 10)}`)).toEqual(skips);
  expect(
    all
      .filter(({ recurrenceRule }) => !recurrenceRule)
      .map(({ title, reminderTime }) => `${title} ${reminderTime.slice(5, 16)}`),
  ).toEqual([once]);
});

test.each([
  [
    ['dentist is on 29 march at 9:15', 'remind me the friday before to call them'],
    'call the dentist 03-26 09:00',
  ],
  [
    ['dentist is on 29 march at 9:15', 'lunch with Tom the friday before at noon'],
    'lunch with Tom 03-26 12:00',
  ],
  [
    ['Maureen is having her hip done on the 29th of March in the Mater', 'I must ring her the day after'],
    'ring Maureen 03-30 09:00',
  ],
  [
    ["I'm flying to Rome on March 27th, back on the 30th", 'packing list: boots', 'the flight leaves 13:35'],
    'flight leaves 03-27 13:35',
  ],
  [['consult in the hospital on 2 april, 11 and half'], 'consult in the hospital 04-02 11:30'],
  [["booked the karaoke room for 2 april 8pm, under Jia Wei's name"], 'karaoke room 04-02 20:00'],
  [['timer 2 min, tea', 'and 20 min for the dryer'], 'dryer 03-10 15:'],
])('“%j” has its day', async (messages, plan) => {
  expect((await plansAfter(...messages)).join()).toContain(plan);
});

test.each([
  [['add fix bike, renew insurance, find a plumber', 'remove the last one'], 'Deleted: “find a plumber”'],
  [
    [
      'add fix bike, renew insurance, find a plumber',
      'remove the last one',
      'bring it back',
      'delete all of them',
    ],
    '3 todos',
  ],
  [['dentist friday at 10, vet saturday at 11', 'move the last one to 12'], '“vet” moved'],
  [['boxes, tape, bubble wrap, sharpies - moving list'], '“boxes”, “tape”, “bubble wrap” and “sharpies”'],
  [['add AA batteries, wait AAA, to shopping', 'and the other thing.. cling wrap'], '“cling wrap”'],
  [
    ['todo: finish problem set 6, and return library books', 'the first one i finished already haha'],
    'Done: “finish problem set 6”',
  ],
  [['drinks wednesday from 6', 'am I free wednesday night?', 'thursday then?'], 'Nothing for tomorrow'],
  [
    ['dentist friday at 10', 'no pings while im asleep, 9 in the morning til 3'],
    'Quiet hours: 09:00 to 15:00',
  ],
  [['quiet hours 9 in the morning to 3', 'only this week tho'], 'every day'],
  [['Blessing paid 12,000 today, remaining 8,000', 'how much is Blessing owing'], 'owes me 8,000'],
  [['Mrs Adeyemi is owing me 45k for the two dresses', 'she just paid everything'], 'Forgotten'],
  [['remind me to call Mika on thursday at 10am Lahti time'], 'nothing was saved'],
  [["mom's birthday is 3 may and dad's birthday is 9 june", 'please inform me one week before both'], 'dad'],
])('%j is answered with “%s”', async (messages, words) => {
  expect((await hold(...messages)).reply).toContain(words);
});
