import { randomBytes } from 'node:crypto';
import { bindByProof, saveProof } from '@/lib/channels/contact-writes';
import { moveProof } from '@/lib/channels/move';
import type { TelegramLink } from '@/lib/channels/schema';
import type { Ctx, UserCtx } from '@/lib/context';
import { mac } from '@/lib/crypto';
import { AppError } from '@/lib/errors';

const linkMinutes = 10;

export async function createTelegramLink(ctx: UserCtx): Promise<TelegramLink> {
  const { telegram } = ctx.ports.messengers;
  if (!telegram) throw new AppError('not_found', 'Telegram is not set up on this server.');
  const botUrl = (await telegram.botUrl?.()) ?? null;
  const token = randomBytes(24).toString('base64url');
  const expiresAt = new Date(ctx.now().getTime() + linkMinutes * 60_000);
  // The address is empty, because the chat is not known until the link is opened.
  await saveProof(ctx, 'telegram', '', { hash: digestOf(token), expiresAt });
  const link = botUrl ? `${botUrl}?start=${token}` : null;
  return {
    link,
    qr: link && (await qrOf(link)),
    command: `/start ${token}`,
    expiresAt: expiresAt.toISOString(),
  };
}

export async function bindByStart(ctx: Ctx, chat: { address: string; text: string; name: string | null }) {
  const token = /^\/start\s+([\w-]{20,64})$/.exec(chat.text.trim())?.[1];
  if (!token) return null;
  return bindByProof(ctx, {
    channel: 'telegram',
    hash: digestOf(token),
    claimed: '',
    address: chat.address,
    label: chat.name,
    moveProof: moveProof(ctx, { channel: 'telegram', address: chat.address }),
  });
}

async function qrOf(link: string): Promise<string> {
  const { renderSVG } = await import('uqr');
  return renderSVG(link, { border: 2 });
}

function digestOf(token: string): string {
  return mac('telegram', token);
}
