import { emailState, telegramState, whatsappState } from '@/lib/admin/messaging-state';
import type { ChannelCounts, SystemState } from '@/lib/admin/schema';
import { measureDatabase, readBacklog } from '@/lib/admin/system-reads';
import { lastProviderOutcome } from '@/lib/assistant/conversation/turn-reads';
import { countContacts } from '@/lib/channels/contact-reads';
import { readProviderStates } from '@/lib/channels/provider-writes';
import { messengerChannelNames } from '@/lib/channels/rules';
import { readConnection, readSettings } from '@/lib/config/reads';
import type { AssistantSettings } from '@/lib/config/schema';
import type { Ctx } from '@/lib/context';
import { env } from '@/lib/env';
import { wakeArmedFor } from '@/lib/outbox/schedules/writes';
import { countSends } from '@/lib/outbox/send-reads';
import type { Messenger } from '@/lib/ports';

const dayMs = 86_400_000;
const none: ChannelCounts = { connected: 0, unreachable: 0, sent: 0, failed: 0 };

const sharedSandbox = '+14155238886';

/** Returns the state of the database, the queue and the providers, without calling the providers. */
export async function systemState(ctx: Ctx): Promise<SystemState> {
  const { whatsapp, telegram, email } = ctx.ports.messengers;
  const [database, providers, ai, armed, { backlog, oldestDue }, counts] = await Promise.all([
    measureDatabase(ctx),
    readProviderStates(ctx),
    aiState(ctx),
    wakeArmedFor(ctx),
    readBacklog(ctx),
    readChannelCounts(ctx),
  ]);
  const providerOf = (messenger: Messenger | undefined) =>
    providers.get(messenger?.provider ?? '') ?? { fails: 0, off: false };
  const { appUrl, qstash, twilio, channelSettings } = env();
  return {
    database,
    messaging: whatsappState(whatsapp, providerOf(whatsapp)),
    telegram: telegramState(telegram, providerOf(telegram)),
    email: emailState(email, providerOf(email)),
    ai,
    queue: {
      kind: qstash ? 'qstash' : 'local',
      armedFor: armed?.toISOString() ?? null,
      backlog,
      oldestDue: oldestDue?.toISOString() ?? null,
    },
    publicOrigin: appUrl,
    sandbox: {
      isSimulated: whatsapp?.provider === 'simulator',
      number: twilio?.phoneNumber ?? null,
      isShared: twilio?.phoneNumber === sharedSandbox,
      templates: [...(whatsapp?.templates ?? [])],
    },
    settings: channelSettings,
    channels: messengerChannelNames.flatMap((channel) => {
      const messenger = ctx.ports.messengers[channel];
      return messenger ? [{ channel, off: providerOf(messenger).off, ...(counts.get(channel) ?? none) }] : [];
    }),
  };
}

async function aiState(ctx: Ctx): Promise<SystemState['ai']> {
  const [settings, asked, connection] = await Promise.all([
    readSettings(ctx),
    lastProviderOutcome(ctx),
    readConnection(ctx),
  ]);
  if (!settings.apiKey) return { state: 'offline', detail: 'No API key: the offline assistant answers.' };
  const isTurnNewer = asked !== null && (connection === null || asked.at > connection.at);
  const outcome = isTurnNewer ? asked.outcome : connection?.outcome;
  return outcome
    ? stateOf(settings, outcome)
    : { state: 'ready', detail: `${settings.model} has not been used yet with these settings.` };
}

function stateOf({ model }: AssistantSettings, outcome: string): SystemState['ai'] {
  if (outcome === 'ok') return { state: 'ready', detail: `${model} answered the last call.` };
  return { state: 'failing', detail: `The last call of ${model} failed: ${outcome}` };
}

async function readChannelCounts(ctx: Ctx): Promise<Map<string, ChannelCounts>> {
  const since = new Date(ctx.now().getTime() - dayMs);
  const [contacts, sends] = await Promise.all([countContacts(ctx), countSends(ctx, since)]);
  const counts = new Map<string, ChannelCounts>();
  for (const { channel, ...some } of [...contacts, ...sends])
    counts.set(channel, { ...none, ...counts.get(channel), ...some });
  return counts;
}
