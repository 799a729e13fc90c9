import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inTransaction } from '@/lib/context';
import { testCtx } from '@/testing/world';

test('inside a transaction no port is called', async () => {
  const ctx = await testCtx();
  const call = inTransaction(ctx, (tx) => tx.ports.queue.publish({ path: '/api/jobs/wake', body: {} }));
  await expect(call).rejects.toThrow('ports.queue called inside a transaction');
});

test('transactions are opened in one place', () => {
  const files = globSync('{app,components,db,lib,scripts}/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.tsx?$|testing/.test(file),
  );
  expect(files.length).toBeGreaterThan(150);
  expect(files.filter((file) => /\.transaction\(/.test(readFileSync(file, 'utf8')))).toEqual([
    'lib/context.ts',
  ]);
});
