import { expect, test } from 'vitest';
import { listReminders } from '@/lib/reminders/reads';
import { hold } from '@/testing/conversation';

async function seriesAfter(...messages: string[]) {
  const { ctx } = await hold(...messages);
  return (await listReminders(ctx)).map(({ title, reminderTime, recurrenceRule, skips = [] }) =>
    [title, reminderTime.slice(5, 16), recurrenceRule, ...skips.map((slot) => `-${slot.slice(5, 10)}`)]
      .filter(Boolean)
      .join(' '),
  );
}

test.each([
  ['skip this coming fridays walk', ['walk 03-11T07:00 FREQ=DAILY -03-12']],
  [
    'from april do the walk at 6.30 instead',
    ['walk 03-11T07:00 FREQ=DAILY;UNTIL=20270331T235959', 'walk 04-01T06:30 FREQ=DAILY'],
  ],
  ['end the walks after 22 march', ['walk 03-11T07:00 FREQ=DAILY;UNTIL=20270322T235959']],
  [
    'from the 2nd of april no more walks, school holidays',
    ['walk 03-11T07:00 FREQ=DAILY;UNTIL=20270401T235959'],
  ],
  ['no more walks after april', ['walk 03-11T07:00 FREQ=DAILY;UNTIL=20270430T235959']],
  ['tomorrow at 9 instead', ['walk 03-11T09:00', 'walk 03-12T07:00 FREQ=DAILY -03-11']],
  ['on friday do 9 instead', ['walk 03-11T07:00 FREQ=DAILY -03-12', 'walk 03-12T09:00']],
  ["and march 16th's is at 9 instead", ['walk 03-11T07:00 FREQ=DAILY -03-16', 'walk 03-16T09:00']],
])('“%s”, of a walk every day at 7', async (message, series) => {
  expect(await seriesAfter('walk every day at 7am', message)).toEqual(series);
});

test('a pause for a week leaves out that week, and a pause until a day ends on it', async () => {
  expect(
    await seriesAfter('call Abba every wednesday and sunday at 9pm', 'pause the abba calls for next week'),
  ).toEqual(['call Abba 03-10T21:00 FREQ=WEEKLY;BYDAY=WE,SU -03-17 -03-21']);
  const { reply } = await hold('call Abba every sunday at 9pm', 'pause the calls until 20 march');
  expect(reply).toContain('paused until');
});

test('a series of this week ends with the week', async () => {
  expect(
    await seriesAfter(
      'remind me at 4 to lock up the site',
      'every day this week',
      'not fri, finishing early',
    ),
  ).toEqual(['lock up the site 03-10T16:00 FREQ=DAILY;UNTIL=20270314T235959 -03-12']);
});

test('a series that is over is deleted after a yes', async () => {
  expect(
    await seriesAfter('guitar every tuesday at 4pm', "guitar is off for good, teacher's moving away", 'yes'),
  ).toEqual([]);
});

test('a question about one day is answered for that day', async () => {
  const series = ['guitar every tuesday at 4pm', 'no guitar on the 23rd'];
  expect((await hold(...series, 'do i have guitar on march 30')).reply).toMatch(/^Yes: .*30 March/);
  expect((await hold(...series, 'do i have guitar on march 23')).reply).toMatch(/^No: /);
  expect((await hold('lock up every day at 4pm', 'what time am i locking up fri')).reply).toContain('16:00');
});

test('a series that moves says its rule, and all series are listed', async () => {
  const { reply } = await hold(
    'Choir practice is every Thursday at 7.30 in the evening.',
    'Choir moved to Mondays',
  );
  expect(reply).toContain('every Monday');
  const { reply: list } = await hold(
    'choir every monday at 7pm',
    'dentist friday at 3',
    'list all my repeating ones',
  );
  expect(list).toContain('choir');
  expect(list).not.toContain('dentist');
});

test('how many days it is until a day', async () => {
  expect((await hold('how many days till christmas')).reply).toContain('290 days');
});

