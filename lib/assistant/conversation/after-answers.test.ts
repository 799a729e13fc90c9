import { expect, test } from 'vitest';
import { listDailyReminders } from '@/lib/daily-reminders/reads';
import { listInfo } from '@/lib/info/reads';
import { listEntries } from '@/lib/journal/entries/entry-reads';
import { journalReminderOf } from '@/lib/journal/reads';
import { findPreferences } from '@/lib/preferences/reads';
import { listSocialDates } from '@/lib/social/reads';
import { hold } from '@/testing/conversation';

// Messages that only make sense after an answer of Sidekick. It is Wednesday, 10 March 2027.
const mom = 'remind me to call mom at 17:00';
const momAt = 'call mom 03-10 17:00';

test.each([
  ['what day is thanksgiving', 'wait i meant canadian thanksgiving', '11 October'],
  ['whats on tuesday', 'no sorry friday', 'Friday, 12 March'],
  ['when is easter', 'i mean orthodox easter', '2 May'],
])('after “%s”, “%s” asks again and moves nothing', async (question, correction, answer) => {
  const { reply, plans } = await hold(mom, question, correction);
  expect(reply).toContain(answer);
  expect(plans).toEqual([momAt]);
});

test.each([
  [[mom, 'wait i meant dad'], ['call dad 03-10 17:00']],
  [[mom, 'whats on tuesday', 'move mom to friday'], ['call mom 03-12 17:00']],
])('%j still corrects the reminder', async (messages, plans) => {
  expect((await hold(...messages)).plans).toEqual(plans);
});

test.each([
  [['journal: long day but ok', 'hm make the mood a 5'], 5],
  [['journal: long day but ok', 'make it a 4', 'actually more like a 3'], 3],
  [['journal: nice day', 'give it a 9'], 4.5],
  [['mood 4'], 4],
  [['my mood today is an 8'], 4],
  [['mood 6/10', 'make it a 7'], 3.5],
])('%j rates the day', async (messages, score) => {
  const { ctx, plans } = await hold(...messages);
  expect(plans).toEqual([]);
  expect(await listInfo(ctx)).toEqual([]);
  expect((await listEntries(ctx))[0]?.sentimentScore).toBe(score);
});

test.each([
  'weekends more like 9',
  'on weekends make it 9',
  'actually stop the weekend ones',
  'not on sundays',
  'can it be 8 on saturdays',
])('after a daily summary, “%s” is refused and changes nothing', async (message) => {
  const { ctx, reply, plans } = await hold('send me a summary every day at 7', message);
  expect(reply).toContain('one time only');
  expect(plans).toEqual([]);
  expect(await listDailyReminders(ctx)).toMatchObject([{ time: '07:00', isActive: true }]);
});

test('after a daily summary, a reminder for sunday is a reminder', async () => {
  const { plans } = await hold('send me a summary every day at 7', 'remind me on sunday to call mom');
  expect(plans).toEqual(['call mom 03-14 09:00']);
});

test('the weekly recap is asked about and moved by “it”', async () => {
  const { ctx, plans } = await hold(
    'send me a summary every day at 7',
    'do i get a recap of the week too?',
    'what day does it come',
    'can it be on saturday at 5pm instead',
  );
  expect(plans).toEqual([]);
  expect(await findPreferences(ctx)).toMatchObject({ recapOn: true, recapDay: 6, recapTime: '17:00' });
});

test('the end of the quiet hours is told', async () => {
  expect((await hold('dont message me after 10pm', 'till when')).reply).toContain('22:00 to 07:00');
});

test.each([
  [['add milk to my list', 'undo', 'no wait put milk back'], ['milk -'], 'milk'],
  [[mom, 'undo', 'put it back'], [momAt], 'Done again'],
  [[mom, 'undo', 'put it back', 'did you put it back?'], [momAt], 'Yes'],
  [[mom, 'and to call dad at 18:00', 'did you set both?'], ['call dad 03-10 18:00', momAt], 'mom'],
  [[mom, 'add milk', 'did you delete the mom one?'], [momAt, 'milk -'], 'No, not deleted'],
])('%j is answered honestly', async (messages, plans, answer) => {
  const last = await hold(...messages);
  expect(last.plans).toEqual(plans);
  expect(last.reply).toContain(answer);
});

test.each(['its fine', 'no its ok', "no it's all good"])('“%s” is no name', async (message) => {
  expect(await listInfo((await hold(message)).ctx)).toEqual([]);
});

test.each([
  ['the baby was up all night', /sounds hard/],
  ['nobody called for my birthday', /sounds hard/],
  ['my son took his first steps', /lovely/],
  ['we lost the match', /sorry/],
  ['i get paid friday', /saved nothing/],
])('“%s” gets a human answer and stores nothing', async (message, answer) => {
  const { reply, plans, ctx } = await hold(message);
  expect(reply).toMatch(answer);
  expect(plans).toEqual([]);
  expect(await listInfo(ctx)).toEqual([]);
});

