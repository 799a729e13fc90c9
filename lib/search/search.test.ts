import { expect, test } from 'vitest';
import { journalEntries } from '@/db/schema/journal';
import { createEvent } from '@/lib/connectors/calendar';
import type { UserCtx } from '@/lib/context';
import { storeInfo } from '@/lib/info/writes';
import { createReminder } from '@/lib/reminders/writes';
import { readQuestion } from '@/lib/search/question';
import { search } from '@/lib/search/search';
import { createSocialDateInput } from '@/lib/social/schema';
import { createSocialDate } from '@/lib/social/writes';
import { createList } from '@/lib/todos/lists/writes';
import { createTodo } from '@/lib/todos/writes';
import { connectCalendar } from '@/testing/calendar';
import { createUser } from '@/testing/people';
import { runTool } from '@/testing/tools';
import { testCtx } from '@/testing/world';

async function settled() {
  const ctx = await createUser(await testCtx(), { timezone: 'Europe/Berlin' });
  await connectCalendar(ctx);
  const at = { start: new Date('2027-03-12T10:00:00Z'), end: new Date('2027-03-12T11:00:00Z') };
  await createEvent(ctx, {
    ...at,
    title: 'Brunch with Sam',
    location: 'Café Luna',
    eventId: crypto.randomUUID(),
  });
  await createEvent(ctx, { ...at, title: 'Café with the team', eventId: crypto.randomUUID() });
  await storeInfo(ctx, { key: 'gate code', value: '4821' });
  await storeInfo(ctx, { key: 'bike lock code', value: '77' });
  await storeInfo(ctx, { key: 'Ravi', value: "can't stand coriander" });
  await createReminder(ctx, { title: 'checkup at the clinic', reminderTime: '2027-03-15T09:30' });
  await createReminder(ctx, { title: 'pay the rent', reminderTime: '2027-04-01T09:00' });
  const { id: listId } = await createList(ctx, { title: 'Packing' });
  await createTodo(ctx, { text: 'sunscreen', listId });
  await createTodo(ctx, { text: 'planned repairs of the bicycle' });
  await createSocialDate(ctx, createSocialDateInput.parse({ name: 'Sam', month: 5, day: 3 }));
  await journal(ctx, 'Long walk with Olena along the canal, very calm.');
  return ctx;
}

function journal(ctx: UserCtx, feeling: string) {
  return ctx.db.insert(journalEntries).values({
    ...{ userId: ctx.user.id, entryText: 'A calm day.', sentimentScore: 4, entryDate: '2027-03-08' },
    responses: { feeling, question1: '', question2: '', question3: '' },
  });
}

test('a question finds the right thing by a person, a place or other words', async () => {
  const ctx = await settled();
  const first = async (question: string) => (await search(ctx, question))[0];
  expect(await first('which café was it with Sam?')).toMatchObject({
    kind: 'event',
    title: 'Brunch with Sam',
    snippet: 'Café Luna',
  });
  expect(await first('gate code?')).toMatchObject({
    kind: 'fact',
    title: 'gate code',
    snippet: '4821',
    at: null,
  });
  expect(await first('what time do they expect me at the clinic?')).toMatchObject({
    ...{ kind: 'reminder', title: 'checkup at the clinic', at: '2027-03-15T08:30:00.000Z' },
  });
  expect(await first('when is the doctor?')).toMatchObject({ title: 'checkup at the clinic' });
  expect(await first('what can Ravi not eat?')).toMatchObject({ kind: 'fact', title: 'Ravi' });
  expect(await first('coriandre')).toMatchObject({ title: 'Ravi' });
  expect(await first('bicycl plan repair')).toMatchObject({
    kind: 'todo',
    title: 'planned repairs of the bicycle',
  });
  expect(await first('sunscreen')).toMatchObject({ kind: 'todo', snippet: 'Packing' });
  expect(await first("when is sam's birthday")).toMatchObject({ kind: 'birthday', at: '2027-05-03' });
  expect(await first('walk with olena')).toMatchObject({ kind: 'journal', at: '2027-03-08' });
  expect(await first('xylophone')).toBeUndefined();
});

test('nobody finds what another user keeps: fact, reminder, todo, list, date, event or journal', async () => {
  const ctx = await settled();
  const stranger = await createUser(ctx);
  await connectCalendar(stranger);
  for (const words of [
    'gate code',
    'clinic',
    'bicycle',
    'sunscreen',
    'Packing',
    'Sam',
    'Luna',
    'Olena canal',
  ]) {
    expect(await search(ctx, words), words).not.toEqual([]);
    expect(await search(stranger, words), words).toEqual([]);
  }
});

test('six statements in one wave, whatever is asked', async () => {
  const ctx = await settled();
  const [statements, waves] = [ctx.trips.statements.length, ctx.trips.waves];
  await search(ctx, 'the code of the gate, the café, or the clinic with Sam, Ravi and Olena');
  expect([ctx.trips.statements.length - statements, ctx.trips.waves - waves]).toEqual([6, 1]);
});

test('the words that only ask are left out, and a name is recognized', () => {
  expect(readQuestion('which café was it with Sam?').map(({ base, isName }) => [base, isName])).toEqual([
    ['caf', false],
    ['sam', true],
  ]);
  expect(readQuestion('what is it?')).not.toEqual([]);
  expect(readQuestion('%_\\ ?!')).toEqual([]);
});

test('a reply never quotes the journal, and marks what others wrote', async () => {
  const ctx = await settled();
  const found = await runTool(ctx, 'search', { query: 'the walk with Olena' });
  expect(found.text).not.toContain('canal');
  expect(found.mentions?.items).toMatchObject([{ kind: 'entry' }]);
  expect((await runTool(ctx, 'search', { query: 'café with Sam' })).text).toContain(
    '\u2068Brunch with Sam\u2069',
  );
});

test('characters with a meaning in patterns are plain text', async () => {
  const ctx = await createUser(await testCtx());
  await createTodo(ctx, { text: 'save 50% on a_b' });
  await createTodo(ctx, { text: 'unrelated' });
  expect((await search(ctx, '50%')).map(({ title }) => title)).toEqual(['save 50% on a_b']);
  expect(await search(ctx, '%')).toEqual([]);
});
