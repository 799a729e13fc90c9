import { and, desc, eq, gt } from 'drizzle-orm';
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

/** A form that saves with every keystroke makes one entry: each save within a minute of the one before goes on with it. */
const editMs = 60_000;

/** As recordAudit; goes on with the operator's last entry where it is one of the same act on the same thing, and still fresh. */
export async function recordEdit(ctx: Ctx, entry: AuditEntry & { actorId: string }): Promise<void> {
  const now = ctx.now();
  const [last] = await ctx.db
    .select()
    .from(audit)
    .where(and(eq(audit.actorId, entry.actorId), gt(audit.createdAt, new Date(now.getTime() - editMs))))
    .orderBy(desc(audit.createdAt), audit.id)
    .limit(1);
  const isSameEdit = last?.action === entry.action && last.subject === entry.subject;
  if (!last || !isSameEdit || isSwitch(last)) return recordAudit(ctx, entry);
  await ctx.db.update(audit).set({ after: entry.after, createdAt: now }).where(eq(audit.id, last.id));
}

/** Switching on or off is an act of its own. */
function isSwitch({ before, after }: { before: unknown; after: unknown }): boolean {
  return isActiveIn(before) !== isActiveIn(after);
}

function isActiveIn(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'isActive' in value ? value.isActive : undefined;
}
