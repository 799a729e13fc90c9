import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { runScript, startServer } from '@/e2e/servers/server';
import { startPostgres } from '@/testing/postgres/server';

export interface Product {
  url: string;
  databaseUrl: string;
  stop: () => Promise<void>;
}

export async function startProduct(): Promise<Product> {
  const postgres = await startPostgres();
  try {
    const databaseUrl = await postgres.create('bench', 'migrated');
    const settings = { DATABASE_URL: databaseUrl, SIDEKICK_WORLD: 'demo' };
    await runScript('e2e/servers/seed.ts', settings);
    const server = await startServer('bench', settings);
    return {
      url: server.url,
      databaseUrl,
      stop: async () => {
        await server.stop();
        await postgres.stop();
      },
    };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

const earlierFolder = '.data/bench/earlier';

/** Builds and starts the product as it was at `commit`, in a folder and with a database of its own. */
export async function startEarlier(commit: string): Promise<Product> {
  mkdirSync('.data/bench', { recursive: true });
  execFileSync('git', ['worktree', 'add', '--force', '--detach', earlierFolder, commit]);
  const removeFolder = () => execFileSync('git', ['worktree', 'remove', '--force', earlierFolder]);
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'production' };
  const inFolder = { cwd: earlierFolder, env, stdio: 'ignore' } as const;
  try {
    execFileSync('npm', ['ci', '--include=dev', '--prefer-offline'], inFolder);
    execFileSync('npx', ['next', 'build'], inFolder);
    const postgres = await startPostgres();
    const databaseUrl = await postgres.create('earlier', 'empty');
    await runScript('scripts/migrate.ts', { DATABASE_URL: databaseUrl }, earlierFolder);
    const settings = { DATABASE_URL: databaseUrl, SIDEKICK_WORLD: 'demo' };
    const server = await startServer('earlier', settings, { folder: earlierFolder });
    return {
      url: server.url,
      databaseUrl,
      stop: async () => {
        await server.stop();
        await postgres.stop();
        removeFolder();
      },
    };
  } catch (error) {
    removeFolder();
    throw error;
  }
}
