import { audit } from '@/db/schema/admin';
import type { Ctx } from '@/lib/context';

export interface AuditEntry {
  /** The operator; null for the command line. */
  actorId: string | null;
  /** room.act, like admin.create */
  action: string;
  /** What it was done to: an id or a key. */
  subject: string;
  /** Only what changed, without secrets. */
  before?: object | null;
  after?: object | null;
}

/** Writes down what an operator did; call it in the transaction of the act. */
export async function recordAudit(ctx: Ctx, entry: AuditEntry): Promise<void> {
  await ctx.db.insert(audit).values({ ...entry, createdAt: ctx.now() });
}
