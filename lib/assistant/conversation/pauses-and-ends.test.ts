import { expect, test } from 'vitest';
import { listReminders } from '@/lib/reminders/reads';
import { hold } from '@/testing/conversation';

async function series(...messages: string[]) {
  const { ctx, reply } = await hold(...messages);
  const rows = (await listReminders(ctx)).map(({ title, reminderTime, recurrenceRule }) =>
    [title, reminderTime.slice(5, 16), recurrenceRule].filter(Boolean).join(' '),
  );
  return { rows: rows.toSorted(), reply };
}

test.each([
  ['swim is off til april', '04-07T16:00'],
  ['no swim until 25 march', '03-31T16:00'],
  ['the teacher is away until april so pause it', '04-07T16:00'],
  ['stop reminding me about swim until 20 march', '03-24T16:00'],
  ["don't remind me about swim for 2 weeks", '03-24T16:00'],
  ['swim starts again on 31 march', '03-31T16:00'],
  ['swim is cancelled this wednesday', '03-17T16:00'],
])('“%s”, of swim every wednesday at 4', async (message, next) => {
  expect((await series('swim every wednesday at 4pm', message)).rows).toEqual([
    `swim ${next} FREQ=WEEKLY;BYDAY=WE`,
  ]);
});

test.each(['wait she said saturday', 'until saturday actually', 'no, saturday'])(
  '“%s” moves the end of the pause of both reminders',
  async (message) => {
    const { rows } = await series('inhaler 8am and 8pm', 'pause the inhaler til friday', message);
    expect(rows).toEqual(['inhaler 03-13T08:00 FREQ=DAILY', 'inhaler 03-13T20:00 FREQ=DAILY']);
  },
);

test('an end counts for all hours of a series', async () => {
  const { rows } = await series(
    'antibiotics 8am, 2pm and 8pm daily',
    'For ten days only, until they are finished.',
  );
  expect(rows).toEqual([
    'antibiotics 03-10T20:00 FREQ=DAILY;UNTIL=20270319T235959',
    'antibiotics 03-11T08:00 FREQ=DAILY;UNTIL=20270319T235959',
    'antibiotics 03-11T14:00 FREQ=DAILY;UNTIL=20270319T235959',
  ]);
});

test.each([
  ['make that every 4', 'FREQ=DAILY;INTERVAL=4'],
  ['every 5 is enough', 'FREQ=DAILY;INTERVAL=5'],
  ['actually every 2 instead', 'FREQ=DAILY;INTERVAL=2'],
])('“%s” changes the interval and keeps the hour', async (message, rule) => {
  const { rows } = await series('water the orchids every 3 days at 9am', message);
  expect(rows).toEqual([`water the orchids 03-11T09:00 ${rule}`]);
});

test.each([
  ['remind me to pick up Liam at 6pm', ["he's getting a ride so forget it"], []],
  ['remind me to pick up Liam at 6pm', ['forget it'], ['pick up Liam 03-10T18:00']],
  ['remind me to pick up Liam at 6pm', ['forget it', 'yes'], []],
  [
    'haircut with mia friday at 2pm',
    ['she just cancelled', 'next week same day same time'],
    ['haircut with mia 03-19T14:00'],
  ],
  [
    'haircut with mia friday at 2pm',
    ['she just cancelled', 'she can do monday at 3'],
    ['haircut with mia 03-15T15:00'],
  ],
  ['haircut with mia friday at 2pm', ['cancel it', 'dentist monday at 4pm'], ['dentist 03-15T16:00']],
])('“%s”, %j', async (message, later, rows) => {
  expect((await series(message, ...later)).rows).toEqual(rows);
});

test('a pill after a daily pill is daily, and a doctor ends it', async () => {
  const pills = ['take my blood pressure pill every morning at 7', 'and the water pill at noon'];
  expect((await series(...pills)).rows).toEqual([
    'take my blood pressure pill 03-11T07:00 FREQ=DAILY',
    'water pill 03-11T12:00 FREQ=DAILY',
  ]);
  expect((await series(...pills, 'dr says to stop the water pill from monday')).rows).toEqual([
    'take my blood pressure pill 03-11T07:00 FREQ=DAILY',
    'water pill 03-11T12:00 FREQ=DAILY;UNTIL=20270314T235959',
  ]);
});

test.each([
  ['how often is gym', /Monday, Wednesday and Friday/],
  ['does it stop by itself?', /^No: “gym”/],
  ['what repeats', /gym/],
])('“%s” is answered from the series', async (question, reply) => {
  expect((await series('gym mon wed fri 6am', question)).reply).toMatch(reply);
});

test('a reminder the evening before is asked for politely, and who expects someone is an event', async () => {
  const said = ['cardiologist on 2 April at 9:30', 'I would be grateful for a reminder the evening before.'];
  expect((await series(...said)).rows).toEqual(['cardiologist 04-02T09:30']);
  expect((await series(...said)).reply).toContain('15 hours 30 minutes before');
  expect((await series('Kindly note that the notary expects me on Monday the 15th at 11:45')).rows).toEqual([
    'notary expects me 03-15T11:45',
  ]);
});
