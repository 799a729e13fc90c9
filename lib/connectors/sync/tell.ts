import type { Ctx } from '@/lib/context';
import { planDelivery } from '@/lib/deliveries/plan-writes';

const soonMs = 15_000;

/** Tells a person something about their calendar, once for a slot. */
export async function tell(ctx: Ctx, userId: string, slot: string, body: string): Promise<void> {
  await planDelivery(ctx, { userId, kind: 'notice', slot, body });
  // A wake takes up what no job was sent for.
  ctx.due.note(new Date(ctx.now().getTime() + soonMs));
}
