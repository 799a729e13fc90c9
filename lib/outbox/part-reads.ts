import { sql } from 'drizzle-orm';
import { deliveries, sends } from '@/db/schema/deliveries';
import { schedules } from '@/db/schema/scheduler';
import type { FeaturePart } from '@/lib/feature';
import { forgetReplies } from '@/lib/outbox/writes';

export const outboxPart: FeaturePart = {
  tables: [
    {
      table: deliveries,
      exported: sql`case when t.holds_code then to_jsonb(t) - 'body' else to_jsonb(t) end`,
    },
    { table: sends, owner: sql`(select user_id from ${deliveries} d where d.id = t.delivery_id)` },
    { table: schedules },
  ],
  forget: forgetReplies,
};
