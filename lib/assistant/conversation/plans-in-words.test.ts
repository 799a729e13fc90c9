import { expect, test } from 'vitest';
import { listReminders } from '@/lib/reminders/reads';
import { hold } from '@/testing/conversation';

/**
 * Returns the reminders after the messages, each as one text: title, first time, rule, leads and skipped
 * days.
 */
async function remindersAfter(messages: string[]) {
  const { ctx } = await hold(...messages);
  return (await listReminders(ctx)).map(
    ({ title, reminderTime, recurrenceRule, leads = [], skips = [], description }) =>
      [
        ...[title, reminderTime.slice(5, 16), recurrenceRule, description && `(${description})`],
        ...leads.map((minutes) => `${minutes} min before`),
        ...skips.map((slot) => `-${slot.slice(5, 10)}`),
      ]
        .filter(Boolean)
        .join(' '),
  );
}

// The clock says Wednesday, 10 March 2027, 15:00.
test.each([
  ['pay the nanny on the 1st and the 15th', ['pay the nanny 03-15T09:00 FREQ=MONTHLY;BYMONTHDAY=1,15']],
  [
    'water the ferns on the 11th and the 13th',
    ['water the ferns 03-11T09:00', 'water the ferns 03-13T09:00'],
  ],
  ['pay electricity on 5 every month', ['pay electricity 04-05T09:00 FREQ=MONTHLY;BYMONTHDAY=5']],
  ['eye drops at bedtime for ten days', ['eye drops 03-10T22:00 FREQ=DAILY;UNTIL=20270319T235959']],
  ['early shift tomorrow 6-2', ['early shift 03-11T06:00 (06:00 to 14:00)']],
  ['early shift 6-2', ['early shift 03-11T06:00 (06:00 to 14:00)']],
  [
    'late shift 2-10 mon and tue',
    ['late shift 03-15T14:00 (14:00 to 22:00)', 'late shift 03-16T14:00 (14:00 to 22:00)'],
  ],
  [
    'night shift 10-6 fri and sat',
    ['night shift 03-12T22:00 (22:00 to 06:00)', 'night shift 03-13T22:00 (22:00 to 06:00)'],
  ],
  [
    'remind me every 2 hours to drink water between 9 and 5',
    ['drink water 03-10T17:00 FREQ=DAILY;BYHOUR=9,11,13,15,17;BYMINUTE=0 (09:00 to 17:00)'],
  ],
  [
    'school run 8.15 and 3.15 mon to fri',
    [
      'school run 03-10T15:15 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
      'school run 03-11T08:15 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
    ],
  ],
  [
    'pills at 8, 2 and 10 every day',
    ['pills 03-10T22:00 FREQ=DAILY', 'pills 03-11T08:00 FREQ=DAILY', 'pills 03-11T14:00 FREQ=DAILY'],
  ],
  [
    'metformin with breakfast and with dinner',
    ['metformin 03-10T18:00 FREQ=DAILY (dinner)', 'metformin 03-11T08:00 FREQ=DAILY (breakfast)'],
  ],
  [
    'my shifts: thu 7-3, fri 12-8, mon 9-5',
    [
      'shift 03-11T07:00 (07:00 to 15:00)',
      'shift 03-12T12:00 (12:00 to 20:00)',
      'shift 03-15T09:00 (09:00 to 17:00)',
    ],
  ],
  [
    'im working 7-3 tomorrow, 12-8 fri and off sat',
    ['work 03-11T07:00 (07:00 to 15:00)', 'work 03-12T12:00 (12:00 to 20:00)'],
  ],
  [
    'shifts: thu 6-2 fri 2-10 mon 10-6',
    [
      'shift 03-11T06:00 (06:00 to 14:00)',
      'shift 03-12T14:00 (14:00 to 22:00)',
      'shift 03-15T22:00 (22:00 to 06:00)',
    ],
  ],
  ['ring nan every friday 5pm but not this friday', ['ring nan 03-19T17:00 FREQ=WEEKLY;BYDAY=FR']],
  [
    'lecture mon 9-11, lab thu 10-1',
    ['lab 03-11T10:00 (10:00 to 13:00)', 'lecture 03-15T09:00 (09:00 to 11:00)'],
  ],
  ['chase the builder if nothing by tuesday', ['chase the builder if nothing 03-16T09:00']],
  [
    'interview friday 14:00, remind me one day before and one hour before',
    ['interview 03-12T14:00 1440 min before 60 min before'],
  ],
  [
    'dentist friday 3pm, remind me a day and an hour before',
    ['dentist 03-12T15:00 1440 min before 60 min before'],
  ],
  ['flight friday 8am, remind me an hour and 15 minutes before', ['flight 03-12T08:00 75 min before']],
])('“%s”', async (message, reminders) => {
  expect(await remindersAfter([message])).toEqual(reminders);
});

