import { expect, test } from 'vitest';
import { listInfo } from '@/lib/info/reads';
import { listReminders } from '@/lib/reminders/reads';
import { formatRule } from '@/lib/reminders/rules';
import { listSocialDates } from '@/lib/social/reads';
import { localDate, localTime } from '@/lib/time/format';
import { hold } from '@/testing/conversation';
import { listPlans } from '@/testing/due';

type Ctx = Awaited<ReturnType<typeof hold>>['ctx'];

async function plansOf(ctx: Ctx): Promise<string[]> {
  return (await listReminders(ctx))
    .map(({ title, reminderTime, recurrenceRule }) => {
      const at = new Date(reminderTime);
      const rule = recurrenceRule ? ` ${formatRule(recurrenceRule)}` : '';
      return `${title} ${localDate(at, 'UTC').slice(5)} ${localTime(at, 'UTC').slice(0, 5)}${rule}`;
    })
    .sort();
}

// Said on Wednesday, 10 March 2027, at 15:00.
test.each([
  ['make that monday night', 'bins every tuesday night', ['bins 03-15 20:00 every Monday']],
  ['no wait friday', 'yoga every monday at 7pm', ['yoga 03-12 19:00 every Friday']],
  ['actually friday', 'yoga every other monday at 7pm', ['yoga 03-12 19:00 every 2 weeks on Friday']],
  ['no, tuesday evening', 'gym every monday at 7am', ['gym 03-16 18:00 every Tuesday']],
  ['gym is on tuesday now', 'gym every monday at 7am', ['gym 03-16 07:00 every Tuesday']],
])('%j, after %j, moves the series for good', async (message, first, plans) => {
  expect(await plansOf((await hold(first, message)).ctx)).toEqual(plans);
});

test.each([
  ['her last one is actually the 25th', 'judo for Tess thursdays at 5 until 8 april', 'until 25 March 2027'],
  ['the last class is on the 25th', 'judo class thursdays at 5', 'until 25 March 2027'],
  ['the doctor said to stop the zinc after 5 days', 'zinc every day at 8 for 10 days', 'until 15 March 2027'],
])('%j, after %j, is its end', async (message, first, end) => {
  const { ctx } = await hold(first, message);
  expect((await plansOf(ctx)).join()).toContain(end);
  expect(await listInfo(ctx)).toEqual([]);
});

test.each([
  [
    ['judo thursdays and tuesdays at 5 until 8 april', "they've moved tuesdays to 5.30"],
    [
      'judo 03-11 17:00 every Thursday until 8 April 2027',
      'judo 03-16 17:30 every Tuesday until 8 April 2027',
    ],
  ],
  [['judo tuesdays at 5', 'they moved tuesdays to 6'], ['judo 03-16 18:00 every Tuesday']],
  [['work friday 8am-4pm', "Ike's covering my friday"], []],
  [
    ["i'm working thursday 6am to 2pm", 'picked up her sunday instead, 10 til 4'],
    ['work 03-11 06:00', 'work 03-14 10:00'],
  ],
  [
    ['flying to Oslo friday 19 march 06:45 from Luton, home sunday 21:10'],
    ['flying to Oslo from Luton 03-19 06:45', 'home from Oslo 03-21 21:10'],
  ],
])('%j', async (messages, plans) => {
  expect(await plansOf((await hold(...messages)).ctx)).toEqual(plans);
});

test.each([
  ["it's byob btw", "it's byob"],
  ['there are 14 of us now', 'there are 14 of us now'],
  ['Ruth and the kids are coming too', 'Ruth and the kids are coming'],
  ["Uncle Abe can't make it", "Uncle Abe can't make it"],
])('%j is noted with the event that was just set', async (message, note) => {
  const { ctx } = await hold("potluck at Wanda's on friday at 6pm", message);
  expect(await listReminders(ctx)).toMatchObject([{ description: note }]);
  expect(await plansOf(ctx)).toEqual(["potluck at Wanda's 03-12 18:00"]);
});

test('who takes a child on a day of the series is noted with it, and is no birthday', async () => {
  const { ctx } = await hold('judo for Tess thursdays at 5 until 8 april', 'Grandpa takes her on the 18th');
  expect(await listReminders(ctx)).toMatchObject([{ description: 'Grandpa takes her (Thursday, 18 March)' }]);
  expect(await listSocialDates(ctx)).toEqual([]);
});

