import { contactPoints, webhookLogs } from '@/db/schema/channels';
import { forgetInbound } from '@/lib/channels/inbound-writes';
import type { FeaturePart } from '@/lib/feature';

export const channelsPart: FeaturePart = {
  tables: [{ table: contactPoints, secret: ['proof_hash'] }, { table: webhookLogs }],
  forget: forgetInbound,
};
