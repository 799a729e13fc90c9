import { demoAccounts, seedDemo } from '@/db/seed';
import { pollUpdates } from '@/lib/channels/telegram/bot';
import { readEnv } from '@/lib/env';
import { localEnv, serve } from './local-server';

const env = localEnv('dev', 'development');
Object.assign(process.env, env);
await seedDemo();
await serve('next', ['dev', '-p', env.PORT ?? '3000'], env, () => {
  const { user, admin } = demoAccounts;
  console.log(`\n  ${user.email} / ${user.password}   ${admin.email} / ${admin.password}\n`);
  void pollTelegram();
});

async function pollTelegram(): Promise<void> {
  const { telegram, port } = readEnv(env);
  if (!telegram) return;
  const post = (update: unknown) =>
    fetch(`http://127.0.0.1:${port}/api/webhook/telegram`, {
      method: 'POST',
      headers: { 'X-Telegram-Bot-Api-Secret-Token': telegram.webhookSecret ?? '' },
      body: JSON.stringify(update),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
  await pollUpdates(telegram, post);
}
