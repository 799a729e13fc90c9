import { database } from '@/db/client';
import { openaiModels } from '@/lib/assistant/models/openai';
import { keepingMailer } from '@/lib/channels/email/kept-writes';
import { emailMessenger } from '@/lib/channels/email/messenger';
import { smtpMailer } from '@/lib/channels/email/smtp';
import { simulator, telegramSimulator } from '@/lib/channels/simulator';
import { telegramMessenger } from '@/lib/channels/telegram/bot';
import { twilioMessenger } from '@/lib/channels/whatsapp/twilio';
import { demoCalendar } from '@/lib/connectors/demo';
import { googleCalendar } from '@/lib/connectors/google/google';
import { afterCommit, type Ctx } from '@/lib/context';
import { type Env, env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { ownQueue } from '@/lib/http/own-queue';
import { logUnexpected } from '@/lib/log';
import { qstashQueue } from '@/lib/outbox/queue/qstash';
import type { Mailer, Messengers, Ports } from '@/lib/ports';

// The local queue must outlive a request. Next.js loads this module more than once, so the ports are on
// globalThis.
const shared = globalThis as typeof globalThis & { sidekickPorts?: Ports };

export async function serverCtx(): Promise<Ctx> {
  const { db } = await database().catch((error: unknown) => {
    logUnexpected(error);
    throw new AppError(
      'unavailable',
      'Our database cannot be reached right now. Nothing was changed; please try again in a moment.',
    );
  });
  shared.sidekickPorts ??= ports();
  return { db, now: () => new Date(), ports: shared.sidekickPorts, afterCommit: afterCommit() };
}

function ports(): Ports {
  const { twilio, preview, qstash, google, appUrl } = env();
  const mailer = mailerOf(env());
  return {
    // A preview may use a copy of the production database, so it must not send messages to real users.
    messengers: {
      whatsapp: twilio && !preview ? twilioMessenger(twilio) : simulator,
      ...telegramOf(env()),
      ...(mailer ? { email: emailMessenger(mailer) } : {}),
    },
    mailer,
    queue: qstash ? qstashQueue(qstash, appUrl) : ownQueue(),
    models: openaiModels,
    calendar: google && !preview ? googleCalendar(google) : demoCalendar,
  };
}

function mailerOf({ smtp, preview, world }: Env): Mailer | undefined {
  if (smtp && !preview) return smtpMailer(smtp);
  return world ? keepingMailer(async () => (await database()).db) : undefined;
}

function telegramOf({ telegram, preview, world }: Env): Messengers {
  if (telegram && !preview) return { telegram: telegramMessenger(telegram) };
  return world ? { telegram: telegramSimulator } : {};
}
