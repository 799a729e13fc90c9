import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, runScript, startServer } from './server';

/** A demo of its own that can be started again over the same folder. */
export async function withDemo(
  name: string,
  story: (start: () => Promise<RunningServer>) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), `sidekick-${name}-`));
  const settings = { SIDEKICK_WORLD: 'demo', DATA_DIR: folder };
  const servers: RunningServer[] = [];
  try {
    await runScript('e2e/world/seed.ts', settings);
    await story(async () => {
      const server = await startServer(name, settings);
      servers.push(server);
      return server;
    });
  } finally {
    for (const server of servers) await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
