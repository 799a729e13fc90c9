import type { MessagingState } from '@/lib/admin/schema';
import type { ProviderState } from '@/lib/channels/provider-writes';
import { isSimulated } from '@/lib/channels/simulator';
import { env } from '@/lib/env';
import type { Messenger } from '@/lib/ports';
import { counted } from '@/lib/words/wording';

const preview = 'A preview deployment sends no messages.';

export function whatsappState(messenger: Messenger | undefined, provider: ProviderState): MessagingState {
  const { world, twilio } = env();
  return stateOf(messenger, provider, {
    // If its settings are missing, WhatsApp is simulated.
    simulated: world ? 'Messages stay in the chat simulator.' : twilio && preview,
    missing: 'Set the three TWILIO settings to send WhatsApp messages.',
    active: `Sends as ${twilio?.phoneNumber ?? 'this product'}.`,
  });
}

export function telegramState(messenger: Messenger | undefined, provider: ProviderState): MessagingState {
  const { telegram } = env();
  const state = stateOf(messenger, provider, {
    simulated: 'Messages stay in the simulated chats under Channels.',
    missing: telegram ? preview : 'Set the two TELEGRAM settings to use Telegram.',
    active: 'Sends through the bot.',
  });
  if (state.state !== 'active' || !telegram || telegram.webhookSecret) return state;
  const detail = 'Sends, but refuses what people write: set TELEGRAM_WEBHOOK_SECRET.';
  return { state: 'not_configured', detail };
}

export function emailState(messenger: Messenger | undefined, provider: ProviderState): MessagingState {
  const { smtp } = env();
  return stateOf(messenger, provider, {
    simulated: 'Mail is stored here, and its user finds it under Channels.',
    missing: smtp ? preview : 'Set SMTP_URL and MAIL_FROM to send mail.',
    active: `Sends as ${smtp?.from ?? 'this product'}.`,
  });
}

function stateOf(
  messenger: Messenger | undefined,
  { off, fails }: ProviderState,
  words: { simulated: string | null; missing: string; active: string },
): MessagingState {
  if (off)
    return { state: 'off', detail: 'Switched off by an admin; due messages take the next channel or wait.' };
  if (messenger && isSimulated(messenger) && words.simulated)
    return { state: 'simulated', detail: words.simulated };
  if (!messenger || isSimulated(messenger)) return { state: 'not_configured', detail: words.missing };
  if (fails > 0)
    return { state: 'failing', detail: `The last ${counted(fails, 'message')} could not be sent.` };
  return { state: 'active', detail: words.active };
}
