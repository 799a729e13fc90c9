import type { TestProject } from 'vitest/node';
import { startPostgres } from '@/testing/postgres/server';

// The PostgreSQL server of the test run. It is a global variable, because Vitest loads this module anew for
// each project.
const shared = globalThis as { testServer?: ReturnType<typeof startPostgres> };

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const isFirst = !shared.testServer;
  shared.testServer ??= startPostgres();
  const { port, folder, stop } = await shared.testServer;
  project.provide('postgres', { port, folder });
  return async () => {
    if (isFirst) await stop();
  };
}

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { port: number; folder: string };
  }
}
