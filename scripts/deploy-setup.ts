import { setTelegramWebhook } from '@/lib/channels/telegram/bot';
import { ensureButtonTemplates } from '@/lib/channels/whatsapp/button-templates';
import { env, missingForProduction } from '@/lib/env';
import { scheduleHeartbeat } from '@/lib/outbox/queue/qstash';

const { qstash, appUrl, twilio, telegram, smtp } = env();
const missing = missingForProduction(env());
if (missing || !qstash) {
  console.error(missing ?? 'Set QSTASH_TOKEN and its two signing keys: the schedule is kept by QStash.');
  process.exit(1);
}
await scheduleHeartbeat(qstash, appUrl);
console.log(`QStash calls ${appUrl}/api/jobs/wake every hour.`);
if (twilio) {
  const unset = Object.entries(twilio.contentSids).flatMap(([name, sid]) => (sid ? [] : [name]));
  console.log(`In Twilio's console, when a message comes in: ${appUrl}/api/webhook#rp=all, method POST.`);
  if (unset.length > 0) {
    const names = unset.map((name) => `TWILIO_CONTENT_SID_${name.toUpperCase()}`).join(', ');
    console.log(`Without a template (${names}) what is due after a day of silence stands on the dashboard.`);
  }
  const sids = await ensureButtonTemplates(twilio).catch((error: unknown) => {
    console.log(`The templates of WhatsApp's buttons could not be made: ${error}`);
    return null;
  });
  if (sids?.join() === twilio.buttonSids.join()) console.log("The templates of WhatsApp's buttons are set.");
  else if (sids)
    console.log(`For buttons on WhatsApp set TWILIO_CONTENT_SID_BUTTONS=${sids.join()} and deploy.`);
}
if (telegram?.webhookSecret) {
  await setTelegramWebhook(telegram, `${appUrl}/api/webhook/telegram`);
  console.log(`Telegram posts updates to ${appUrl}/api/webhook/telegram.`);
} else if (telegram)
  console.log('Set TELEGRAM_WEBHOOK_SECRET: without it the Telegram webhook takes nothing.');
if (!smtp)
  console.log('Without SMTP_URL and MAIL_FROM no mail is sent: a forgotten password cannot be replaced.');
