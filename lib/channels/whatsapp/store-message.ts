import type { StoredInbound } from '@/lib/channels/inbound/inbound-writes';
import { receiveInbound } from '@/lib/channels/receive';
import { parseMessage } from '@/lib/channels/whatsapp/parse';
import type { Ctx } from '@/lib/context';

export async function receiveMessage(ctx: Ctx, form: Record<string, string>): Promise<StoredInbound> {
  return receiveInbound(ctx, parseMessage(form));
}
