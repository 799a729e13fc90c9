import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureButtonTemplates } from '@/lib/channels/whatsapp/button-templates';
import { readEnv } from '@/lib/env';
import { freePort } from '@/testing/ports';
import { startPostgres, statement } from '@/testing/postgres/server';
import { startGoogleWithConsent } from '@/testing/stand-ins/google';
import { standInClient } from '@/testing/stand-ins/google-oauth';
import { startMailServer } from '@/testing/stand-ins/mail';
import { startOpenai } from '@/testing/stand-ins/openai';
import { startTelegram, telegramBot } from '@/testing/stand-ins/telegram';
import { startTwilioServer, twilioAccount } from '@/testing/stand-ins/twilio-server';
import { setAddresses } from './addresses';
import { demoSettings } from './demo';
import { template } from './own-server';
import { type RunningServer, runScript, startServer } from './server';

type Cleanup = () => Promise<void> | void;

export default async function setup(): Promise<() => Promise<void>> {
  const cleanups: Cleanup[] = [];
  const teardown = async () => {
    const failures: unknown[] = [];
    for (const cleanup of cleanups.reverse()) {
      try {
        await cleanup();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures[0]) throw failures[0];
  };
  try {
    const [demo, production] = await Promise.all([startDemo(cleanups), startProduction(cleanups)]);
    setAddresses({ ...demo, production });
    return teardown;
  } catch (error) {
    await teardown();
    throw error;
  }
}

async function startDemo(cleanups: Cleanup[]) {
  const [demoFolder, folder] = [temporaryFolder('demo-seed', cleanups), temporaryFolder('demo', cleanups)];
  await runScript('e2e/servers/seed.ts', demoSettings(demoFolder));
  cpSync(demoFolder, folder, { recursive: true });
  const server = await startServer('demo', demoSettings(folder));
  cleanups.push(() => stopWithoutErrors(server));
  return { demo: { url: server.url }, demoFolder };
}

async function startProduction(cleanups: Cleanup[]) {
  const postgres = await startPostgres();
  cleanups.push(postgres.stop);
  const templateUrl = await postgres.create(template, 'empty');
  await runScript('scripts/migrate.ts', { DATABASE_URL: templateUrl });
  const databaseUrl = await postgres.create('sidekick', { template });
  // Without instant answers, every message reaches the model's stand-in.
  await statement(databaseUrl, "insert into config (key, value) values ('instant_answers', 'false')");
  const port = await freePort();
  const openai = await startOpenai();
  cleanups.push(openai.close);
  const twilio = await startTwilioServer(`http://127.0.0.1:${port}/api/webhook`);
  cleanups.push(twilio.close);
  const { accountSid, authToken, number } = twilioAccount;
  const twilioSettings = {
    TWILIO_ACCOUNT_SID: accountSid,
    TWILIO_AUTH_TOKEN: authToken,
    TWILIO_PHONE_NUMBER: number,
    TWILIO_API_URL: twilio.url,
  };
  const google = await startGoogleWithConsent(`http://127.0.0.1:${port}/api/connectors/callback/gmail`);
  cleanups.push(google.close);
  const telegram = await startTelegram();
  cleanups.push(telegram.close);
  const mail = await startMailServer();
  cleanups.push(mail.close);
  const server = await startServer(
    'production',
    {
      TELEGRAM_BOT_TOKEN: telegramBot.token,
      TELEGRAM_WEBHOOK_SECRET: telegramBot.secret,
      TELEGRAM_API_URL: telegram.url,
      SMTP_URL: mail.url,
      MAIL_FROM: 'Sidekick <hello@sidekick.example>',
      GOOGLE_CLIENT_ID: standInClient.id,
      GOOGLE_CLIENT_SECRET: standInClient.secret,
      GOOGLE_API_URL: google.url,
      GOOGLE_OAUTH_URL: google.url,
      DATABASE_URL: databaseUrl,
      OPENAI_API_KEY: 'sk-end-to-end',
      OPENAI_BASE_URL: `${openai.url}/v1`,
      ...twilioSettings,
      TWILIO_CONTENT_SID_BUTTONS: (await buttonTemplates(twilioSettings)).join(),
    },
    { port },
  );
  cleanups.push(() => stopWithoutErrors(server));
  return {
    url: server.url,
    databaseUrl,
    openai: openai.url,
    twilio: { url: twilio.url, accountSid, authToken, number },
    google: google.url,
    telegram: telegram.url,
    mails: mail.listUrl,
  };
}

async function buttonTemplates(settings: Record<string, string>): Promise<string[]> {
  const { twilio } = readEnv(settings);
  return twilio ? ensureButtonTemplates(twilio) : [];
}

function temporaryFolder(name: string, cleanups: Cleanup[]): string {
  const folder = mkdtempSync(join(tmpdir(), `sidekick-${name}-`));
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function stopWithoutErrors(server: RunningServer): Promise<void> {
  await server.stop();
  const errors = server.log().match(/^.*(?:"level":"error"|⨯|Error:).*$/gm) ?? [];
  if (errors.length > 0) throw new Error(`${server.url} logged errors:\n${errors.slice(0, 20).join('\n')}`);
}
