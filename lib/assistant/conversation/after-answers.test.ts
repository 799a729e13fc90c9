import { expect, test } from 'vitest';
import { listDailyReminders } from '@/lib/daily-reminders/reads';
import { listInfo } from '@/lib/info/reads';
import { listEntries } from '@/lib/journal/entries/entry-reads';
import { findPreferences } from '@/lib/preferences/reads';
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
  [[mom, 'undo', 'put it back'], [], 'once more'],
  [[mom, 'undo', 'put it back', 'did you put it back?'], [], 'No'],
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