test('every week is for all that one message set, and what is off this week is skipped once', async () => {
  expect(
    await seriesAfter(
      'soccer thursday at 5pm, piano friday at 4:15pm',
      'every week',
      'piano is off this week btw',
    ),
  ).toEqual(['soccer 03-11T17:00 FREQ=WEEKLY;BYDAY=TH', 'piano 03-19T16:15 FREQ=WEEKLY;BYDAY=FR -03-12']);
  expect(
    await seriesAfter(
      'check backpacks tonight at 20:30',
      'can you make the backpack thing every school night?',
    ),
  ).toEqual(['check backpacks 03-10T20:30 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,SU']);
});

test.each(['is the course on thursday or not?', 'do i have my course on thursday?'])(
  '“%s” is denied for a day that is skipped',
  async (question) => {
    const course = ['course every tuesday and thursday at 18', 'skip the course this thursday'];
    expect((await hold(...course, question)).reply).toMatch(/^No: “course” skips/);
    expect((await hold(course[0] ?? '', question)).reply).not.toContain('No');
  },
);

test.each([
  ['no yoga on thursdays from now on', 'FREQ=WEEKLY;BYDAY=MO'],
  ['I no longer need to go on thursdays, Jen goes', 'FREQ=WEEKLY;BYDAY=MO'],
  ['no more thursdays', 'FREQ=WEEKLY;BYDAY=MO'],
  ['drop the thursdays', 'FREQ=WEEKLY;BYDAY=MO'],
  ["it's not mondays, it's tuesdays", 'FREQ=WEEKLY;BYDAY=TU,TH'],
  ['no yoga on sundays', 'FREQ=WEEKLY;BYDAY=MO,TH'],
  ['no coffee on mondays', 'FREQ=WEEKLY;BYDAY=MO,TH'],
  ['no more yoga on mondays and thursdays', 'FREQ=WEEKLY;BYDAY=MO,TH'],
])('“%s” leaves the right days of yoga on mondays and thursdays', async (message, rule) => {
  const series = await seriesAfter('yoga every monday and thursday at 6pm', message);
  expect(series).toEqual([expect.stringMatching(new RegExp(`^yoga .* ${rule}$`))]);
});

test('hours within a day stay there, and their days can change', async () => {
  const hours = 'BYHOUR=10,12,14,16;BYMINUTE=0';
  const said = 'remind me every 2 hours from 10 to 4 to drink water';
  expect(await seriesAfter(said)).toEqual([`drink water 03-10T16:00 FREQ=DAILY;${hours}`]);
  expect(await seriesAfter(said, 'only on weekdays')).toEqual([
    `drink water 03-10T16:00 FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR;${hours}`,
  ]);
  const { reply } = await hold(said, 'move drink water to 11');
  expect(reply).toContain('Nothing was changed');
});

test.each([
  ['stop it for two weeks, my wrist hurts', '03-24'],
  ['give it a rest for a week', '03-17'],
  ['no more of that til the 15th', '03-15'],
  ['actually just pause until the 14th', '03-14'],
])('“%s” pauses the series that was just set, until %s', async (message, day) => {
  const set = 'guitar practice every day at 6:30 pm';
  expect(await seriesAfter(set, message)).toEqual([`guitar practice ${day}T18:30 FREQ=DAILY`]);
  expect(await seriesAfter(set, message, 'start it up again')).toEqual([
    'guitar practice 03-10T18:30 FREQ=DAILY',
  ]);
});

test('a pause can end earlier than was said first, and a month can be left out', async () => {
  const set = 'guitar practice every wednesday at 6:30 pm';
  const paused = 'stop it until 5 april';
  expect(await seriesAfter(set, paused, 'start it again from monday the 22nd')).toEqual([
    'guitar practice 03-24T18:30 FREQ=WEEKLY;BYDAY=WE',
  ]);
  expect(await seriesAfter('water the plants every week on monday at 9', 'pause that for june')).toEqual([
    expect.stringContaining('-06-07 -06-14 -06-21 -06-28'),
  ]);
});

test('a series that loses another day still comes today', async () => {
  expect(await seriesAfter('guitar practice every day at 6:30 pm', 'not on fridays')).toEqual([
    expect.stringMatching(/^guitar practice 03-10T18:30 FREQ=WEEKLY;BYDAY=\S*$/),
  ]);
});

test('a medicine at two hours is taken every day', async () => {
  expect((await seriesAfter('inhaler 8am and 8pm')).toSorted()).toEqual([
    'inhaler 03-10T20:00 FREQ=DAILY',
    'inhaler 03-11T08:00 FREQ=DAILY',
  ]);
});