test.each([
  ['skip this one, do it tuesday', 'gym every monday at 7am'],
  ['move it to tuesday just this week', 'gym every monday at 7am'],
])('%j, after %j, leaves the series on its day', async (message, first) => {
  expect((await plansOf((await hold(first, message)).ctx)).join()).toContain('every Monday');
});

test.each([
  ["what's on the 22nd?", /^Monday, 22 March:\n• trade fair \(to Thursday, 25 March\)/],
  ['am i free on the 22nd?', /^No\.\n.*trade fair/s],
  ['am i free on the 22nd at 3pm?', /^No\.\n.*trade fair/s],
  ["what's on the 25th?", /trade fair$/],
  ["what's on the 26th?", /^Nothing/],
])('a plan of several days is on each of them: %j', async (message, reply) => {
  expect((await hold('trade fair 21 to 25 march', message)).reply).toMatch(reply);
});

test.each([
  ["what's on the 21st?", /^You are in Porto from .*\n\nNothing for Sunday/],
  ['what am i doing next week?', /^You are in Porto/],
  ["what's on the 24th?", /^Nothing/],
])('where someone is belongs to the days that are asked about: %j', async (message, reply) => {
  expect((await hold("I'm in Porto from the 19th to the 22nd", message)).reply).toMatch(reply);
});

test.each([
  ['remind me on the morning of the 12th to pack', ['pack 03-12 09:00']],
  ['take tablets 4-5 april at 6pm', ['take tablets 04-04 18:00 every day until 5 April 2027']],
])('%j', async (message, plans) => {
  expect(await plansOf((await hold(message)).ctx)).toEqual(plans);
});

test('a day of the month after a day in another month is in that month', async () => {
  const { reply } = await hold("what's on 20 may?", 'and the 22nd?');
  expect(reply).toContain('22 May');
});

test('parts of the day answer at which times of each day', async () => {
  const { ctx } = await hold('physio exercises three times a day', 'more like morning noon and 6pm');
  expect((await plansOf(ctx)).map((plan) => plan.slice(17, 28)).sort()).toEqual(
    ['03-10 18:00', '03-11 08:00', '03-11 12:00'].sort(),
  );
});

test('"when did I do it last" asks for what was done', async () => {
  const said = ['eye drops every 4 hours', 'when did i do my eye drops last'];
  expect((await hold(...said)).reply).toMatch(/^I have no note of “eye drops”/);
  expect((await hold(...said, 'did my eye drops', 'when did i do my eye drops last')).reply).toMatch(/today/);
});

test('"and 2 days before" is one more message', async () => {
  const { ctx } = await hold('rent on the first of every month', 'and 2 days before also');
  expect(await listReminders(ctx)).toMatchObject([{ leads: [2 * 24 * 60] }]);
});

