import { expect, test } from 'vitest';
import { listCompletions } from '@/lib/completions/reads';
import { deleteCompletion, recordCompletion } from '@/lib/completions/writes';
import { createReminder } from '@/lib/reminders/writes';
import { createTodo } from '@/lib/todos/writes';
import { createUser, exportedRows } from '@/testing/people';
import { runTool, undoResult } from '@/testing/tools';
import { testCtx } from '@/testing/world';

const newUser = async () => createUser(await testCtx(), { timezone: 'Europe/Berlin' });

test('what was done is found in any form of its words, whether a todo, a reminder or only told', async () => {
  const ctx = await newUser();
  await createTodo(ctx, { text: 'take out the trash' });
  await createReminder(ctx, {
    title: 'Water the plants',
    reminderTime: '2027-03-11T08:00',
    recurrenceRule: 'FREQ=WEEKLY',
  });
  await runTool(ctx, 'complete_todos', { items: ['trash'] });
  await runTool(ctx, 'complete_reminders', { items: ['plants'] });
  await runTool(ctx, 'track_done', { act: 'record', what: 'changed the filter', when: 'yesterday' });
  const kinds = async (q: string) => (await listCompletions(ctx, { q })).map(({ kind }) => kind);
  expect(await kinds('took out the trash')).toEqual(['todo']);
  expect(await kinds('have I watered the plants')).toEqual(['reminder']);
  expect(await kinds('change filter')).toEqual(['told']);
  expect(await kinds('walk the dog')).toEqual([]);
  const { completions } = await exportedRows(ctx);
  expect(completions).toHaveLength(2);
});

test('"have I watered them this week?" counts this week alone, and the last time is told', async () => {
  const ctx = await newUser();
  await recordCompletion(ctx, { title: 'watered the plants', doneAt: '2027-03-05T10:00:00Z' });
  const ask = (when?: string) => runTool(ctx, 'track_done', { act: 'ask', what: 'water the plants', when });
  expect((await ask('this week')).mentions).toBeUndefined();
  expect((await ask()).mentions?.items).toMatchObject([{ kind: 'completion', title: 'watered the plants' }]);
  expect((await ask('on friday')).mentions?.items).toHaveLength(1);
  await runTool(ctx, 'track_done', { act: 'record', what: 'Watered the plants' });
  expect((await ask('this week')).mentions?.items).toHaveLength(1);
});

test('undo takes a record back, also that of a done reminder', async () => {
  const ctx = await newUser();
  const told = await runTool(ctx, 'track_done', { act: 'record', what: 'called grandma' });
  await undoResult(ctx, told);
  await createReminder(ctx, {
    title: 'stretch',
    reminderTime: '2027-03-11T08:00',
    recurrenceRule: 'FREQ=DAILY',
  });
  const first = await runTool(ctx, 'complete_reminders', { items: ['stretch'] });
  ctx.clock.advance(60_000);
  const second = await runTool(ctx, 'complete_reminders', { items: ['stretch'] });
  expect(await listCompletions(ctx, {})).toHaveLength(2);
  await undoResult(ctx, second);
  expect(await listCompletions(ctx, {})).toHaveLength(1);
  await undoResult(ctx, first);
  expect(await listCompletions(ctx, {})).toEqual([]);
});

test('what lies ahead was not done, and the records of others do not exist', async () => {
  const ctx = await newUser();
  const ahead = { title: 'x', doneAt: '2027-03-11T00:00:00Z' };
  await expect(recordCompletion(ctx, ahead)).rejects.toMatchObject({ code: 'invalid' });
  const { id } = await recordCompletion(ctx, { title: 'x' });
  const stranger = await createUser(ctx);
  await expect(deleteCompletion(stranger, id)).rejects.toMatchObject({ code: 'not_found' });
  await deleteCompletion(ctx, id);
  expect(await listCompletions(ctx, {})).toEqual([]);
});
