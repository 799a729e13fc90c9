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