// Said on Wednesday, 10 March 2027, at 15:00.
test.each([
  [
    ['call plumber and electrician tomorrow at 10', 'electrician at 11 instead'],
    ['call electrician 03-11 11:00', 'call plumber 03-11 10:00'],
  ],
  [
    ['call plumber and electrician tomorrow at 10', 'electrician at 11 instead', 'both at 9'],
    ['call electrician 03-11 09:00', 'call plumber 03-11 09:00'],
  ],
  [
    ['remind me to ring Anna and Joe tomorrow at 9', 'Joe on friday'],
    ['ring Anna 03-11 09:00', 'ring Joe 03-12 09:00'],
  ],
  [
    ['remind me to ring the gas man and the council on monday at 9', 'the council can only do 2pm'],
    ['ring the council 03-15 14:00', 'ring the gas man 03-15 09:00'],
  ],
  [
    ['remind me to ring the gas man and the council on monday at 9', 'cancel the gas man'],
    ['ring the council 03-15 09:00'],
  ],
  [['must feed the cat and the rabbit at 6'], ['feed the cat and the rabbit 03-10 18:00']],
  [['need to ring mum and dad tonight'], ['ring mum and dad 03-10 20:00']],
  [
    ['remind me every day at 8 to take my vitamin', 'with breakfast, 7:30', 'just weekdays is enough'],
    ['take my vitamin with breakfast 03-11 07:30 every weekday'],
  ],
  [
    ['remind me every day at 8 to walk the dog', 'no need at weekends'],
    ['walk the dog 03-11 08:00 every weekday'],
  ],
  [['rent on the first of every month', 'change to the 28'], ['rent 03-28 09:00 every month on the 28th']],
  [
    ['site visit thursday at 2pm', 'accountant friday at 10', 'push the accountant to after the site visit'],
    ['accountant 03-11 15:00', 'site visit 03-11 14:00'],
  ],
  [
    ['panto on 12 april at 3pm', 'remind me to pack the sweets the morning of the panto'],
    ['pack the sweets 04-12 09:00', 'panto 04-12 15:00'],
  ],
  [
    ['ring the surgery tomorrow at 8', 'remind me again at 8.15 if i dont do it'],
    ['ring the surgery 03-11 08:00', 'ring the surgery 03-11 08:15'],
  ],
  [['dentist tuesday at 9', 'yes please, in the evening'], ['dentist 03-16 09:00']],
  [
    ['gym tomorrow 10am', 'find me an hour for gym tomorrow', 'at 5'],
    ['gym 03-11 10:00', 'gym 03-11 17:00'],
  ],
])('after %j', async (messages, plans) => {
  expect(await plansOf((await hold(...messages)).ctx)).toEqual(plans);
});

test('the due day of one task with two objects', async () => {
  const { ctx } = await hold('i have to pay the electrician and the plumber on friday');
  expect(await listPlans(ctx)).toEqual(['pay the electrician and the plumber 03-12']);
});

test.each([
  ['need to email the landlord and dentist tomorrow at 3', ['dentist 03-11 15:00', 'email the landlord -']],
  ['walk the dog and dinner at 7', ['dinner 03-10 19:00', 'walk the dog -']],
])('%j has two things', async (message, plans) => {
  expect(await listPlans((await hold(message)).ctx)).toEqual(plans);
});

test('free hours are those between the plans of the day', async () => {
  const { reply } = await hold('gym tomorrow 10am', 'when can i fit in the dentist tomorrow');
  expect(reply).toMatch(/free tomorrow from 08:00 to 10:00 and 11:00 to 21:00/);
});

test.each([
  [['antibiotics every 8 hours for 7 days'], ['antibiotics 03-10 23:00 every 8 hours until 16 March 2027']],
  [['put the kids swimming down for saturdays at 9'], ['kids swimming 03-13 09:00 every Saturday']],
  [
    ['take the blue pill with breakfast, the white one with lunch and the red one at dinner'],
    ['blue pill 03-11 08:00 every day', 'red pill 03-10 18:00 every day', 'white pill 03-11 12:30 every day'],
  ],
  [['call mum after lunch and take the pill at dinner'], []],
  [['standup 9:30'], ['standup 03-11 09:30']],
  [['drinks 8pm'], ['drinks 03-10 20:00']],
])('a single message: %j', async (messages, plans) => {
  const all = await plansOf((await hold(...messages)).ctx);
  if (plans.length > 0) expect(all).toEqual(plans);
  else expect(all.join()).not.toContain('every day');
});

test('an hour after "the night before" is that of the notice', async () => {
  const { ctx } = await hold('bin day is every wednesday at 7am', 'remind me the night before', '9pm');
  expect(await listReminders(ctx)).toMatchObject([{ leads: [10 * 60] }]);
});

test('the last two weeks of a month are left out', async () => {
  const { reply } = await hold('choir tuesdays at 7pm', 'no choir the last 2 weeks of april');
  expect(reply).toMatch(/skips Tuesday, 20 April, 19:00 and Tuesday, 27 April/);
});

test.each([
  ['choir tuesdays 7 to 9', '19:00 to 21:00'],
  ['ok so shift tomorrow is 6 til 2', '06:00 to 14:00'],
])('%j has its end in the right half of the day', async (message, description) => {
  expect(await listReminders((await hold(message)).ctx)).toMatchObject([{ description }]);
});

