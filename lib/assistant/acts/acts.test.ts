import { expect, test } from 'vitest';
import { listInfo } from '@/lib/info/reads';
import { listReminders } from '@/lib/reminders/reads';
import { hold } from '@/testing/conversation';

// Requests in words that no phrase row has. It is Wednesday, 10 March, 15:00.
const dentist = 'remind me to call the dentist tomorrow at 10';
const rent = 'remind me to pay the rent on friday at 9';
const bins = 'remind me every friday at 8am to put the bins out';

test.each([
  [[dentist, 'bump that along by an hour would ya'], ['call the dentist 03-11 11:00']],
  [[dentist, 'nah 11'], ['call the dentist 03-11 11:00']],
  [[dentist, 'Kindly change the timing to 11 o’clock instead of 10'], ['call the dentist 03-11 11:00']],
  [[rent, dentist, 'lose the two of them'], []],
  [
    [dentist, 'delete the dentist reminder', 'i take that back, i do want the reminder'],
    ['call the dentist 03-11 10:00'],
  ],
  [[bins, 'hold off on the bins this friday, it’s only for this one week'], ['put the bins out 03-19 08:00']],
  [['give us a shout in 25 min to pull the brisket'], ['pull the brisket 03-10 15:25']],
  [['I could do with a reminder for 10am tomorrow about phoning the vet'], ['phoning the vet 03-11 10:00']],
])('%j', async (messages, plans) => {
  expect((await hold(...messages)).plans).toEqual(plans);
});

test('a question of ours is answered in any words', async () => {
  expect((await hold(rent, dentist, 'delete all my reminders', 'yes you can delete')).plans).toEqual([]);
  const kept = await hold(
    rent,
    dentist,
    'delete all my reminders',
    'on second thoughts, leave them as they are',
  );
  expect(kept.plans).toHaveLength(2);
});

test('a fact in any words is stored with its name, and another fact with one of its words does not replace it', async () => {
  const { ctx } = await hold('Can you hang on to my locker code for me? It’s 4821.', 'the bike code is 1234');
  const facts = (await listInfo(ctx)).map(({ key, value }) => `${key} ${value}`.toLowerCase());
  expect(facts.toSorted()).toEqual(['bike code 1234', 'locker code 4821']);
});

test.each([
  'yes, well, actually not all',
  'yes the first two',
  'Tom says yes you can delete',
  'yes? what would be deleted?',
  'should I say yes?',
])('asked whether to delete all, “%s” deletes nothing', async (answer) => {
  expect((await hold(rent, dentist, 'delete all my reminders', answer)).plans).toHaveLength(2);
});

test.each([
  'take the books back to the library',
  'get my suit back from the cleaners',
  'can I get my deposit back?',
  'why did you delete it?',
])('after a deletion, “%s” brings nothing back', async (message) => {
  const { plans } = await hold(rent, dentist, 'delete the dentist reminder', message);
  expect(plans.filter((plan) => plan.startsWith('call the dentist'))).toEqual([]);
});

test.each([
  'note to self: cancel the dentist',
  'the trash goes out monday nights',
  'late shift monday 10',
  'my mother says cancel everything',
  'cancel the plumber',
  'both of them please',
  'is the dentist reminder still there',
  'delete the dentist bill',
  'cancel the dentist party',
  'I paid the dentist deposit',
  'cancel yoga, it’s too far',
  'cancel that order',
  'push yoga to 5',
  'don’t call off the dentist',
  'did you move the dentist to 11?',
  'unless the dentist moves to 11',
  'lose everything',
])('“%s” takes nothing away and moves nothing', async (message) => {
  const { ctx } = await hold(rent, dentist, message);
  const times = (await listReminders(ctx)).map(
    ({ title, reminderTime }) => `${title} ${reminderTime.slice(5, 16)}`,
  );
  expect(times).toEqual(expect.arrayContaining(['call the dentist 03-11T10:00', 'pay the rent 03-12T09:00']));
});
