import { expect, test } from 'vitest';
import { listReminders } from '@/lib/reminders/reads';
import { formatRule } from '@/lib/reminders/rules';
import { localDate, localTime } from '@/lib/time/format';
import { hold } from '@/testing/conversation';

// The titles, days, hours and series of all reminders after `messages`, said on Wednesday, 10 March 2027, at 15:00.
async function plansAfter(...messages: string[]): Promise<string[]> {
  const { ctx } = await hold(...messages);
  return (await listReminders(ctx))
    .map(({ title, reminderTime, recurrenceRule, skips = [] }) => {
      const at = new Date(reminderTime);
      const rule = recurrenceRule ? ` ${formatRule(recurrenceRule)}` : '';
      const left = skips.length > 0 ? ` without ${skips.map((slot) => slot.slice(5, 10)).join()}` : '';
      return `${title} ${localDate(at, 'UTC').slice(5)} ${localTime(at, 'UTC').slice(0, 5)}${rule}${left}`;
    })
    .sort();
}

test.each([
  [
    ['alarm for 6.15 weekdays and 9 at the weekend'],
    ['alarm 03-11 06:15 every weekday', 'alarm 03-13 09:00 every Saturday and Sunday'],
  ],
  [
    ['wake up at 6am on weekdays', "cancel friday's alarm"],
    ['wake up 03-11 06:00 every weekday without 03-12'],
  ],
  [['party at 3 on the weekend'], ['party 03-13 15:00']],
  [['alarm 5am tomorrow', 'the alarm should go off at 4.30 instead'], ['Alarm 03-11 04:30']],
  [['and another thing is i have to be up at 6.40 tomorrow'], ['Wake up 03-11 06:40']],
])('alarms of %j', async (messages, plans) => {
  expect(await plansAfter(...messages)).toEqual(plans);
});

test.each([
  [
    ['driving to York on tuesday at 8am', 'back wednesday night'],
    ['coming home 03-17 20:00', 'driving to York 03-16 08:00'],
  ],
  [
    ['ferry to Arran tuesday at 8am', 'ferry home is 5.20 on the wednesday'],
    ['ferry home 03-17 17:20', 'ferry to Arran 03-16 08:00'],
  ],
  [
    ['ferry to Arran tuesday at 8am', 'pick up the key thursday at 9am'],
    ['ferry to Arran 03-16 08:00', 'pick up the key 03-11 09:00'],
  ],
  [['flying home sunday, landing at 7pm'], ['flying home landing 03-14 19:00']],
])('the day of a way back, after %j', async (messages, plans) => {
  expect(await plansAfter(...messages)).toEqual(plans);
});

test.each([
  [
    ["remind me to email Jo if she hasn't answered by friday"],
    ["email Jo if she hasn't answered 03-12 09:00"],
  ],
  [['if it snows friday remind me to clear the path'], []],
  [
    ['run pickup at 4 today, 2.30 tomorrow and 3.10 on friday'],
    ['run pickup 03-10 16:00', 'run pickup 03-11 14:30', 'run pickup 03-12 15:10'],
  ],
  [['tomorrow afternoon 4 to 5 drama class'], ['drama class 03-11 16:00']],
  [['tomorrow I am having a meeting with the supplier at 11'], ['meeting with the supplier 03-11 11:00']],
  [['school fair on the 20th at 5.40 and 6.20'], ['school fair 03-20 17:40', 'school fair 03-20 18:20']],
  [
    ['call the bank tomorrow 10.30', 'also one for friday lunchtime - collect the parcel'],
    ['call the bank 03-11 10:30', 'collect the parcel 03-12 12:00'],
  ],
  [['vet rang, friday 8.50 jab for the cat'], ['jab for the cat 03-12 08:50']],
  [
    ['vaccination friday, Nia at 10 and Sam at 10.20'],
    ['vaccination for Nia 03-12 10:00', 'vaccination for Sam 03-12 10:20'],
  ],
  [['remind me tomorrow at 5 to meet Ida at the tram stop'], ['meet Ida at the tram stop 03-11 17:00']],
  [
    [
      'train to Leeds on 20 march at 9:10',
      'remind me to print the tickets 3 days before',
      'pack at 8pm the night before',
    ],
    ['pack 03-19 20:00', 'print the tickets 03-17 09:00', 'train to Leeds 03-20 09:10'],
  ],
  [
    ['ferry to Oban on 20 march at 9:10', 'leave for the harbour at 8 that day', 'they moved it to 10.15'],
    ['ferry to Oban 03-20 10:15', 'leave for the harbour 03-20 08:00'],
  ],
  [
    ['flying to Rome on 17 april, AZ204 at 7:25 in the morning', 'back on the 29th'],
    ['coming home 04-29 09:00', 'flying to Rome, AZ204 04-17 07:25'],
  ],
  [['ring the bank tomorrow at 10', 'make it 11', 'ok, read it back to me'], ['ring the bank 03-11 11:00']],
  [['call the vet friday at 5', 'shift it to monday too'], ['call the vet 03-15 17:00']],
])('plans of %j', async (messages, plans) => {
  expect(await plansAfter(...messages)).toEqual(plans);
});

test.each([
  [
    ['judo mon/wed 5:30-6:30 thru Apr 14'],
    ['judo 03-10 17:30 every Monday and Wednesday until 14 April 2027'],
  ],
  [['second monday of the month is invoices too'], ['invoices 04-12 09:00 every month on the second Monday']],
  [
    ['wash the van every friday at 3', "I'm away this friday so do it thursday"],
    ['wash the van 03-11 15:00 every Friday without 03-12'],
  ],
  [
    ['piano for Ana every monday at 4pm', 'piano for Tom every friday at 4pm', 'no piano this friday'],
    ['piano for Ana 03-15 16:00 every Monday', 'piano for Tom 03-19 16:00 every Friday without 03-12'],
  ],
  [
    ['judo monday at 5pm', 'choir tuesday at 6pm', 'remind me of both at 4pm'],
    ['choir 03-16 16:00', 'judo 03-15 16:00'],
  ],
  [['karate wednesdays at 5', 'karate moves to mondays at 6'], ['karate 03-15 18:00 every Monday']],
  [
    ['choir every tuesday at 7pm', 'choir has moved to 8pm from next week'],
    ['choir 03-16 20:00 every Tuesday'],
  ],
  [
    ['vitamins every day at 8', 'at weekends make it 10'],
    ['vitamins 03-11 08:00 every weekday', 'vitamins 03-13 10:00 every Saturday and Sunday'],
  ],
  [
    ['stretch every morning at 7 until 30 april', 'and 9 on sundays'],
    [
      'stretch 03-11 07:00 every Monday, Tuesday, Wednesday, Thursday, Friday and Saturday until 30 April 2027',
      'stretch 03-14 09:00 every Sunday until 30 April 2027',
    ],
  ],
  [
    ['choir on thursday and on friday at 6', 'change fri to 7'],
    ['choir 03-11 18:00', 'choir 03-12 19:00'],
  ],
])('series and several plans of %j', async (messages, plans) => {
  expect(await plansAfter(...messages)).toEqual(plans);
});

test('the next of one thing is not what comes next', async () => {
  const messages = ['submit the report every friday at 3', 'dentist tomorrow at 9am', 'next report'];
  expect((await hold(...messages)).reply).toMatch(/^“submit the report”/);
});
