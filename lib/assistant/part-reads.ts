import { sql } from 'drizzle-orm';
import {
  choices,
  conversations,
  mentions,
  messages,
  turnSteps,
  turns,
  usageDays,
} from '@/db/schema/assistant';
import { users } from '@/db/schema/auth';
import { settingsRestored } from '@/lib/assistant/change-zone';
import { forgetConversations } from '@/lib/assistant/conversation/writes';
import type { FeaturePart } from '@/lib/feature';

export const assistantPart: FeaturePart = {
  tables: [
    { table: conversations, secret: ['holder'] },
    { table: messages },
    { table: turns },
    { table: turnSteps, owner: sql`(select user_id from ${turns} u where u.id = t.turn_id)` },
    { table: usageDays },
    { table: choices },
    { table: mentions },
  ],
  undo: [{ table: users, restored: settingsRestored }],
  forget: forgetConversations,
  counts: ({ id }) => ({
    messages: sql`(select coalesce(sum(messages), 0) from ${usageDays} where user_id = ${id}::uuid)`,
  }),
  uses: [
    sql`exists (select from ${messages} where user_id = p.user_id and is_from_user and created_at >= p.silent_from)`,
  ],
};
