import type { ProvenEmail } from '@/lib/auth/reset/reset';
import { readCalendarFeed } from '@/lib/calendar-feed/reads';
import { deleteFeed } from '@/lib/calendar-feed/writes';
import { findUserByAddress, listContactPoints } from '@/lib/channels/contact-reads';
import { bindEmail, disconnectAddress } from '@/lib/channels/contact-writes';
import { revokeTokens } from '@/lib/connectors/settings';
import { deleteConnectors } from '@/lib/connectors/writes';
import type { Ctx, User, UserCtx } from '@/lib/context';

/**
 * Records that the user has proved access to their e-mail address. Call this before you lock the user's row. The
 * first proof removes earlier connections (messengers, calendars), because a stranger may have registered the
 * address.
 */
export async function reclaimByEmail(tx: Ctx, user: User): Promise<ProvenEmail> {
  const isKnown = (await findUserByAddress(tx, 'email', user.email))?.id === user.id;
  await bindEmail(tx, { userId: user.id, address: user.email });
  return isKnown ? { ended: [], revoke: async () => {} } : endAccess({ ...tx, user, channel: 'email' });
}

async function endAccess(tx: UserCtx): Promise<ProvenEmail> {
  const points = await listContactPoints(tx);
  const isConnected = (channel: string) =>
    points.some((point) => point.channel === channel && point.state !== 'claimed');
  // Runs even if no address is connected, because an unused code or link could still connect one.
  await disconnectAddress(tx, 'telegram');
  await disconnectAddress(tx, 'whatsapp');
  const { url: feedUrl } = await readCalendarFeed(tx);
  await deleteFeed(tx);
  const connectors = await deleteConnectors(tx);
  return {
    ended: [
      ...(isConnected('whatsapp') ? ['WhatsApp'] : []),
      ...(isConnected('telegram') ? ['Telegram'] : []),
      ...(feedUrl ? ['the private calendar address'] : []),
      ...(connectors.length > 0 ? ['the connected calendar'] : []),
    ],
    revoke: (ctx) => revokeTokens(ctx, connectors),
  };
}