test('what was only told is kept on “remember that”', async () => {
  const { ctx } = await hold('i get paid friday', 'remember that');
  expect(await listInfo(ctx)).toHaveLength(1);
});

test.each([
  [['essay due friday', 'nvm prof gave us til sunday'], ['essay 03-14']],
  [['report due friday', 'we have until monday now'], ['report 03-15']],
])('%j leaves %j', async (messages, plans) => {
  expect((await hold(...messages)).plans.slice(0, 1)).toEqual(plans);
});

test.each([
  [
    'so we talked to the teacher and she said marcus is doing better which is great but he needs to bring his library book back by friday so can you remind me thursday evening about that because i will forget',
    ['bring his library book back by friday 03-11 18:00'],
  ],
  ['rent is due on friday, remind me thursday evening', ['rent is due on friday 03-11 18:00']],
  [
    'my blood pressure is a bit high so could you please remind me on thursday to call the practice i always forget these things',
    ['call the practice 03-11 09:00'],
  ],
])('“%s” sets what the story asks for', async (message, plans) => {
  expect((await hold(message)).plans).toEqual(plans);
});

test('a code that is forgotten is stored', async () => {
  const { reply } = await hold('I keep forgetting my locker code its 4421', 'whats my locker code');
  expect(reply).toContain('4421');
});

test.each([
  ['where am i on the 15th of march', /^You are in rome/],
  ['where am i on the 22nd of march', /nothing for Monday, 22 March/],
  ['am i free on the 15th of march', /^You are in rome/],
])('after a trip was told, “%s” is answered for that day', async (question, answer) => {
  const { reply } = await hold('we are going to rome on the 12th of march back on the 19th', question);
  expect(reply).toMatch(answer);
});

test.each([
  [['dentist thursday at 14:30', 'whats next?'], 'Next: “dentist”'],
  [
    [
      'gym tonight at 18:00',
      'dinner tonight at 20:00',
      'whats on today',
      'when is the gym',
      'and after that',
    ],
    'dinner',
  ],
  [['gym tonight at 18:00', 'and after that?'], 'Nothing after “gym”'],
  [['class every tuesday and thursday at 18:30', 'when is my next class', 'and after this one?'], '18:30'],
  [['shift tonight 7p-7a'], '19:00 to 07:00'],
  [['her room is 2.14'], '2.14'],
])('%j is answered with the next thing or as it was said', async (messages, answer) => {
  expect((await hold(...messages)).reply).toContain(answer);
});

test.each([
  [['search for passport'], 'nothing about “passport”'],
  [['remind me to renew passport january 10', 'search passport'], 'renew passport'],
  [['how i can delete appointment'], 'Name it'],
])('%j is a search or a question, and no task', async (messages, answer) => {
  const { reply, plans } = await hold(...messages);
  expect(reply).toContain(answer);
  expect(plans).toHaveLength(messages.length - 1);
});

test('what was left out of “everything” stays on the list', async () => {
  const said = ['add milk, eggs and bread to my shopping list', 'i got everything except the bread'];
  expect((await hold(...said, 'what is left?')).reply).toMatch(/bread/);
});

test.each([
  [['add milk', 'oops i meant oat milk'], ['oat milk -']],
  [['add milk', 'make it oat milk'], ['oat milk -']],
  [['add milk', 'undo', 'ok add it again'], ['milk -']],
  [
    ['add milk', 'i need oat milk too'],
    ['milk -', 'oat milk -'],
  ],
])('%j leaves %j on the list', async (messages, plans) => {
  expect((await hold(...messages)).plans).toEqual(plans);
});

test.each(['no quiet hours on saturday please', 'mute everything until monday'])(
  '“%s” is refused and keeps the quiet hours',
  async (message) => {
    const { ctx, reply, plans } = await hold('quiet hours 10pm to 6am', message);
    expect(reply).toContain('every day');
    expect(plans).toEqual([]);
    expect(await findPreferences(ctx)).toMatchObject({ quietFrom: '22:00', quietTo: '06:00' });
  },
);

test('three things that are counted up are three requests', async () => {
  const { reply, plans } = await hold(
    'so i need to tell you a few things first the plumber is coming on thursday at 10 second i need milk and bread and third whats my schedule on friday',
    'and did you get all that',
  );
  expect(plans).toEqual(['bread -', 'milk -', 'plumber 03-11 10:00']);
  for (const title of ['plumber', 'milk', 'bread']) expect(reply).toContain(title);
});

