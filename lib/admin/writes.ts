import { and, desc, eq, gt } from 'drizzle-orm';
import { audit } from '@/db/schema/admin';
import type { Ctx, UserCtx } from '@/lib/context';

export interface AuditEntry {
  /** The id of the admin; null for the command line. */
  actorId: string | null;
  /** feature.action, like admin.create */
  action: string;
  /** The id or key of what was changed. */
  subject: string;
  /** The changed values, without secrets. */
  before?: object | null;
  after?: object | null;
}

/** Records what an admin did. Call it in the same transaction as the change. */
export async function recordAudit(ctx: Ctx, entry: AuditEntry): Promise<void> {
  await ctx.db.insert(audit).values({ ...entry, createdAt: ctx.now() });
}

/** A save within this time of the previous one belongs to the same edit. Milliseconds. */
const sameEditMs = 60_000;

/**
 * Records an edit by a form that saves with every keystroke. If the admin's last entry belongs to the same edit, updates that entry
 * instead of adding one.
 */
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

/** Returns whether a change switches a command on or off. Such a change always gets an entry of its own. */
function isSwitch({ before, after }: { before: unknown; after: unknown }): boolean {
  return isActiveIn(before) !== isActiveIn(after);
}

function isActiveIn(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'isActive' in value ? value.isActive : undefined;
}

/** Removes the contents of audit entries about a user who is being deleted. The entries themselves remain. */
export async function forgetInAudit(ctx: UserCtx): Promise<void> {
  await ctx.db
    .update(audit)
    .set({ subject: 'deleted account', before: null, after: null })
    .where(eq(audit.subject, ctx.user.id));
}