test.each([
  [['vet at quarter to five on friday', 'they rang, can only do ten past'], ['vet 03-12 17:10']],
  [['dentist friday at 2', 'actually quarter past'], ['dentist 03-12 14:15']],
])('minutes past an hour that is not said: %j', async (messages, plans) => {
  expect(await plansOf((await hold(...messages)).ctx)).toEqual(plans);
});

test('"what day is that" means the day of what was moved last', async () => {
  const { reply } = await hold(
    'haircut on friday 19 march 2pm',
    'can u move it to the week after',
    'what day is that',
  );
  expect(reply).toBe('Friday, 26 March.');
});

test('an anniversary in one sentence with its notice, or with a task before it', async () => {
  const { reply } = await hold('our anniversary is 12 june, remind me 2 days before');
  expect(reply).toContain('announced 2 days before');
  const { ctx } = await hold('wedding anniversary is 12 june, remind me a week before to book a table');
  expect(await plansOf(ctx)).toEqual(['book a table 06-05 09:00']);
});

test('"no alarm on friday" is no complaint about the past', async () => {
  expect((await hold('no alarm on friday')).reply).toMatch(/Nothing was changed/);
});

test.each([
  [
    ['monday physio at 10, tuesday lunch with Ines at noon and friday recital at 6pm'],
    ['lunch with Ines 03-16 12:00', 'physio 03-15 10:00', 'recital 03-12 18:00'],
  ],
  [
    ['plan my week: mon spin 7am, tues nothing, thurs osteo 4.30', "swap monday's spin for a run"],
    ['osteo 03-11 16:30', 'run 03-15 07:00'],
  ],
  [
    ['lunch with Ines tuesday at noon', 'oh and friday i am off work', 'we have saturday off'],
    ['lunch with Ines 03-16 12:00', 'off work 03-12 09:00', 'off work 03-13 09:00'],
  ],
  [
    ['remind me to mop the hall tonight at 8', 'done', 'remind me every sunday at 8pm then'],
    ['mop the hall 03-14 20:00 every Sunday'],
  ],
  [
    ['judo every saturday 10am till mid april', "he's not going the 20th, cup is off"],
    ['judo 03-13 10:00 every Saturday until 15 April 2027'],
  ],
  [['meeting with the printer shifted to tomorrow 4pm', 'cancel printer meeting he is ill'], []],
  [['optician, next one is 6 weeks today at 11.20'], ['optician 04-21 11:20']],
])('plans of several days: %j', async (messages, plans) => {
  expect(await plansOf((await hold(...messages)).ctx)).toEqual(plans);
});

test('a notice may come months before', async () => {
  const { ctx } = await hold('my visa runs out on 14 november', 'remind me 3 months before that');
  expect(await listReminders(ctx)).toMatchObject([{ leads: [92 * 24 * 60] }]);
});

// Said on Wednesday, 10 March 2027, at 15:00.
test.each([
  [['put the glass box out every friday'], ['put the glass box out 03-12 09:00 every Friday']],
  [['add feed the birds every sunday'], ['feed the birds 03-14 09:00 every Sunday']],
  [['take the spray every day at 7 and 7'], ['19:00', '07:00']],
  [['inhaler at 7 in the morning and 9 at night'], ['21:00', '07:00']],
  [
    ["hamster's ear drops on the 5th of each month"],
    ["hamster's ear drops 04-05 09:00 every month on the 5th"],
  ],
  [['compost goes out every friday night, ping me at 7'], ['compost goes out 03-12 19:00 every Friday']],
  [['ballet starts fri 2 april at 4pm, weekly'], ['ballet 04-02 16:00 every week']],
  [['judo every friday at 5pm starting fri 2 april'], ['judo 04-02 17:00 every Friday']],
  [
    ['I have two capsules and pills to take, one with lunch and one at bedtime', '1pm and 9pm'],
    ['take two capsules and pills 03-10 21:00', 'take two capsules and pills 03-11 13:00'],
  ],
  [['yoga mon wed fri at 6am', 'get rid of the fridays'], ['yoga 03-15 06:00 every Monday and Wednesday']],
  [
    ['band practice every monday at 7pm', 'on the 22nd it starts at 6'],
    ['band practice 03-15 19:00 every Monday', 'band practice 03-22 18:00'],
  ],
  [
    ['put the cans out every other friday', '8pm the evening before'],
    ['put the cans out 03-11 20:00 every 2 weeks'],
  ],
  [['exam on friday at 10', 'at 7pm the night before'], ['exam 03-12 10:00']],
])('the days and hours of %j', async (messages, plans) => {
  const all = await plansOf((await hold(...messages)).ctx);
  expect(all).toHaveLength(plans.length);
  for (const [place, plan] of plans.entries()) expect(all[place]).toContain(plan);
});

