import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('a process that has used PostgreSQL ends with its own exit code', () => {
  const script = "import '@/testing/postgres/server'; process.exitCode = 3;";
  const { status } = spawnSync('node_modules/.bin/tsx', ['--input-type=module', '-e', script]);
  expect(status).toBe(3);
});
