import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Weeks of many people on a virtual clock, large tables, a process of its own: part of `npm test`, left out of `npm run check`. */
const longRuns = [
  'testing/{simulation,faults}/*.test.ts',
  'lib/admin/growth.test.ts',
  'lib/connectors/google/*.test.ts',
  'lib/http/cold-start.test.ts',
];
const browserSide = ['components/**/*.test.{ts,tsx}', 'lib/api-client.test.ts'];

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)) } },
  test: {
    setupFiles: ['testing/strict.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Of two cores vitest would leave one idle.
    maxWorkers: '100%',
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
          name: 'server side',
          include: ['{app,db,lib,scripts,testing}/**/*.test.ts'],
          exclude: [...browserSide, ...longRuns],
          globalSetup: ['testing/snapshot.ts'],
          // The files of a worker share its modules and its database: every story makes its own people.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'long runs', include: longRuns, globalSetup: ['testing/snapshot.ts'] },
      },
    ],
  },
});