test.each([
  [['hair appointment friday 2pm', 'an hour before please'], ['hair appointment 03-12T14:00 60 min before']],
  [['hair appointment friday 2pm', 'an hour earlier please'], ['hair appointment 03-12T13:00']],
  [
    ['parcel on friday at 9am and dentist on friday at 10am', 'wait its saturday not friday'],
    ['parcel 03-13T09:00', 'dentist 03-13T10:00'],
  ],
  [
    ['choir thu 7pm, band thu 8:30pm', 'fri not thu'],
    ['choir 03-12T19:00', 'band 03-12T20:30'],
  ],
  [
    ['yoga mondays at 9am', 'add saturdays at 10'],
    ['yoga 03-13T10:00 FREQ=WEEKLY;BYDAY=SA', 'yoga 03-15T09:00 FREQ=WEEKLY;BYDAY=MO'],
  ],
  [['gym friday 6pm', 'add milk'], ['gym 03-12T18:00']],
  [
    ['lunch with Tom friday 1pm', 'same again next friday'],
    ['lunch with Tom 03-12T13:00', 'lunch with Tom 03-19T13:00'],
  ],
  [
    ['lunch with Tom friday 1pm', 'same again the week after'],
    ['lunch with Tom 03-12T13:00', 'lunch with Tom 03-19T13:00'],
  ],
  [
    ['piano lesson tuesdays at 5pm', 'from april its wednesdays'],
    [
      'piano lesson 03-16T17:00 FREQ=WEEKLY;BYDAY=TU;UNTIL=20270331T235959',
      'piano lesson 04-07T17:00 FREQ=WEEKLY;BYDAY=WE',
    ],
  ],
  [
    ['late shift thursday 2-10', 'off thursday'],
    ['day off 03-11T09:00', 'late shift 03-11T14:00 (14:00 to 22:00)'],
  ],
  [
    ['choir every thursday 7pm', 'nothing on the 18th of march'],
    ['choir 03-11T19:00 FREQ=WEEKLY;BYDAY=TH -03-18'],
  ],
  [
    ['take out the recycling today at 6pm', 'and again tmrw and fri'],
    [
      'take out the recycling 03-10T18:00',
      'take out the recycling 03-11T18:00',
      'take out the recycling 03-12T18:00',
    ],
  ],
  [
    ['check the oven in 10 minutes', 'again in 5'],
    ['check the oven 03-10T15:06', 'check the oven 03-10T15:10'],
  ],
  [['move the laundry in 20 minutes', 'another 10'], ['move the laundry 03-10T15:30']],
  [
    ['dentist checkup today at 4pm', 'next one in 6 months'],
    ['dentist checkup 03-10T16:00', 'dentist checkup 09-10T16:00'],
  ],
  [
    ['cook dinner every day at 6pm', "going to my sister's friday, skip the dinner one"],
    ['cook dinner 03-10T18:00 FREQ=DAILY -03-12'],
  ],
  [
    ['pilates every thursday 6pm', 'parents evening thursday 6pm', 'pilates clashes that day, skip it'],
    ['parents evening 03-11T18:00', 'pilates 03-18T18:00 FREQ=WEEKLY;BYDAY=TH -03-11'],
  ],
  [['remind me to turn on the oven at 5pm', 'push the oven one to half 5'], ['turn on the oven 03-10T17:30']],
  [['book club on the thirtieth at 7pm', 'not the thirtieth the twenty eighth'], ['book club 03-28T19:00']],
  [
    ['take vitamins every day at 9am', 'stop the vitamins on weekends'],
    ['take vitamins 03-11T09:00 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
  ],
  [
    ['drink water every 2 hours from 9am to 5pm', 'stop the water ones on weekends'],
    ['drink water 03-10T17:00 FREQ=DAILY;BYHOUR=9,11,13,15,17;BYMINUTE=0'],
  ],
  [
    ['call school tomorrow at 9am', 'pay fee tomorrow at 11am', 'first one change to 9.30'],
    ['call school 03-11T09:30', 'pay fee 03-11T11:00'],
  ],
  [
    ['football practice fri and mon 5-6:30pm', 'practice is off this friday'],
    ['football practice 03-15T17:00 FREQ=WEEKLY;BYDAY=MO,FR (17:00 to 18:30) -03-12'],
  ],
  [
    ['take out the bins every other tuesday', 'change it to monday evenings'],
    ['take out the bins 03-15T18:00 FREQ=WEEKLY;INTERVAL=2;BYDAY=MO'],
  ],
  [['call the tax office tomorrow morning', 'no afternoon'], ['call the tax office 03-11T15:00']],
  [
    ['swimming every thursday at 4pm', 'swimming cancelled this week'],
    ['swimming 03-18T16:00 FREQ=WEEKLY;BYDAY=TH -03-11'],
  ],
  [['check the cake in half an hour', 'add 5 more minutes'], ['check the cake 03-10T15:35']],
  [['leave at quarter past seven this evening', 'make it ten past'], ['leave 03-10T19:10']],
  [
    ['mums chemo every 3 weeks on thursday starting 1 april at 10am', 'skip the one on 22 april'],
    ['mums chemo 04-01T10:00 FREQ=WEEKLY;INTERVAL=3;BYDAY=TH -04-22'],
  ],
  [
    ['water the plants every 3 days', 'start from tomorrow'],
    ['water the plants 03-11T09:00 FREQ=DAILY;INTERVAL=3'],
  ],
  [['walk every day at 7am', 'skip tomorrow', "actually don't skip it"], ['walk 03-11T07:00 FREQ=DAILY']],
])('%j', async (messages, reminders) => {
  expect(await remindersAfter(messages)).toEqual(reminders);
});

test('a name that two new reminders share is asked about', async () => {
  const { reply } = await hold(
    'call Kofi about the van tomorrow 9am',
    'lunch with Kofi friday 1pm',
    'move Kofi to 8',
  );
  expect(reply).toContain('Which one');
});

test('quiet hours are switched off now, and not on a later day', async () => {
  const { reply } = await hold('quiet hours from 9pm', 'turn the quiet time off again on friday');
  expect(reply).toContain('Nothing was changed');
});
