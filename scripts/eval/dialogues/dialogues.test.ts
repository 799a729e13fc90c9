import { expect, test } from 'vitest';
import { evalDialogues } from '@/scripts/eval/dialogues';
import { ownDatabase, testCtx } from '@/testing/world';
import { failuresOf } from './checks';

ownDatabase();

const zone = 'Asia/Dubai';
const rows = [
  {
    ...{ story: 'a', turn: 1, zone, text: 'remind me to call Ida tomorrow at 9am' },
    check: {
      made: [{ table: 'reminders', match: { title: 'call ida', reminder_time: '2026-11-23T05:00' } }],
    },
  },
  {
    ...{ story: 'a', turn: 2, zone, text: 'remind me in 1 minute to stretch' },
    check: { made: [{ table: 'reminders' }], asks: false },
  },
  {
    ...{ story: 'a', turn: 3, zone, after: 2, text: 'done' },
    check: { changed: [{ table: 'reminders', match: { acknowledged_at: '2026-11-22T07:03' } }] },
  },
  {
    ...{ story: 'b', turn: 1, zone, text: 'what are my reminders?' },
    check: { unchanged: true, reply: ['!Ida'] },
  },
  { ...{ story: 'b', turn: 2, zone, text: 'add milk to my list' }, check: { unchanged: true } },
];

test('conversations of fresh accounts are held by the clock, and their checks are judged', async () => {
  const { db } = await testCtx();
  const { predictions, summary } = await evalDialogues(rows, { db });
  expect(summary).toMatchObject({ stories: 2, turns: 5, checked: 5, passed: 4, failed: ['b/2'] });
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

test('a check names what is missing, once per expected row', () => {
  const milk = { table: 'todo_items', id: '1', before: null, after: { text: 'Milk' } };
  const expected = { table: 'todo_items', match: { text: 'milk' } };
  expect(failuresOf({ made: [expected] }, 'Added.', [milk])).toEqual([]);
  expect(failuresOf({ made: [expected, expected] }, 'Added.', [milk])).toHaveLength(1);
  expect(
    failuresOf({ asks: true, reply: ['oat|milk', '!bread'] }, 'Which milk? Not bread.', []),
  ).toHaveLength(1);
});
