import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startPostgres } from '@/lib/testing/postgres';
import { standInClient, startGoogleWithConsent } from '../stand-ins/google';
import { startOpenai } from '../stand-ins/openai';
import { startTwilio } from '../stand-ins/twilio';
import { announce } from './places';
import { type RunningServer, runScript, secrets, startServer } from './server';

/** Brings up both worlds before the first test and ends them after the last, each process by its own id. */
export default async function setup(): Promise<() => Promise<void>> {
  const endings: (() => Promise<void> | void)[] = [];
  const teardown = async () => {
    const failures: unknown[] = [];
    for (const end of endings.reverse()) {
      try {
        await end();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures[0]) throw failures[0];
  };
  try {
    const [demo, real] = await Promise.all([startDemo(endings), startReal(endings)]);
    announce({ demo, ...real });
    return teardown;
  } catch (error) {
    await teardown();
    throw error;
  }
}

async function startDemo(endings: (() => Promise<void> | void)[]) {
  const folder = mkdtempSync(join(tmpdir(), 'sidekick-demo-'));
  endings.push(() => rmSync(folder, { recursive: true, force: true }));
  const settings = { SIDEKICK_WORLD: 'demo', DATA_DIR: folder };
  await runScript('e2e/world/seed.ts', settings);
  const server = await startServer('demo', settings);
  endings.push(() => endCleanly(server));
  return { url: server.url };
}

async function startReal(endings: (() => Promise<void> | void)[]) {
  const postgres = await startPostgres();
  endings.push(postgres.stop);
  const databaseUrl = await postgres.create('sidekick', 'empty');
  await runScript('scripts/migrate.ts', { DATABASE_URL: databaseUrl, DATABASE_URL_UNPOOLED: databaseUrl });
  const spareDatabase = await postgres.create('spare', 'migrated');
  const port = await freePort();
  const openai = await startOpenai();
  endings.push(openai.close);
  const twilio = await startTwilio(`http://127.0.0.1:${port}/api/webhook`);
  endings.push(twilio.close);
  const google = await startGoogleWithConsent(`http://127.0.0.1:${port}/api/connectors/callback/gmail`);
  endings.push(google.close);
  const server = await startServer(
    'real',
    {
      GOOGLE_CLIENT_ID: standInClient.id,
      GOOGLE_CLIENT_SECRET: standInClient.secret,
      GOOGLE_API_URL: google.url,
      GOOGLE_OAUTH_URL: google.url,
      DATABASE_URL: databaseUrl,
      OPENAI_API_KEY: 'sk-end-to-end',
      OPENAI_BASE_URL: `${openai.url}/v1`,
      TWILIO_ACCOUNT_SID: twilio.place.accountSid,
      TWILIO_AUTH_TOKEN: twilio.place.authToken,
      TWILIO_PHONE_NUMBER: twilio.place.number,
      TWILIO_API_URL: twilio.place.url,
    },
    port,
  );
  endings.push(() => endCleanly(server));
  return {
    real: {
      url: server.url,
      databaseUrl,
      authSecret: secrets.AUTH_SECRET,
      openai: openai.url,
      twilio: twilio.place,
      google: google.url,
    },
    spareDatabase,
  };
}

/** Ends a server, and fails the run where it logged an error that no test asked for. */
async function endCleanly(server: RunningServer): Promise<void> {
  await server.stop();
  const errors = server.log().match(/^.*(?:"level":"error"|⨯|Error:).*$/gm) ?? [];
  if (errors.length > 0) throw new Error(`${server.url} logged errors:\n${errors.slice(0, 20).join('\n')}`);
}
