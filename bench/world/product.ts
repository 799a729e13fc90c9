import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { type RunningServer, runScript, startServer } from '@/e2e/servers/server';
import { startPostgres } from '@/testing/postgres/server';

export interface Product {
  url: string;
  databaseUrl: string;
  stop: () => Promise<void>;
}

const settingsFor = (databaseUrl: string) => ({ DATABASE_URL: databaseUrl, SIDEKICK_WORLD: 'demo' });

export function startProduct(): Promise<Product> {
  return startWith('migrated', async (databaseUrl) => {
    await runScript('e2e/servers/seed.ts', settingsFor(databaseUrl));
    return startServer('bench', settingsFor(databaseUrl));
  });
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
    const product = await startWith('empty', async (databaseUrl) => {
      await runScript('scripts/migrate.ts', { DATABASE_URL: databaseUrl }, earlierFolder);
      return startServer('earlier', settingsFor(databaseUrl), { folder: earlierFolder });
    });
    return { ...product, stop: () => product.stop().finally(removeFolder) };
  } catch (error) {
    removeFolder();
    throw error;
  }
}

async function startWith(
  content: 'migrated' | 'empty',
  start: (databaseUrl: string) => Promise<RunningServer>,
): Promise<Product> {
  const postgres = await startPostgres();
  try {
    const databaseUrl = await postgres.create('bench', content);
    const server = await start(databaseUrl);
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