test.each([
  ['turn off the lights', 'can’t switch'],
  ['whats 15 euros in pounds', 'can’t calculate'],
  ['you can call me in phone?', 'phone calls'],
  ['whats the capital of peru', 'no encyclopedia'],
  ['do you like cats', 'no tastes'],
])('“%s” is refused in its own words', async (message, answer) => {
  const { reply, plans } = await hold(message);
  expect(reply).toContain(answer);
  expect(plans).toEqual([]);
});

test.each([
  [['remind me to call the vet tomorrow', 'not morning, afternoon'], ['call the vet 03-11 15:00']],
  [
    ['remind me to call the vet tomorrow', 'no not the morning, in the evening'],
    ['call the vet 03-11 18:00'],
  ],
  [
    ['remind me to call the vet tomorrow', 'he would have been 80 on the 3rd of april'],
    ['call the vet 03-11 09:00'],
  ],
])('%j leaves %j', async (messages, plans) => {
  expect((await hold(...messages)).plans).toEqual(plans);
});

test('an offer is taken at another hour', async () => {
  const { reply, plans } = await hold('please every day 5 pm you remember me study', 'no i mean 6 pm');
  expect(reply).toContain('18:00');
  expect(plans).toHaveLength(1);
});

test.each([
  ['do i have anything before 10 tomorrow', 'breakfast'],
  ['what about the day after', 'Friday, 12 March'],
])('after tomorrow was asked about, “%s” is answered for its day', async (question, answer) => {
  const { reply } = await hold('breakfast meeting tomorrow 8am', 'whats on tomorrow', question);
  expect(reply).toContain(answer);
});

test.each(['pause all reminders until friday im sick', 'i dont want any messages today'])(
  '“%s” is refused',
  async (message) => {
    const { reply, plans } = await hold(message);
    expect(reply).toContain('Nothing was changed');
    expect(plans).toEqual([]);
  },
);

test('a story for the journal with a reminder keeps both', async () => {
  const { ctx, plans } = await hold(
    'today was awful, i dropped my phone and the boss shouted at me, can you put that in my journal, and remind me to get the phone fixed tomorrow at 10',
  );
  expect(plans).toEqual(['get the phone fixed 03-11 10:00']);
  expect((await listEntries(ctx))[0]?.entryText).toContain('the boss shouted at me”');
});

test.each([
  [['at 9'], { time: '21:00', isActive: true }],
  [['at 9', 'no make it 9:30'], { time: '21:30', isActive: true }],
  [['stop asking me'], { isActive: false }],
  [['set journal reminder at 9'], { time: '21:00' }],
  [['set my journal reminder to 7am'], { time: '07:00' }],
  [['at 9', 'no, half past eight, I go to bed early'], { time: '20:30' }],
])('after the journal prompt was set, %j leaves %j', async (messages, prompt) => {
  const { ctx, plans } = await hold('can you ask me every evening how my day was', ...messages);
  expect(plans).toEqual([]);
  expect(await journalReminderOf(ctx)).toMatchObject(prompt);
});

test('what was forgotten is added to the entry, without the words around it', async () => {
  const { ctx, plans } = await hold(
    'journal: we baked bread',
    'oh and I forgot to write that grandma called',
    'forgot to mention we had pizza',
  );
  expect(plans).toEqual([]);
  expect((await listEntries(ctx))[0]?.responses.feeling).toBe(
    'we baked bread\n\ngrandma called\n\nwe had pizza',
  );
});

test('right after a daily summary, “add my todos to it” is no todo', async () => {
  const { ctx, plans } = await hold('send me a summary every day at 7', 'can you add my todos to it');
  expect(plans).toEqual([]);
  expect(await listDailyReminders(ctx)).toMatchObject([{ includeTodos: 'all' }]);
});

test('quiet hours of a learner', async () => {
  const { ctx, plans } = await hold('please not send message in night', 'from 22 until 8');
  expect(plans).toEqual([]);
  expect(await findPreferences(ctx)).toMatchObject({ quietFrom: '22:00', quietTo: '08:00' });
});

test.each([
  ['my wifes birthday is the 12th of december can you remind me a week before', []],
  [
    'my wifes birthday is the 12th of december can you remind me a week before and also that i need to book a restaurant',
    ['book a restaurant -'],
  ],
])('“%s” keeps the birthday with its lead', async (message, plans) => {
  const last = await hold(message);
  expect(last.plans).toEqual(plans);
  expect(await listSocialDates(last.ctx)).toMatchObject([{ day: 12, month: 12, leadDays: 7 }]);
});

test.each(['my boss is so mean', 'what time does walmart open', 'is monday a holiday', 'what is today'])(
  '“%s” stores nothing',
  async (message) => {
    const { ctx, reply, plans } = await hold(message);
    expect(reply).not.toContain('Nothing for');
    expect(plans).toEqual([]);
    expect(await listInfo(ctx)).toEqual([]);
  },
);
