import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tablesOfOthers } from './table-owners';

test.each([
  ["import { todoItems } from '@/db/schema/todos';", ['lib/recaps/reads.ts uses todoItems of todos']],
  ["import { sessions as s, users } from '@/db/schema/auth';", ['lib/recaps/reads.ts uses sessions of auth']],
  [
    "import {\n  deliveries,\n  sends,\n} from '@/db/schema/deliveries';",
    ['lib/recaps/reads.ts uses deliveries of outbox', 'lib/recaps/reads.ts uses sends of outbox'],
  ],
  [
    'const rows = sql`select 1 from user_info i join reminders r on true`;',
    ['lib/recaps/reads.ts uses userInfo of info', 'lib/recaps/reads.ts uses reminders of reminders'],
  ],
  ["import type { todoItems } from '@/db/schema/todos';", []],
  ["import { users } from '@/db/schema/auth'; const row = sql`select 1 from users`;", []],
])('a planted use of the tables of another feature is found: %s', (text, found) => {
  expect(tablesOfOthers('lib/recaps/reads.ts', text).toSorted()).toEqual(found.toSorted());
});

test('a feature may use its own tables, and no other', () => {
  const text = "import { todoItems } from '@/db/schema/todos';";
  expect(tablesOfOthers('lib/todos/lists/writes.ts', text)).toEqual([]);
  expect(tablesOfOthers('lib/restore.ts', text)).toHaveLength(1);
});

test('the list of files that join tables of others has at most three lines', () => {
  const source = readFileSync('scripts/checks/table-owners.ts', 'utf8');
  const list = /const joiningFiles = \[\n([^\]]*?)\n\];/s.exec(source)?.[1] ?? '';
  expect(list.split('\n').length).toBeLessThanOrEqual(3);
  expect(list).not.toBe('');
});
