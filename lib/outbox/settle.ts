import { reachOf } from '@/lib/channels/contact-reads';
import { closeAnsweringWindows } from '@/lib/channels/reach-writes';
import { windowClosedCode } from '@/lib/channels/rules';
import { type Ctx, inTransaction } from '@/lib/context';
import type { DeliveryKinds } from '@/lib/outbox/kinds';
import { publishDeliveryJobs } from '@/lib/outbox/plan-due';
import { planResend } from '@/lib/outbox/plan-writes';
import type { PlannedDelivery } from '@/lib/outbox/reads';
import { diedCode, isProgress, isRetryable, leastCertain, templatePart } from '@/lib/outbox/rules';
import {
  type Attempt,
  claimUnsettledAttempts,
  giveUpAttempt,
  knownProviderIds,
  listAttempts,
  lockAttempt,
  recheckAttemptAt,
  setAttemptOutcome,
} from '@/lib/outbox/sending/attempt-writes';
import { fingerprintLength, matchesFingerprint } from '@/lib/outbox/sending/fingerprint';
import { formsOf } from '@/lib/outbox/sending/routes';
import { findResendable } from '@/lib/outbox/text-reads';
import { lockMessage, setMessageOutcome } from '@/lib/outbox/writes';
import type { SentMessage } from '@/lib/ports';

const minuteMs = 60_000;
const recheckMs = 5 * minuteMs;
const giveUpMs = 15 * minuteMs;
const checkLimit = 500;
const checkLeaseMs = 5 * minuteMs;
const clockSkewMs = minuteMs;

type Report = Omit<SentMessage, 'text' | 'providerId'> & { providerId: string | null };

/**
 * Stores the provider's `report` on an attempt. If the whole message has failed and another channel is left,
 * plans the message again.
 */
export function settleAttempt(ctx: Ctx, attemptId: string, report: Report): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const attempt = await lockAttempt(tx, attemptId);
    if (!attempt || !isProgress(attempt.state, report.state)) return;
    await setAttemptOutcome(tx, attemptId, report);
    // Reports of two parts run one after the other, so that the second sees what the first has written.
    await lockMessage(tx, attempt.deliveryId);
    const isWindowClosed = report.errorCode === windowClosedCode && attempt.part !== templatePart;
    if (isWindowClosed && attempt.contactPointId) {
      await closeAnsweringWindows(tx, [attempt.contactPointId], attempt.createdAt);
      return planResend(tx, attempt.deliveryId);
    }
    const attempts = await listAttempts(tx, [attempt.deliveryId]);
    // A refusal by another channel or of another form says nothing about this form.
    const ofForm = attempts.filter((one) => isSameForm(one, attempt));
    const lastOfParts = [...Map.groupBy(ofForm, ({ part }) => part).values()].flatMap(
      (all) => all.toSorted((a, b) => b.attemptNumber - a.attemptNumber)[0] ?? [],
    );
    // A part that is being sent or will be sent again settles the message later.
    if (lastOfParts.some((one) => one.state === 'sending' || isRetryable(one))) return;
    const outcome = leastCertain(lastOfParts.map(({ state }) => state));
    // The ports only tell which channels are set up; nothing is sent here.
    const withPorts = { ...tx, ports: ctx.ports };
    if (outcome === 'failed' && (await hasNextChannel(withPorts, attempt.deliveryId, attempts)))
      return planResend(tx, attempt.deliveryId);
    await setMessageOutcome(tx, attempt.deliveryId, outcome);
  });
}

function isSameForm(one: Attempt, other: Attempt): boolean {
  return one.channel === other.channel && (one.part === templatePart) === (other.part === templatePart);
}

async function hasNextChannel(ctx: Ctx, deliveryId: string, attempts: Attempt[]): Promise<boolean> {
  const message = await findResendable(ctx, deliveryId);
  if (!message || attempts.some(({ state }) => state !== 'failed')) return false;
  const { id, kind, body: text, userId } = message;
  const recipient = (await reachOf(ctx, [userId])).get(userId);
  if (!recipient) return false;
  const [form] = formsOf(ctx, { id, kind, text, template: undefined }, recipient, attempts);
  return form.by !== 'dashboard';
}

