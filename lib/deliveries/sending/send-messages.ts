import type { DeliveryState } from '@/db/schema/deliveries';
import { closeAnsweringWindows } from '@/lib/channels/contact-writes';
import { splitBody } from '@/lib/channels/rules';
import type { Ctx } from '@/lib/context';
import {
  batchLeaseSeconds,
  changeFormSeconds,
  isRetryable,
  leastCertain,
  probeIntervalSeconds,
  templatePart,
  unreachableCode,
  windowClosedCode,
} from '@/lib/deliveries/rules';
import {
  type Attempt,
  type AttemptOutcome,
  finishAttempts,
  startAttempts,
} from '@/lib/deliveries/sending/attempt-writes';
import { fingerprint, templateFingerprint } from '@/lib/deliveries/sending/fingerprint';
import { loadSendLimits, type SendLimits } from '@/lib/deliveries/sending/send-limits';
import { type OutboundMessage, SendError } from '@/lib/ports';

/** A message to one address, with the attempts made to send it so far. */
export interface OutgoingMessage {
  deliveryId: string;
  contactPointId: string | null;
  /** E.164 */
  address: string;
  text: string;
  /** Sent instead of the text. */
  template?: OutboundMessage['template'];
  attempts: Attempt[];
}

/** What became of a message. It is postponed if a limit holds it back, or if it has to be sent in another form. */
export type SendResult =
  | { state: 'done'; outcome: DeliveryState }
  /** isPartlySent: its text must not change any more. */
  | { state: 'postponed'; retryAfterSeconds: number; isPartlySent: boolean };

/** No message is started after this, so that the job ends before its limit of 300 s; the rest goes to another job. */
const sendingBudgetMs = 240_000;
const overBudgetRetrySeconds = 5;
/** If the provider asks to wait and does not say how long. */
const defaultRetrySeconds = 10;
/** An attempt with an unknown outcome is first checked after this. */
const firstCheckMs = 60_000;
/** Messages sent at the same time. The parts of one message are sent one after the other. */
const concurrency = 20;

/**
 * Sends messages part by part and returns their results by delivery id. Every attempt is recorded before it is made; a part whose
 * earlier attempt has no outcome counts as unknown and is not sent again here. Five statements, however many messages.
 */
export async function sendMessages(ctx: Ctx, messages: OutgoingMessage[]): Promise<Map<string, SendResult>> {
  if (messages.length === 0) return new Map();
  const limits = await loadSendLimits(
    ctx,
    messages.map(({ address }) => address),
  );
  const tasks = messages.map((message): Task => {
    const parts = partsOf(message);
    const isOpen = parts.some(({ state }) => state === 'open');
    return { message, parts, delaySeconds: isOpen ? limits.delayFor(message.address) : null };
  });
  await recordAttempts(ctx, tasks);
  const outcomes: AttemptOutcome[] = tasks.flatMap(({ parts }) =>
    parts.flatMap(({ lostId }) => (lostId ? [{ id: lostId, state: 'unknown' as const }] : [])),
  );
  const results = new Map<string, SendResult>();
  const waiting = [...tasks];
  const stopAt = ctx.now().getTime() + sendingBudgetMs;
  async function work(): Promise<void> {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      const budgetDelay = ctx.now().getTime() > stopAt ? overBudgetRetrySeconds : null;
      const breakerDelay = limits.isBreakerOpen() ? probeIntervalSeconds : budgetDelay;
      const delaySeconds = task.delaySeconds ?? (await limits.switchedOffFor()) ?? breakerDelay;
      const { finished, result } = await sendTask(ctx, limits, { ...task, delaySeconds });
      outcomes.push(...finished);
      results.set(task.message.deliveryId, result);
    }
  }
  await Promise.all(Array.from({ length: Math.min(concurrency, tasks.length) }, work));
  await finishAttempts(ctx, outcomes);
  await limits.save();
  await closeAnsweringWindows(ctx, closedContactPoints(outcomes, tasks));
  if (outcomes.some(({ state }) => state === 'unknown'))
    ctx.afterCommit.wakeAt(new Date(ctx.now().getTime() + firstCheckMs));
  return results;
}

/** A message to be sent; delaySeconds is null if it may be sent now. */
interface Task {
  message: OutgoingMessage;
  parts: Part[];
  delaySeconds: number | null;
}

interface Part {
  /** Its place in the text, or templatePart. */
  index: number;
  text: string;
  fingerprint: string;
  attemptCount: number;
  /** 'open' is to be sent now; anything else is the outcome of an earlier attempt. */
  state: 'open' | DeliveryState;
  /** An earlier attempt without an outcome: its process died. */
  lostId: string | null;
  /** The attempt of this run. */
  attemptId: string | null;
}

