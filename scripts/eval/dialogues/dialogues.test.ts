import { expect, test } from 'vitest';
import { evalDialogues } from '@/scripts/eval/dialogues';
import { ownDatabase, testCtx } from '@/testing/world';
import { judge } from './judge';
import type { JudgedRow } from './judged-rows';

ownDatabase();

const zone = 'Asia/Dubai';
const rows = [
  {
    ...{ story: 'a', turn: 1, zone, text: 'remind me to call Ida tomorrow at 9am' },
    check: {
      made: [{ table: 'reminders', text: 'call ida', date: '2026-11-23', time: '09:00' }],
      fires: [{ text: 'Ida', at: '2026-11-23 09:00' }],
    },
  },
  {
    ...{ story: 'a', turn: 2, zone, text: 'remind me in 1 minute to stretch' },
    check: {
      made: [{ tables: ['todos', 'reminders'], text: '' }],
      not_fires: [{ text: 'Ida', date: '2026-11-24' }],
    },
  },
  {
    ...{ story: 'a', turn: 3, zone, after: 2, text: 'done' },
    check: { done: [{ table: 'reminders', text: 'stretch' }], removed: [] },
  },
  {
    ...{ story: 'b', turn: 1, zone, text: 'what are my reminders?' },
    check: { unchanged: true, reply_not: ['Ida'] },
  },
  { ...{ story: 'b', turn: 2, zone, text: 'add milk to my list' }, check: { unchanged: true } },
];

test('conversations of fresh accounts are held by the clock, and their checks are judged', async () => {
  const { db } = await testCtx();
  const { predictions, summary } = await evalDialogues(rows, { db });
  expect(summary).toMatchObject({ stories: 2, turns: 5, checked: 5, right: 4, silentlyWrong: 1 });
  expect(predictions[0]?.changes).toMatchObject([{ table: 'reminders', before: null }]);
});

test('with the scripted model, calls and prefixes of prompts are counted', async () => {
  const { db } = await testCtx();
  const { summary } = await evalDialogues([{ story: 'c', turn: 1, zone, text: 'why is the sky blue' }], {
    model: 'scripted',
    db,
  });
  expect(summary).toMatchObject({ turns: 1, model: { calls: 1, meanCalls: 1 } });
});

const milk: JudgedRow = {
  ...{ id: '1', tables: ['todos', 'lists'], text: 'milk', date: null, time: null, list: 'shopping' },
  ...{ monthDay: null, done: null, fires: [] },
};
const change = { table: 'todo_items', id: '1', before: null, after: {} };

test('a turn is judged by what it did, what it left and what it said', () => {
  const adds = { reply: 'Added.', changes: [change], before: [], after: [milk] };
  const inShopping = { table: 'lists', text: 'Milk', list: 'Shop' };
  expect(judge({ made: [inShopping] }, adds).verdict).toBe('right');
  expect(judge({ made: [{ ...inShopping, list: 'books' }] }, adds).verdict).toBe('silently wrong');
  expect(judge({ made: [inShopping], reply_any: ['shopping'] }, adds).verdict).toBe('wrong');
  expect(judge({ unchanged: true }, adds).why).toEqual(['1 changes']);
  const takes = { ...adds, before: [milk], after: [] };
  expect(judge({ removed: [] }, takes).verdict).toBe('silently wrong');
  expect(judge({ gone: [inShopping] }, takes).verdict).toBe('right');
});

test('a question is right only where the check allows one', () => {
  const still = { changes: [], before: [], after: [] };
  const check = { made: [{ table: 'todos', text: 'milk' }] };
  expect(judge({ ...check, or_asks: true }, { ...still, reply: 'Which milk?' }).verdict).toBe('asked');
  expect(judge(check, { ...still, reply: 'Which milk?' }).verdict).toBe('asked needlessly');
  expect(judge(check, { ...still, reply: 'That is not something I can do.' }).verdict).toBe('not understood');
  expect(judge({ cannot: true, unchanged: true }, { ...still, reply: 'I can’t book flights.' }).verdict).toBe(
    'right',
  );
});