/**
 * Looks in the provider's list of sent messages for attempts without a report. If the list proves that a
 * message was not sent, plans the message again. If there is no proof after 15 minutes, plans only deliveries
 * of kinds with `resendIfUnproven` again.
 */
export async function settleUnreported(ctx: Ctx, kinds: DeliveryKinds): Promise<void> {
  const now = ctx.now();
  const resent: PlannedDelivery[] = [];
  const until = new Date(now.getTime() + checkLeaseMs);
  const unsettled = await claimUnsettledAttempts(ctx, checkLimit, until);
  if (unsettled.length === checkLimit) ctx.afterCommit.wakeAt(now);
  const renderedKinds = Object.keys(kinds).filter((kind) => kinds[kind]?.resendIfUnproven);
  for (const attempt of mostSpecificFirst(unsettled)) {
    const found = await findReport(ctx, attempt);
    const disprovenAt = attempt.createdAt.getTime() + disproofMs(attempt, found.listedWithinMs);
    if (found.report) await settleAttempt(ctx, attempt.id, found.report);
    else if (disprovenAt <= now.getTime())
      resent.push(
        ...(await giveUpAttempt(ctx, attempt.id, { isDisproven: true, renderedKinds, askAgainAt: null })),
      );
    else if (now.getTime() - attempt.createdAt.getTime() < giveUpMs)
      await recheckAttemptAt(ctx, attempt.id, new Date(Math.min(now.getTime() + recheckMs, disprovenAt)));
    else {
      const askAgainAt = found.isUnreadable ? new Date(now.getTime() + recheckMs) : null;
      resent.push(
        ...(await giveUpAttempt(ctx, attempt.id, { isDisproven: false, renderedKinds, askAgainAt })),
      );
    }
  }
  await publishDeliveryJobs(ctx, resent);
}

// After this time, a message missing in the provider's list counts as not sent.
function disproofMs({ state, errorCode }: Attempt, listedWithinMs: number | null): number {
  if (listedWithinMs === null) return Number.POSITIVE_INFINITY;
  const hasDied = state === 'sending' || errorCode === diedCode;
  return hasDied ? listedWithinMs : Math.max(listedWithinMs, giveUpMs);
}

// A listed message may also contain the text of a shorter attempt.
function mostSpecificFirst(attempts: Attempt[]): Attempt[] {
  const length = ({ fingerprint }: Attempt) => fingerprintLength(fingerprint ?? '');
  return attempts.toSorted((a, b) => length(b) - length(a));
}

interface Listing {
  report: Report | null;
  /** Maximum milliseconds from sending until the provider lists a message; null if unknown. */
  listedWithinMs: number | null;
  isUnreadable: boolean;
}

const noListing: Listing = { report: null, listedWithinMs: null, isUnreadable: false };

async function findReport(ctx: Ctx, attempt: Attempt): Promise<Listing> {
  const { address, fingerprint, createdAt, channel, provider } = attempt;
  const messenger = ctx.ports.messengers[channel];
  if (!address || !fingerprint || !messenger?.sentTo || messenger.provider !== provider) return noListing;
  const since = new Date(createdAt.getTime() - clockSkewMs);
  const listed = await messenger.sentTo(address, since).catch(() => null);
  if (!listed) return { ...noListing, isUnreadable: messenger.listedWithinSeconds !== undefined };
  const matching = listed
    .filter(({ text }) => matchesFingerprint(fingerprint, text))
    .toSorted((a, b) => a.text.length - b.text.length);
  const known = await knownProviderIds(
    ctx,
    provider,
    matching.map(({ providerId }) => providerId),
  );
  const { listedWithinSeconds } = messenger;
  return {
    report: matching.find(({ providerId }) => !known.has(providerId)) ?? null,
    listedWithinMs: listedWithinSeconds === undefined ? null : listedWithinSeconds * 1000,
    isUnreadable: false,
  };
}