function partsOf({ text, template, attempts }: OutgoingMessage): Part[] {
  const parts = template
    ? [
        {
          index: templatePart,
          text: Object.values(template.variables).join('\n'),
          fingerprint: templateFingerprint(template.variables),
        },
      ]
    : splitBody(text).map((part, index) => ({ index, text: part, fingerprint: fingerprint(part) }));
  return parts.map((part) => {
    const earlier = attempts.filter((attempt) => attempt.part === part.index);
    const last = earlier.find((attempt) => !isRetryable(attempt));
    const lostId = last?.state === 'sending' ? last.id : null;
    const state = lostId ? 'unknown' : (last?.state ?? 'open');
    return { ...part, attemptCount: earlier.length, state, lostId, attemptId: null };
  });
}

/** Records an attempt for each part that may be sent now. */
async function recordAttempts(ctx: Ctx, tasks: Task[]): Promise<void> {
  const open = tasks.flatMap(({ message, parts, delaySeconds }) =>
    parts.flatMap((part) => (part.state === 'open' && delaySeconds === null ? [{ part, message }] : [])),
  );
  const ids = await startAttempts(
    ctx,
    ctx.ports.messenger.provider,
    open.map(({ message, part }) => ({
      deliveryId: message.deliveryId,
      contactPointId: message.contactPointId,
      part: part.index,
      attemptNumber: part.attemptCount + 1,
      address: message.address,
      fingerprint: part.fingerprint,
    })),
    batchLeaseSeconds,
  );
  for (const [index, { part }] of open.entries()) part.attemptId = ids[index] ?? null;
}

async function sendTask(
  ctx: Ctx,
  limits: SendLimits,
  { message, parts, delaySeconds: initialDelay }: Task,
): Promise<{ finished: AttemptOutcome[]; result: SendResult }> {
  const finished: AttemptOutcome[] = [];
  const states: DeliveryState[] = [];
  let delaySeconds = initialDelay;
  for (const { state, text, attemptId } of parts) {
    const isStopped = delaySeconds !== null || states.includes('failed');
    if (attemptId && isStopped) finished.push({ id: attemptId, state: 'failed', errorCode: 'not tried' });
    else if (attemptId) {
      await limits.waitForTurn();
      const { outcome, retryAfterSeconds } = await sendPart(ctx, message, text, attemptId);
      limits.recordResult(outcome.state === 'unknown' || outcome.errorCode === unreachableCode);
      finished.push(outcome);
      delaySeconds = retryAfterSeconds;
      if (delaySeconds === null) states.push(outcome.state);
    } else if (state !== 'open') states.push(state);
  }
  if (delaySeconds === null) return { finished, result: { state: 'done', outcome: leastCertain(states) } };
  const isPartlySent = states.some((state) => state !== 'failed');
  return { finished, result: { state: 'postponed', retryAfterSeconds: delaySeconds, isPartlySent } };
}

/** Makes one attempt. `retryAfterSeconds` is null if its outcome is final. */
async function sendPart(
  ctx: Ctx,
  { address, template, contactPointId }: OutgoingMessage,
  text: string,
  attemptId: string,
): Promise<{ outcome: AttemptOutcome; retryAfterSeconds: number | null }> {
  const message = {
    channel: 'whatsapp' as const,
    to: address,
    text,
    sendId: attemptId,
    ...(template ? { template } : {}),
  };
  const failed = (errorCode: string) => ({ id: attemptId, state: 'failed' as const, errorCode });
  try {
    const { providerId, state } = await ctx.ports.messenger.send(message);
    return { outcome: { id: attemptId, state, providerId }, retryAfterSeconds: null };
  } catch (error) {
    if (!(error instanceof SendError)) throw error;
    const { kind, reason, retryAfterSeconds = defaultRetrySeconds } = error;
    if (kind === 'limited') return { outcome: failed('rate limit'), retryAfterSeconds };
    if (kind === 'unreachable') return { outcome: failed(unreachableCode), retryAfterSeconds };
    const canChangeForm = reason === windowClosedCode && contactPointId !== null && !template;
    if (canChangeForm) return { outcome: failed(windowClosedCode), retryAfterSeconds: changeFormSeconds };
    if (kind === 'refused') return { outcome: failed(reason), retryAfterSeconds: null };
    return { outcome: { id: attemptId, state: 'unknown', errorCode: reason }, retryAfterSeconds: null };
  }
}

/** Returns the contact points whose answering window the provider found closed. */
function closedContactPoints(outcomes: AttemptOutcome[], tasks: Task[]): string[] {
  const closed = new Set(
    outcomes.flatMap(({ id, errorCode }) => (errorCode === windowClosedCode ? [id] : [])),
  );
  return tasks.flatMap(({ message, parts }) =>
    parts.flatMap(({ attemptId }) =>
      attemptId && closed.has(attemptId) && message.contactPointId ? [message.contactPointId] : [],
    ),
  );
}
