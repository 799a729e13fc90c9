import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addresses } from './addresses';
import { type RunningServer, startServer } from './server';

export async function withDemo(
  name: string,
  run: (demo: { folder: string; start: () => Promise<RunningServer> }) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), `sidekick-${name}-`));
  const servers: RunningServer[] = [];
  try {
    cpSync(addresses().demoFolder, folder, { recursive: true });
    const start = async () => {
      const server = await startServer(name, demoSettings(folder));
      servers.push(server);
      return server;
    };
    await run({ folder, start });
  } finally {
    for (const server of servers) await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

export function demoSettings(folder: string): Record<string, string> {
  return { SIDEKICK_WORLD: 'demo', DATA_DIR: folder };
}
