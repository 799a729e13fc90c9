import { closeAnsweringWindows } from '@/lib/channels/contact-writes';
import { type Ctx, inTransaction } from '@/lib/context';
import type { DeliveryKinds } from '@/lib/deliveries/kinds';
import { publishDeliveryJobs } from '@/lib/deliveries/plan-due';
import { planResend } from '@/lib/deliveries/plan-writes';
import {
  changeFormSeconds,
  isProgress,
  isRetryable,
  leastCertain,
  templatePart,
  windowClosedCode,
} from '@/lib/deliveries/rules';
import {
  type Attempt,
  claimUnsettledAttempts,
  giveUpAttempt,
  knownProviderIds,
  listAttempts,
  lockAttempt,
  recheckAttemptAt,
  setAttemptOutcome,
} from '@/lib/deliveries/sending/attempt-writes';
import { fingerprintLength, matchesFingerprint } from '@/lib/deliveries/sending/fingerprint';
import { lockMessage, setMessageOutcome } from '@/lib/deliveries/writes';
import type { SentMessage } from '@/lib/ports';

const minuteMs = 60_000;
const recheckMs = 5 * minuteMs;
/** A message that the provider does not list for this long counts as not sent. */
const giveUpMs = 15 * minuteMs;
/** One wake checks this many attempts at most. */
const checkLimit = 500;
/** Longer than checking that many takes; a check that died is repeated after it. */
const checkLeaseSeconds = 300;
/** The provider's clock may be behind ours by this much. */
const clockSkewMs = minuteMs;

type Report = Omit<SentMessage, 'text' | 'providerId'> & { providerId: string | null };

/**
 * Settles an attempt by what the provider reports about it. Reports arrive more than once and in any order, so a state only moves
 * forward. A message that failed is shown on the dashboard instead, except a reply.
 */
export function settleAttempt(ctx: Ctx, attemptId: string, report: Report): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const attempt = await lockAttempt(tx, attemptId);
    if (!attempt || !isProgress(attempt.state, report.state)) return;
    await setAttemptOutcome(tx, attemptId, report);
    // Reports of two parts at the same time wait for each other here: the second sees what the first wrote.
    await lockMessage(tx, attempt.deliveryId);
    const isWindowClosed = report.errorCode === windowClosedCode && attempt.part !== templatePart;
    if (isWindowClosed && attempt.contactPointId) {
      await closeAnsweringWindows(tx, [attempt.contactPointId], attempt.createdAt);
      const sendAt = new Date(tx.now().getTime() + changeFormSeconds * 1000);
      await planResend(tx, attempt.deliveryId, sendAt);
      tx.afterCommit.wakeAt(sendAt);
      return;
    }
    const attempts = await listAttempts(tx, [attempt.deliveryId]);
    const lastOfParts = [...Map.groupBy(attempts, ({ part }) => part).values()].flatMap(
      (all) => all.toSorted((a, b) => b.attemptNumber - a.attemptNumber)[0] ?? [],
    );
    // A part that is being sent or will be sent again settles the message later.
    if (lastOfParts.some((one) => one.state === 'sending' || isRetryable(one))) return;
    await setMessageOutcome(tx, attempt.deliveryId, leastCertain(lastOfParts.map(({ state }) => state)));
  });
}

/**
 * Settles attempts without a report by the provider's list of sent messages. An attempt that is not listed within 15 minutes is
 * given up: deliveries of kinds with `resendIfUnproven` are sent again, all others stay unknown.
 */
export async function settleUnreported(ctx: Ctx, kinds: DeliveryKinds): Promise<void> {
  const now = ctx.now();
  const resent: { id: string; userId: string }[] = [];
  const unsettled = await claimUnsettledAttempts(ctx, checkLimit, checkLeaseSeconds);
  if (unsettled.length === checkLimit) ctx.afterCommit.wakeAt(now);
  const resendKinds = Object.keys(kinds).filter((kind) => kinds[kind]?.resendIfUnproven);
  for (const attempt of mostSpecificFirst(unsettled)) {
    const report = await findReport(ctx, attempt);
    if (report) await settleAttempt(ctx, attempt.id, report);
    else if (now.getTime() - attempt.createdAt.getTime() < giveUpMs) {
      const at = new Date(now.getTime() + recheckMs);
      await recheckAttemptAt(ctx, attempt.id, at);
      ctx.afterCommit.wakeAt(at);
    } else resent.push(...(await giveUpAttempt(ctx, attempt.id, resendKinds)));
  }
  await publishDeliveryJobs(ctx, resent);
}

/** A template's message can also contain the text of a shorter one, so the longer one must find its own first. */
function mostSpecificFirst(attempts: Attempt[]): Attempt[] {
  const length = ({ fingerprint }: Attempt) => fingerprintLength(fingerprint ?? '');
  return attempts.toSorted((a, b) => length(b) - length(a));
}

/** Finds the attempt in the provider's list: same address, same text, not older, and not the message of another attempt. */
async function findReport(ctx: Ctx, { address, fingerprint, createdAt }: Attempt): Promise<Report | null> {
  if (!address || !fingerprint) return null;
  const { messenger } = ctx.ports;
  const listed = await messenger.sentTo(address, new Date(createdAt.getTime() - clockSkewMs)).catch(() => []);
  const matching = listed
    .filter(({ text }) => matchesFingerprint(fingerprint, text))
    .toSorted((a, b) => a.text.length - b.text.length);
  const known = await knownProviderIds(
    ctx,
    messenger.provider,
    matching.map(({ providerId }) => providerId),
  );
  return matching.find(({ providerId }) => !known.has(providerId)) ?? null;
}
