import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = fileURLToPath(new URL('.', import.meta.url));
const serverSide = '{app,db,lib,scripts,testing}/**/*.test.ts';
const browserSide = ['components/**/*.test.{ts,tsx}', 'lib/api-client.test.ts'];

// Tests that start processes or observe loaded modules, without shared modules.
const longRuns = [
  'testing/faults/{kills,disk}.test.ts',
  'lib/connectors/google/*.test.ts',
  'lib/http/cold-start.test.ts',
  'db/data-folder.test.ts',
];

// `npm run check` skips these tests and the long runs.
const onDatabase = filesImporting(/testing\/(?:world|conversation|postgres\/shared|faults\/short-run)'/);

function filesImporting(module: RegExp): string[] {
  return globSync(serverSide).filter((file) => module.test(readFileSync(file, 'utf8')));
}

// Projects run in this order, so that a worker keeps loaded modules for the next file.
const projectOrder = ['long runs', 'database', 'without database', 'browser side'];
// These files run first, so that all workers are busy to the end.
const longestFiles = [
  'testing/faults/kills',
  'testing/faults/disk',
  'testing/simulation/',
  'testing/faults/',
  'lib/auth/throttle/',
  'db/',
  'lib/outbox/',
];

class LongestFirst extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ project, moduleId }: TestSpecification) => {
      const long = longestFiles.findIndex((start) => relative(root, moduleId).startsWith(start));
      return [projectOrder.indexOf(project.name), long < 0 ? longestFiles.length : long] as const;
    };
    return (await super.sort(specifications)).toSorted((a, b) => {
      const [[projectA, longA], [projectB, longB]] = [place(a), place(b)];
      return projectA - projectB || longA - longB;
    });
  }
}

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { '@': root } },
  test: {
    setupFiles: ['testing/strict.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    sequence: { sequencer: LongestFirst },
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
