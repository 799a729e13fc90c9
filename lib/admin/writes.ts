import { and, desc, eq, gt } from 'drizzle-orm';
import { audit } from '@/db/schema/admin';
import type { Ctx, UserCtx } from '@/lib/context';

export interface AuditEntry {
  actorId: string | null;
  /** The feature and the action, such as "admin.create". */
  action: string;
  subject: string;
  before?: object | null;
  after?: object | null;
}

/** Adds an entry to the audit record of admins. Call this in the same transaction as the change. */
export async function recordAudit(ctx: Ctx, entry: AuditEntry): Promise<void> {
  await ctx.db.insert(audit).values({ ...entry, createdAt: ctx.now() });
}

const sameEditMs = 60_000;

export async function recordEdit(ctx: Ctx, entry: AuditEntry & { actorId: string }): Promise<void> {
  const now = ctx.now();
  const [last] = await ctx.db
    .select()
    .from(audit)
    .where(and(eq(audit.actorId, entry.actorId), gt(audit.createdAt, new Date(now.getTime() - sameEditMs))))
    .orderBy(desc(audit.createdAt), audit.id)
    .limit(1);
  const isSameEdit = last?.action === entry.action && last.subject === entry.subject;
  if (!last || !isSameEdit || isSwitch(last)) return recordAudit(ctx, entry);
  await ctx.db.update(audit).set({ after: entry.after, createdAt: now }).where(eq(audit.id, last.id));
}

function isSwitch({ before, after }: { before: unknown; after: unknown }): boolean {
  return isActiveIn(before) !== isActiveIn(after);
}

function isActiveIn(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'isActive' in value ? value.isActive : undefined;
}

export async function forgetInAudit(ctx: UserCtx): Promise<void> {
  await ctx.db
    .update(audit)
    .set({ subject: 'deleted account', before: null, after: null })
    .where(eq(audit.subject, ctx.user.id));
}
