import { database } from '@/db/client';
import { closeLeftTalks, handOutAnalyses } from '@/lib/assistant/journal-upkeep';
import { freeTalks } from '@/lib/assistant/talk-writes';
import { sweepSessions } from '@/lib/auth/session-writes';
import { sweepThrottle } from '@/lib/auth/throttle-writes';
import { sweepBodies } from '@/lib/channels/log-writes';
import { stalledTalks } from '@/lib/channels/reads';
import { nudgeDueCalendars } from '@/lib/connectors/sync/nudge';
import { freeSyncs } from '@/lib/connectors/writes';
import type { Ctx } from '@/lib/context';
import { dailyKind } from '@/lib/daily-reminders/due';
import { dailyTestKind } from '@/lib/daily-reminders/send';
import { deliverChunk } from '@/lib/deliveries/deliver';
import type { Kinds } from '@/lib/deliveries/kinds';
import { nextWaiting, stalledDeliveries } from '@/lib/deliveries/reads';
import { type Planned, publishChunks, runDue } from '@/lib/deliveries/run-due';
import { reconcile } from '@/lib/deliveries/settle';
import { freeDeliveries } from '@/lib/deliveries/writes';
import { journalKind, journalNowKind } from '@/lib/journal/due';
import { recapKind } from '@/lib/recaps/due';
import { scheduleMissingRecaps } from '@/lib/recaps/writes';
import { leadKind, reminderKind, snoozeKind } from '@/lib/reminders/due';
import { nagKind } from '@/lib/reminders/nag';
import { setArmed } from '@/lib/scheduler/writes';
import { socialKind, socialLeadKind } from '@/lib/social/due';
import { foldTallies, sweepTallies } from '@/lib/stats/writes';

/** Who handles what is due: the one place where a schedule's kind meets its room. */
const kinds: Kinds = {
  reminder: reminderKind,
  daily: dailyKind,
  daily_test: dailyTestKind,
  social: socialKind,
  social_lead: socialLeadKind,
  recap: recapKind,
  journal: journalKind,
  journal_now: journalNowKind,
  lead: leadKind,
  nag: nagKind,
  snooze: snoozeKind,
};

/** A message or delivery this old has lost its nudge, or its job has died. */
const stalledAfterMs = 10_000;

/** A chunk that its sender left is free by then. */
const afterLeaseMs = 340_000;

/**
 * Why a wake comes: something is due, an hour is over, or the process has just begun. At its start even the newest message has lost
 * its nudge, and an embedded database has no other process that could hold a talk or a delivery.
 */
export type Occasion = 'due' | 'hour' | 'start';

/**
 * What is due leaves, what was left behind is taken up again, what expired is dropped; then the wake is armed for the next time
 * something is due. What nobody waits for is done with the hourly one alone.
 */
export async function wake(
  ctx: Ctx,
  occasion: Occasion = 'due',
): Promise<{ planned: number; nudged: number }> {
  const isStart = occasion === 'start';
  if (isStart && (await database()).driver === 'pglite')
    await Promise.all([freeTalks(ctx), freeDeliveries(ctx), freeSyncs(ctx)]);
  // The local queue forgot what it had armed with the process before this one.
  if (isStart) await setArmed(ctx, null);
  const { planned, next } = await runDue(ctx, kinds);
  const { nudged, handed } = await takeUp(ctx, planned, isStart);
  await reconcile(ctx, kinds);
  // Should a sender die, somebody looks when its lease is over.
  if (handed > 0) ctx.due.note(new Date(ctx.now().getTime() + afterLeaseMs));
  await Promise.all([
    // With much to do, who sends it folds.
    ...(planned.length > 0 ? [] : [foldTallies(ctx)]),
    handOutAnalyses(ctx),
    ...(occasion === 'due' ? [] : upkeep(ctx)),
  ]);
  for (const at of [next, await nextWaiting(ctx)]) if (at) ctx.due.note(at);
  return { planned: planned.length, nudged };
}

/** Rows whose time is over go, and what lost its nudge is found. */
function upkeep(ctx: Ctx): Promise<void>[] {
  return [
    sweepSessions(ctx),
    sweepThrottle(ctx),
    sweepBodies(ctx),
    sweepTallies(ctx),
    scheduleMissingRecaps(ctx),
    closeLeftTalks(ctx),
    nudgeDueCalendars(ctx),
  ];
}

/** Sends a chunk of what was planned. */
export async function deliver(ctx: Ctx, ids: string[]): Promise<{ sent: number }> {
  const sent = await deliverChunk(ctx, ids, kinds);
  await foldTallies(ctx);
  return sent;
}

/** Hands to the queue what was just planned, with what was held until now or left behind. */
async function takeUp(
  ctx: Ctx,
  planned: Planned[],
  isStart: boolean,
): Promise<{ nudged: number; handed: number }> {
  const before = new Date(ctx.now().getTime() - (isStart ? 0 : stalledAfterMs));
  const [talks, left] = await Promise.all([stalledTalks(ctx, before), stalledDeliveries(ctx, before)]);
  const all = new Map([...planned, ...left].map((one) => [one.id, one]));
  await publishChunks(ctx, [...all.values()]);
  await ctx.ports.queue.publishAll(
    talks.map((talk) => ({ path: '/api/jobs/reply' as const, body: { talk } })),
  );
  return { nudged: talks.length, handed: all.size };
}