test.each([
  ['band practice every weekday at 7pm', 'no practice thursday or friday this week', 2],
  ['band practice every weekday at 7pm', 'no practice thursday', 1],
])('after %j, %j leaves days out', async (first, message, count) => {
  const { ctx } = await hold(first, message);
  expect((await listReminders(ctx))[0]?.skips).toHaveLength(count);
});

test.each([
  [
    ['barber friday 2pm', 'optician monday 9am', 'swap the barber and the optician'],
    ['barber 03-15 09:00', 'optician 03-12 14:00'],
  ],
  [['1:1 with Otis friday 2pm', 'push otis to 4'], ['1:1 with Otis 03-12 16:00']],
  [['coffee with Bea friday 2pm', "she can't make it, next friday instead"], ['coffee with Bea 03-19 14:00']],
  [['coffee with Bea friday 2pm', "can't do friday, sunday instead"], ['coffee with Bea 03-14 14:00']],
  [['coffee with Bea friday 2pm', "I can't make friday"], ['coffee with Bea 03-12 14:00']],
  [
    ['ring the vet tomorrow at 8', "half eight would be better, they aren't open before that"],
    ['ring the vet 03-11 08:30'],
  ],
  [['ring the vet tomorrow at 8', 'friday is fine'], ['ring the vet 03-12 08:00']],
  [
    ['mum lands friday 6:40am', 'gate is B7', 'leaving for the station at 5:30 that day'],
    ['leave for the station 03-12 05:30', 'mum lands 03-12 06:40'],
  ],
  [
    ['the hamster is getting chipped on friday, drop off 8.10'],
    ['drop off 03-12 08:10', 'hamster is getting chipped 03-12 09:00'],
  ],
  [['drop Ines at her gran’s for five tomorrow'], ['drop Ines at her gran’s 03-11 17:00']],
  [['switch the fan off at 9', 'yeah just remind me'], ['switch the fan off 03-10 21:00']],
  [['back at the house now'], []],
])('%j sets', async (messages, plans) => {
  expect(await plansOf((await hold(...messages)).ctx)).toEqual(plans);
});

test('the number after a notice is of minutes, and not an hour', async () => {
  const said = ['the meter runs out at 5, nudge me 10 mins before', 'actually make that 25'];
  const { ctx } = await hold(...said);
  expect(await plansOf(ctx)).toEqual(['meter runs out 03-10 17:00']);
  expect(await listReminders(ctx)).toMatchObject([{ leads: [25] }]);
});

test.each([
  ["what's on this coming week", 'and the week after', /Monday, 22 March to Sunday, 28 March/],
  ["what's on friday", 'and saturday', /^Nothing for Saturday, 13 March/],
  ["what's on friday", 'and the day after', /^Nothing for Saturday, 13 March/],
])('%j and %j ask, and move nothing', async (first, message, reply) => {
  const held = await hold('barber tomorrow at 2pm', first, message);
  expect(held.reply).toMatch(reply);
  expect(await plansOf(held.ctx)).toEqual(['barber 03-11 14:00']);
});

test('the hours of a meeting move with it', async () => {
  const { ctx } = await hold('review friday 11:30 to 12:15', 'move the review to 10');
  expect(await listReminders(ctx)).toMatchObject([{ description: '10:00 to 10:45' }]);
});

test('a plan of several days in the calendar keeps its last day', async () => {
  const { ctx } = await hold('put in my calendar book fair 6 to 9 april');
  expect(await listReminders(ctx)).toMatchObject([{ description: '2027-04-06 to 2027-04-09' }]);
});

