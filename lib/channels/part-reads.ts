import { channelOrders, contactPoints, keptMails, webhookLogs } from '@/db/schema/channels';
import { forgetInbound } from '@/lib/channels/inbound/inbound-writes';
import type { FeaturePart } from '@/lib/feature';

export const channelsPart: FeaturePart = {
  tables: [
    { table: contactPoints, secret: ['proof_hash'] },
    { table: channelOrders },
    // A stored mail can contain a link that gives access to the account.
    { table: keptMails, secret: ['text', 'html'] },
    { table: webhookLogs },
  ],
  forget: forgetInbound,
};
