import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { answers } from '@/scripts/local-server';
import { freePort } from '@/testing/ports';

const folder = '.data/bench/bare-page';
const next = 'node_modules/next/dist/bin/next';
const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };

// The smallest app of this Next.js version. Without its own middleware and instrumentation, Turbopack would
// use ours.
const files: Record<string, string> = {
  'app/layout.jsx': `export const dynamic = 'force-dynamic';
    export default function RootLayout({ children }) {
      return <html lang="en"><body>{children}</body></html>;
    }`,
  'app/page.jsx': `export default function Page() {
      return <main><h1>A bare page</h1><p>It says one sentence, so that there is something to paint.</p></main>;
    }`,
  'middleware.js': `export function middleware() {}
    export const config = { matcher: '/never' };`,
  'instrumentation.js': 'export function register() {}',
  'next.config.mjs': `export default { poweredByHeader: false, turbopack: { root: ${JSON.stringify(process.cwd())} } };`,
};

export async function startBarePage(): Promise<{ url: string; stop: () => Promise<void> }> {
  rmSync(folder, { recursive: true, force: true });
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  if ((await ended(run('build', folder))) !== 0) throw new Error('the bare page was not built');
  const port = await freePort();
  const server = run('start', folder, '-p', String(port), '-H', '127.0.0.1');
  const url = `http://127.0.0.1:${port}`;
  if (!(await answers(url, server))) throw new Error('the bare page is not served');
  return {
    url,
    stop: async () => {
      server.kill('SIGTERM');
      await ended(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function run(...args: string[]): ChildProcess {
  return spawn(process.execPath, [next, ...args], { env, stdio: 'ignore' });
}

function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => child.once('exit', resolve));
}