test.each([
  [
    ['ballet tuesdays and thursdays 18:30', 'this thursday it starts at 19:00'],
    ['ballet 03-11 19:00', 'ballet 03-16 18:30 every Tuesday and Thursday'],
  ],
  [
    ['set an alarm for 6 on weekdays', 'and 8 on weekends'],
    ['Alarm 03-11 06:00 every weekday', 'Alarm 03-13 08:00 every Saturday and Sunday'],
  ],
  [
    ['wake me at 5 30 tomorrow', 'remind me to pack tonight at 10', 'cancel the alarm, will sleep'],
    ['pack 03-10 22:00'],
  ],
  [
    ['need to be up at half 5 for the airport friday', "flight's at 8.15"],
    ['Wake up: airport 03-12 05:30', 'flight 03-12 08:15'],
  ],
  [
    ['rowing mon wed fri 6am', 'change wed to 7am'],
    ['rowing 03-12 06:00 every Monday and Friday', 'rowing 03-17 07:00 every Wednesday'],
  ],
  [
    ['flight sunday 6:40am', 'i need to be there by 4:45', 'set alarm for 3:30'],
    ['Alarm 03-14 03:30', 'be there for flight 03-14 04:45', 'flight 03-14 06:40'],
  ],
  [['dinner party sat 20 march 7.30'], ['dinner party 03-20 19:30']],
  [['set us a timer for the stew, hour and 20'], ['stew 03-10 16:20']],
  [['the boiler was serviced today, next service in a year'], ['service the boiler 03-10 09:00']],
])('hours of one day and of other days: %j', async (messages, plans) => {
  expect(await plansOf((await hold(...messages)).ctx)).toEqual(plans);
});

test('"I can\u2019t go on Thursday" is about a day', async () => {
  const { reply } = await hold('judo thursdays at 6pm', "I can't go on Thursday");
  expect(reply).toMatch(/skips tomorrow, 18:00/);
});

test.each([
  ['fitting saturday 9 to 1', 'change it to 10 to 2', '10:00 to 14:00'],
  ['fitting saturday 9 to 1', 'make it 9:30-12', '09:30 to 12:00'],
  ['pilates tuesdays 18:30-19:30', 'make it 19:00-20:30', '19:00 to 20:30'],
])('after %j, %j has its own beginning and end', async (first, message, description) => {
  const [plan] = await listReminders((await hold(first, message)).ctx);
  expect(plan).toMatchObject({ description });
  expect(plan?.reminderTime).toContain(`T${description.slice(0, 5)}`);
});

test.each([
  [
    ['dinner with the Okafors friday 8pm', 'make it for 6 people'],
    ['dinner with the Okafors for 6 03-12 20:00'],
  ],
  [
    ['first day of school tomorrow', 'drop off 8:45 pick up 3:15'],
    ['drop off 03-11 08:45', 'pick up 03-11 15:15'],
  ],
  [['glaze the pots tomorrow morning', 'before i leave for work, so 7'], ['glaze the pots 03-11 07:00']],
])('what is told of the last plan: %j', async (messages, plans) => {
  expect(await plansOf((await hold(...messages)).ctx)).toEqual(expect.arrayContaining(plans));
});

test.each(["I'm not working this friday", "I can't go on friday", "cancel tomorrow's"])(
  '%j leaves a single plan that is no series',
  async (message) => {
    const { ctx } = await hold('dentist friday at 3', 'optician tomorrow at 4', message);
    expect(await plansOf(ctx)).toEqual(['dentist 03-12 15:00', 'optician 03-11 16:00']);
  },
);

test('a day without plans is no message to drop', async () => {
  expect((await hold('weds rest day')).reply).not.toBe('🙂');
});