test.each([
  'the pool is closed 3 till 12 april so pause both',
  'pause both from 3 till 12 april',
  'pause both piano and judo from 3 till 12 april',
  'please pause piano and judo from 3 to 12 april',
  'we are away 3 to 12 april so please suspend the piano & the judo',
])('“%s” pauses two of three series', async (message) => {
  expect(
    await seriesAfter(
      'pay the nanny every friday at 6pm',
      'piano mondays at 4pm',
      'judo wednesdays 5pm',
      message,
    ),
  ).toEqual([
    'judo 03-10T17:00 FREQ=WEEKLY;BYDAY=WE -04-07',
    'pay the nanny 03-12T18:00 FREQ=WEEKLY;BYDAY=FR',
    'piano 03-15T16:00 FREQ=WEEKLY;BYDAY=MO -04-05 -04-12',
  ]);
});

test.each(["when's judo starting again after the break?", 'when is judo back on', 'when does judo resume'])(
  '“%s” is answered with the first time after the days that are left out',
  async (message) => {
    const { reply } = await hold('judo wednesdays 5pm', 'pause judo from 3 till 12 april', message);
    expect(reply).toContain('14 April');
  },
);

const mass = 'dawn mass march 16 to 24 4am';
const nine = 'FREQ=DAILY;UNTIL=20270324T235959';

test.each([
  'no mass on the 20th',
  'except the 20th',
  "except the 20th, that's a saturday",
  'not on the 20th, i sleep then',
])('“%s” leaves out one day of the series that was just set', async (message) => {
  expect(await seriesAfter(mass, message)).toEqual([`dawn mass 03-16T04:00 ${nine} -03-20`]);
});

test('“on those days” means the days of the series that was just set', async () => {
  expect(await seriesAfter(mass, 'wake me 3:15 on those days')).toEqual([
    `Wake up 03-16T03:15 ${nine}`,
    `dawn mass 03-16T04:00 ${nine}`,
  ]);
});

test('the times of a series are counted without those that are left out', async () => {
  const replyTo = async (...messages: string[]) => (await hold(...messages)).reply;
  expect(await replyTo(mass, 'how many times is that?')).toMatch(/^9 times/);
  expect(await replyTo(mass, 'no mass on the 20th', 'how many are left')).toMatch(/^8 times/);
  expect(await replyTo('choir every tuesday 7pm', 'how many rehearsals are left?')).toMatch(/without an end/);
  expect(await replyTo('shifts fri, sat and mon 7pm to 7am', 'how many shifts is that')).toMatch(/^3 times/);
  expect(await replyTo(mass, 'buy milk and eggs', 'how many is that')).not.toContain('dawn mass');
  expect(await replyTo('choir every friday 7pm', 'skip this week', 'when is the one after next?')).toContain(
    '26 March',
  );
});

test('“the 14th” of a series that begins in January is in January, and “not on the 15th either” is another day', async () => {
  expect(
    await seriesAfter(
      'swimming starting april 6, tuesdays and wednesdays at 4',
      'they cancelled the one on the 14th',
    ),
  ).toEqual(['swimming 04-06T16:00 FREQ=WEEKLY;BYDAY=TU,WE -04-14']);
  expect(
    await seriesAfter('choir every monday at 7pm', 'no choir on the 22nd', 'not on the 29th either'),
  ).toEqual(['choir 03-15T19:00 FREQ=WEEKLY;BYDAY=MO -03-22 -03-29']);
});

test('“this wednesday”, said on a Wednesday without a lesson, is the next one', async () => {
  expect(await seriesAfter('lesson every wednesday at 7am', 'skip this wednesday')).toEqual([
    'lesson 03-24T07:00 FREQ=WEEKLY;BYDAY=WE -03-17',
  ]);
});

test('a series keeps its end when its days change, unless the message names an end', async () => {
  const study = 'study every day at 9 until 30 march';
  expect(await seriesAfter(study, 'not the weekends')).toEqual([
    'study 03-11T09:00 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20270330T235959',
  ]);
  expect(await seriesAfter(study, 'make it every other day forever')).toEqual([
    expect.not.stringContaining('UNTIL'),
  ]);
});
