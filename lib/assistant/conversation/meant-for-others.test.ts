import { expect, test } from 'vitest';
import { listInfo } from '@/lib/info/reads';
import { listReminders } from '@/lib/reminders/reads';
import { listOpenTodos } from '@/lib/todos/reads';
import { hold } from '@/testing/conversation';

async function after(...messages: string[]) {
  const { ctx, reply } = await hold(...messages);
  const reminders = (await listReminders(ctx)).map(({ title, reminderTime }) =>
    [title, reminderTime.slice(5, 16)].join(' '),
  );
  const todos = (await listOpenTodos(ctx)).map(({ text }) => text);
  return { ctx, reply, rows: [...reminders, ...todos].toSorted() };
}

// What is told or asked of other things changes nothing that is stored. It is Wednesday, 10 March 2027.
test.each([
  [['remind me to ring Sol at 5', 'the session was cancelled'], ['ring Sol 03-10T17:00']],
  [['remind me to post the form on friday at 5', 'cancel the meeting'], ['post the form 03-12T17:00']],
  [
    ['remind me to post the form on friday at 5', 'move the appointment to saturday'],
    ['post the form 03-12T17:00'],
  ],
  [['dentist friday at 5', 'the lesson is cancelled'], ['dentist 03-12T17:00']],
  [['choir friday at 7pm', 'cancel things'], ['choir 03-12T19:00']],
  [['choir friday at 7pm', 'Bea called the garage, cancel it'], ['choir 03-12T19:00']],
  [
    ['choir friday at 7pm', 'fair saturday at noon', 'did you cancel the choir and move the fair to sunday?'],
    ['choir 03-12T19:00', 'fair 03-13T12:00'],
  ],
  [
    ['choir friday at 7pm', 'fair saturday at noon', 'Bea told me to move the choir and delete the fair'],
    ['choir 03-12T19:00', 'fair 03-13T12:00'],
  ],
  [['remind me to email Bea at 5', "she's arriving saturday at 8"], ['email Bea 03-10T17:00']],
  [['review friday at 9', 'see you saturday'], ['review 03-12T09:00']],
  [
    ['train to Bath friday at 7', 'I have to be out by 10'],
    ['be out 03-12T10:00', 'train to Bath 03-12T07:00'],
  ],
  [['vet friday at 6pm', 'he returned it this morning'], ['vet 03-12T18:00']],
  [['leaving drinks friday at 6pm', 'back the 12th'], ['leaving drinks 03-12T18:00']],
])('after %j, everything stays', async (messages, rows) => {
  expect((await after(...messages)).rows).toEqual(rows);
});

test.each([
  [['physio friday at 5', 'cancel the appointment'], []],
  [['physio friday at 5', 'it was cancelled and moved to saturday at 4'], ['physio 03-13T16:00']],
  [
    ['physio friday at 5', 'pottery was called off and rescheduled to saturday at 4pm'],
    ['physio 03-12T17:00', 'pottery 03-13T16:00'],
  ],
  [['plumber friday at 10', "he's coming at 3 now"], ['plumber 03-12T15:00']],
  [['choir friday at 7pm', 'stop fussing, move choir to saturday'], ['choir 03-13T19:00']],
  [
    ['stew tomorrow at 11am', 'and then put it in the oven at ten past one'],
    ['put it in the oven 03-11T13:10', 'stew 03-11T11:00'],
  ],
  [["supper at nan's on saturday at 6pm"], ["supper at nan's 03-13T18:00"]],
  [['add rice and pasta to shopping', "we're having rice instead of pasta"], ['rice']],
  [['add tofu and kale to shopping', 'tofu done, kale pending'], ['kale']],
  [
    ['camp list: rope, stove, lamp', 'remove the rope and the stove', 'actually put the rope back'],
    ['lamp', 'rope'],
  ],
])('%j leaves %j', async (messages, rows) => {
  expect((await after(...messages)).rows).toEqual(rows);
});

test('who is to be told something is named, and the plan is moved', async () => {
  const { rows, reply } = await after('physio friday at 3pm', 'change physio to 4 and tell Bea about it');
  expect(rows).toEqual(['physio 03-12T16:00']);
  expect(reply).toContain('“tell Bea about it”');
});

test.each([
  [['I am allergic to latex', 'I am allergic to wasps, add that to it'], 'latex, wasps'],
  [['my brother is Sol', 'my cat is Miso', 'his number is 555 0102'], '555 0102'],
])('%j keeps %j', async (messages, value) => {
  const { ctx, reply } = await after(...messages);
  expect((await listInfo(ctx)).map((fact) => fact.value)).toContain(value);
  expect(reply).not.toContain('Miso');
});

test("somebody's present is no news of them", async () => {
  const { ctx } = await after("dad's present");
  expect(await listInfo(ctx)).toEqual([]);
});
