import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@/testing/ports';

export interface RunningServer {
  url: string;
  pid: number;
  log: () => string;
  stop: () => Promise<void>;
}

const logs = 'test-results/servers';
const next = 'node_modules/next/dist/bin/next';
const keepAliveMs = 120_000;

export const secrets = {
  AUTH_SECRET: 'an-end-to-end-secret-of-32-bytes-or-more',
  ENCRYPTION_KEYS: 'e2e:ZTJlLWUyZS1lMmUtZTJlLWUyZS1lMmUtZTJlLWUyZS0=',
};

export async function startServer(
  name: string,
  settings: Record<string, string>,
  { port, folder = '.' }: { port?: number; folder?: string } = {},
): Promise<RunningServer> {
  const chosen = port ?? (await freePort());
  const url = `http://127.0.0.1:${chosen}`;
  mkdirSync(logs, { recursive: true });
  const file = join(logs, `${name}.log`);
  const output = createWriteStream(file);
  const child = spawn(
    process.execPath,
    // A connection that the server closes while a test sends its next request would fail that request.
    [next, 'start', '-p', String(chosen), '-H', '127.0.0.1', '--keepAliveTimeout', String(keepAliveMs)],
    {
      cwd: folder,
      env: serverEnv({ PORT: String(chosen), APP_URL: url, ...settings }),
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  child.stdout.pipe(output, { end: false });
  child.stderr.pipe(output, { end: false });
  const log = () => readFileSync(file, 'utf8');
  if (!(await isAnswering(`${url}/login`, child)))
    throw new Error(`The server ${name} did not start:\n${log()}`);
  return { url, pid: child.pid ?? 0, log, stop: () => stop(child) };
}

/**
 * Returns the environment of a test server: `settings` and test defaults. All other variables of
 * .env.example are empty, so that this machine's values have no effect.
 */
export function serverEnv(settings: Record<string, string>): NodeJS.ProcessEnv {
  const names = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)].map((match) => match[1]);
  const { PATH, HOME, TMPDIR } = process.env;
  return {
    ...Object.fromEntries(names.map((name) => [name, ''])),
    DAILY_TOKEN_BUDGET: '1000000',
    ...secrets,
    ...settings,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    TZ: 'UTC',
    ...(PATH ? { PATH } : {}),
    ...(HOME ? { HOME } : {}),
    ...(TMPDIR ? { TMPDIR } : {}),
  };
}

export async function runScript(file: string, settings: Record<string, string>, folder = '.'): Promise<void> {
  const child = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', file], {
    cwd: folder,
    env: serverEnv({ PORT: '3000', ...settings }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`${file} failed:\n${Buffer.concat(output)}`);
}

async function isAnswering(url: string, child: ChildProcess): Promise<boolean> {
  while (child.exitCode === null) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 5000);
  await ended;
  clearTimeout(timer);
}