// Said on Wednesday, 10 March 2027, at 15:00.
test.each([
  [
    ['choir mondays and fridays at 7pm', 'choir is on tuesday and thursday next week'],
    ['choir 03-12 19:00 every Monday and Friday', 'choir 03-16 19:00', 'choir 03-18 19:00'],
  ],
  [
    ['judo every thursday and saturday at 5pm', 'only saturday this week, the hall is closed'],
    ['judo 03-13 17:00 every Thursday and Saturday'],
  ],
  [
    ['pay the maid on the 20th of every month', 'this month do it on friday instead'],
    ['pay the maid 03-12 09:00', 'pay the maid 04-20 09:00 every month on the 20th'],
  ],
  [
    ['remind me to take zinc at 6pm and 10pm every day', 'stop the 10pm tablet from the 20th'],
    ['take zinc 03-10 18:00 every day', 'take zinc 03-10 22:00 every day until 19 March 2027'],
  ],
  [['judo tuesdays and thursdays at 5', 'cancel tuesdays'], ['judo 03-11 17:00 every Thursday']],
  [
    ['pay nursery fees 300 on the 5th of every month', 'nursery fees are now 1450'],
    ['pay nursery fees 1450 04-05 09:00 every month on the 5th'],
  ],
  [
    ['wages to be paid to the cook on 1st of every month'],
    ['wages to be paid to the cook 04-01 09:00 every month on the 1st'],
  ],
  [['yoga every wednesday at 6pm', 'vet is on friday this week'], ['yoga 03-10 18:00 every Wednesday']],
  [
    ['band practice is every friday at 7pm', "this friday it's at 8pm instead"],
    ['band practice 03-12 20:00', 'band practice 03-19 19:00 every Friday'],
  ],
  [
    ['band practice is every friday at 7pm', "this week it's at 8pm instead"],
    ['band practice 03-12 20:00', 'band practice 03-19 19:00 every Friday'],
  ],
  [
    ['remind me daily at 10pm to shut the coop', 'except saturday, my uncle is here on saturday'],
    ['shut the coop 03-10 22:00 every Monday, Tuesday, Wednesday, Thursday, Friday and Sunday'],
  ],
  [
    ['take my zinc every morning at 7 and another at night', '9:30 at night'],
    ['take my zinc 03-10 21:30 every day', 'take my zinc 03-11 07:00 every day'],
  ],
  [
    ['ground rent every quarter, remind me on the 12th, next one is in april'],
    ['ground rent 04-12 09:00 every 3 months on the 12th'],
  ],
  // What is told of an end, of hours or of another day keeps them.
  [
    ['cough syrup at 8 in the evening every day', 'and nose drops at 3 in the afternoon, only till saturday'],
    ['cough syrup 03-10 20:00 every day', 'nose drops 03-11 15:00 every day until 13 March 2027'],
  ],
  [
    [
      'bar shift thursday 4pm to 11pm',
      'another one saturday, same hours',
      'thursday shift got swapped to friday',
    ],
    ['bar shift 03-12 16:00', 'bar shift 03-13 16:00'],
  ],
  [
    ['monday shift 6am to 2pm', 'friday shift 7am to 3pm'],
    ['shift 03-12 07:00', 'shift 03-15 06:00'],
  ],
  [['scrum is daily 8.40 on weekdays'], ['scrum 03-11 08:40 every weekday']],
  [['Gala dinner is on friday, 1830 for 1900'], ['Gala dinner for 1900 03-12 18:30']],
  [['remind me to sweep the yard on thursday', 'morning'], ['sweep the yard 03-11 09:00']],
  [
    ['report due 20 march at noon', 'can you nag me about it every evening at 7 till then'],
    ['report 03-10 19:00 every day until 20 March 2027', 'report 03-20 12:00'],
  ],
  // One time of a series makes room for an event, or is later.
  [
    ['tap class mon and fri at 6pm', 'friday is the school fair so no tap class this week, fair starts 5pm'],
    ['school fair 03-12 17:00', 'tap class 03-15 18:00 every Monday and Friday'],
  ],
  [
    ['tap class mon and fri at 6pm', "cancel friday's tap class just this week"],
    ['tap class 03-15 18:00 every Monday and Friday'],
  ],
  [['rowing friday 7am', "push friday's rowing half an hour"], ['rowing 03-12 07:30']],
  [['rowing friday 7am', "push friday's rowing to 9"], ['rowing 03-12 09:00']],
  [
    ['late shift thurs fri this week at 2pm', 'move the friday one to saturday, Priya is covering friday'],
    ['late shift 03-11 14:00', 'late shift 03-13 14:00'],
  ],
  [
    ["i'm on nights mon to thurs next week 9 till 7"],
    ['night shift 03-15 21:00 every day until 18 March 2027'],
  ],
  [
    ['regatta is the weekend of the 20th of March, we set off friday at 5'],
    ['regatta 03-20 09:00', 'set off 03-19 17:00'],
  ],
  [
    ['kiln demo friday 10am', 'remind me on thursday to prepare for it'],
    ['kiln demo 03-12 10:00', 'prepare for kiln demo 03-11 09:00'],
  ],
  [
    ['phone the bank friday 10am', 'remind me on thursday to finish it'],
    ['finish it 03-11 09:00', 'phone the bank 03-12 10:00'],
  ],
  [['lights out today at 10', "that's too late, i'm asleep by 10, make it 9"], ['lights out 03-10 21:00']],
  // One time of a series is at another hour.
  [
    ['drums every thursday at 5', 'drums is at 6 this week'],
    ['drums 03-11 18:00', 'drums 03-18 17:00 every Thursday'],
  ],
  [
    ['nursery pick up every weekday at 4pm', 'early finish on friday, so 1pm'],
    ['nursery pick up 03-10 16:00 every weekday', 'nursery pick up 03-12 13:00'],
  ],
  [
    ['nursery pick up every weekday at 4pm', 'what time does work finish early on friday'],
    ['nursery pick up 03-10 16:00 every weekday'],
  ],
  [
    ['ear drops twice daily at 9 and 9 for 5 days'],
    [
      'ear drops 03-10 21:00 every day until 14 March 2027',
      'ear drops 03-11 09:00 every day until 15 March 2027',
    ],
  ],
  // Another thing moves to the same day, one of two comes back, and what others are told is not done.
  [
    ['optician thursday 9am', 'barber thursday 2pm', 'move the optician to friday', 'shift the barber too'],
    ['barber 03-12 14:00', 'optician 03-12 09:00'],
  ],
  [
    ['rowing thursday 5pm', 'chess friday 4pm', 'delete rowing and chess', 'i want the chess one back'],
    ['chess 03-12 16:00'],
  ],
  [['optician friday 9am', 'how tall is the Eiffel tower', 'scrap that'], ['optician 03-12 09:00']],
  [['rowing thursday 5pm', 'scrap that'], []],
  // Shifts in a row come once, and "those days" are theirs. Other days in a row repeat.
  [
    ['late shift thu fri sat 2pm', 'ping me 115pm those days'],
    [
      'late shift 03-11 13:15',
      'late shift 03-11 14:00',
      'late shift 03-12 13:15',
      'late shift 03-12 14:00',
      'late shift 03-13 13:15',
      'late shift 03-13 14:00',
    ],
  ],
  [['choir mon thu sat 9am every week'], ['choir 03-11 09:00 every Monday, Thursday and Saturday']],
  [
    ['rehearse the duet every day at 7pm', "cancel tomorrow's rehearsal only, going out with Bo"],
    ['rehearse the duet 03-10 19:00 every day'],
  ],
  // The other dose is another plan, unless there are two of them already.
  [
    ['take my iron capsule at 8 every day', 'and the other one at bedtime, say half ten'],
    ['take my iron capsule 03-10 22:30 every day', 'take my iron capsule 03-11 08:00 every day'],
  ],
  [['ring Nan at 8 every morning', 'the other one at 9'], ['ring Nan 03-11 09:00 every day']],
  [
    ['Rex is due his flea drops on the 5th of every month'],
    ['Rex’s flea drops 04-05 09:00 every month on the 5th'],
  ],
  [['remind me on friday to leave the group for good'], ['leave the group for good 03-12 09:00']],
  [['remind me on friday to check the Q2 budget'], ['check the Q2 budget 03-12 09:00']],
])('%j changes a week, an end or an amount of a series', async (messages, plans) => {
  expect(await plansOf((await hold(...messages)).ctx)).toEqual(plans);
});

test('a day that a series leaves out stays out at another hour', async () => {
  const { ctx } = await hold(
    'squad practice mon wed fri 5:45am',
    'skip squad this friday',
    'move squad to 6',
  );
  const [squad] = await listReminders(ctx);
  expect(squad).toMatchObject({ skips: ['2027-03-12T06:00:00'] });
});
