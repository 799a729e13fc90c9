import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export function localEnv(world: 'demo' | 'dev', nodeEnv: 'production' | 'development'): NodeJS.ProcessEnv {
  const dataDir = process.env.DATA_DIR ?? join('.data', world);
  const port = process.env.PORT ?? '3000';
  return {
    ...process.env,
    ...secretsIn(dataDir),
    // These settings override any .env file, because accounts with known passwords must not get into a real
    // database.
    DATABASE_URL: '',
    ...(process.env.TWILIO_API_URL ? {} : { TWILIO_ACCOUNT_SID: '', TWILIO_AUTH_TOKEN: '' }),
    // Only development may use a real bot. Neither sends real mail.
    ...(world === 'dev' || process.env.TELEGRAM_API_URL ? {} : { TELEGRAM_BOT_TOKEN: '' }),
    TELEGRAM_WEBHOOK_SECRET: process.env.TELEGRAM_WEBHOOK_SECRET ?? randomBytes(24).toString('hex'),
    SMTP_URL: '',
    QSTASH_TOKEN: '',
    NODE_ENV: nodeEnv,
    SIDEKICK_WORLD: world,
    DATA_DIR: dataDir,
    PORT: port,
    APP_URL: process.env.APP_URL ?? `http://localhost:${port}`,
    NEXT_TELEMETRY_DISABLED: '1',
  };
}

export async function run(command: string, args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const code = await ended(start(command, args, env));
  if (code !== 0) process.exit(code);
}

export async function serve(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  ready: () => void,
): Promise<void> {
  const child = start(command, args, env);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  void answers(`http://127.0.0.1:${env.PORT}/login`, child).then((isUp) => isUp && ready());
  process.exit(await ended(child));
}

export async function answers(url: string, child: ChildProcess): Promise<boolean> {
  while (child.exitCode === null) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return false;
}

function start(command: string, args: string[], env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(join('node_modules', '.bin', command), args, { env, stdio: 'inherit' });
}

function ended(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}

function secretsIn(dataDir: string): NodeJS.Dict<string> {
  const given = { AUTH_SECRET: process.env.AUTH_SECRET, ENCRYPTION_KEYS: process.env.ENCRYPTION_KEYS };
  if (given.AUTH_SECRET && given.ENCRYPTION_KEYS) return {};
  const file = join(dataDir, 'secrets.json');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    const made = {
      AUTH_SECRET: randomBytes(32).toString('base64url'),
      ENCRYPTION_KEYS: `local:${randomBytes(32).toString('base64')}`,
    };
    writeFileSync(file, JSON.stringify(made), { mode: 0o600 });
  }
  const kept: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  return { ...kept, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value)) };
}
