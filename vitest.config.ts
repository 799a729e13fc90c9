import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const serverSide = '{app,db,lib,scripts,testing}/**/*.test.ts';
const browserSide = ['components/**/*.test.{ts,tsx}', 'lib/api-client.test.ts'];

/** Tests that start processes, train a model, or simulate weeks. They share no module with other files. */
const longRuns = [
  'testing/{simulation,faults}/*.test.ts',
  'lib/connectors/google/*.test.ts',
  'lib/http/cold-start.test.ts',
  'db/data-folder.test.ts',
  'scripts/intents/*.test.ts',
];

/** Tests that need a database. `npm run check` skips these and the long runs; `npm test` runs all. */
const onDatabase = filesImporting(/testing\/(?:world|conversation|postgres\/shared)'/);

function filesImporting(module: RegExp): string[] {
  return globSync(serverSide).filter((file) => module.test(readFileSync(file, 'utf8')));
}

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)) } },
  test: {
    setupFiles: ['testing/strict.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Two workers per core of the smallest machine, because some tests wait for a lease or a process.
    maxWorkers: 4,
    env: {
      AUTH_SECRET: 'a-secret-for-tests-only-0123456789abcdef',
      ENCRYPTION_KEYS: 'k1:MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=',
      TZ: 'UTC',
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'browser side',
          include: browserSide,
          environment: 'jsdom',
          setupFiles: ['testing/browser-setup.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'without database',
          include: [serverSide],
          exclude: [...browserSide, ...longRuns, ...onDatabase],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: onDatabase,
          exclude: longRuns,
          globalSetup: ['testing/postgres/setup.ts'],
          // The files of a worker share its modules and its database. Every test creates its own users.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'long runs', include: longRuns, globalSetup: ['testing/postgres/setup.ts'] },
      },
    ],
  },
});
