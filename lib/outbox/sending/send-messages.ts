import type { DeliveryState } from '@/db/schema/deliveries';
import { closeAnsweringWindows, markDead } from '@/lib/channels/reach-writes';
import { rulesOf, splitBody, windowClosedCode } from '@/lib/channels/rules';
import type { Ctx } from '@/lib/context';
import type { Lease } from '@/lib/lease';
import {
  changeFormSeconds,
  diedCode,
  isRetryable,
  leastCertain,
  templatePart,
  unreachableCode,
} from '@/lib/outbox/rules';
import {
  type Attempt,
  type AttemptOutcome,
  finishAttempts,
  startAttempts,
} from '@/lib/outbox/sending/attempt-writes';
import { fingerprint, templateFingerprint } from '@/lib/outbox/sending/fingerprint';
import type { Route } from '@/lib/outbox/sending/routes';
import { type Delay, isLongWait, loadSendLimits, type SendLimits } from '@/lib/outbox/sending/send-limits';
import { type OutboundMessage, SendError } from '@/lib/ports';

export interface OutgoingMessage {
  delivery: OutboundMessage['delivery'];
  route: Route;
  text: string;
  template?: OutboundMessage['template'];
  buttons: NonNullable<OutboundMessage['buttons']>;
  attempts: Attempt[];
}

/**
 * The result of sending a message. If some pieces of the text may have arrived (`isPartlySent`), a further
 * attempt must use the same text and channel.
 */
export type SendResult = { isPartlySent: boolean } & (
  | { state: 'done'; outcome: DeliveryState; channel: string | null }
  /**
   * The message must wait. If `isHeldBack` is true, another channel may send it now, because the provider is
   * switched off or failing, or because the wait is long.
   */
  | { state: 'postponed'; retryAfterSeconds: number; isHeldBack: boolean }
);

const sendingBudgetMs = 240_000;
const overBudgetRetrySeconds = 5;
const defaultRetrySeconds = 10;
const firstCheckMs = 60_000;
const goneCode = 'gone';
const concurrency = 20;

/** Sends messages. Returns the results by `delivery.id`. */
export async function sendMessages(
  ctx: Ctx,
  messages: OutgoingMessage[],
  lease: Lease,
): Promise<Map<string, SendResult>> {
  const byProvider = Map.groupBy(messages, ({ route }) => route.messenger.provider);
  const results = await Promise.all([...byProvider.values()].map((some) => sendThroughOne(ctx, some, lease)));
  return new Map(results.flatMap((some) => [...some]));
}

async function sendThroughOne(
  ctx: Ctx,
  messages: OutgoingMessage[],
  lease: Lease,
): Promise<Map<string, SendResult>> {
  const [first] = messages;
  if (!first) return new Map();
  const isListed = first.route.messenger.sentTo !== undefined;
  const limits = await loadSendLimits(
    ctx,
    first.route,
    messages.map(({ route }) => route.address),
  );
  const tasks = messages.map((message): Task => {
    const parts = partsOf(message);
    const isOpen = parts.some(({ state }) => state === 'open');
    return { message, parts, delay: isOpen ? limits.delayFor(message.route.address) : null };
  });
  await recordAttempts(ctx, tasks);
  const outcomes: AttemptOutcome[] = tasks.flatMap(({ parts }) =>
    parts.flatMap(({ lostId }) =>
      lostId ? [{ id: lostId, state: 'unknown' as const, errorCode: diedCode }] : [],
    ),
  );
  const unsaved = [...outcomes];
  const save = () => finishAttempts(ctx, unsaved.splice(0));
  const results = new Map<string, SendResult>();
  const waiting = [...tasks];
  const stopAt = ctx.now().getTime() + sendingBudgetMs;
  async function work(): Promise<void> {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      const isInTime = ctx.now().getTime() <= stopAt && lease.isHeld();
      const own = isInTime ? null : { seconds: overBudgetRetrySeconds, isHeldBack: false };
      const delay = task.delay ?? (await limits.delayOfAll()) ?? own;
      const { finished, result } = await sendTask(ctx, limits, { ...task, delay });
      outcomes.push(...finished);
      unsaved.push(...finished);
      // Without a list of sent messages, all unsaved messages would be sent again after a crash.
      if (!isListed && unsaved.length >= concurrency) await save();
      results.set(task.message.delivery.id, result);
    }
  }
  await Promise.all(Array.from({ length: Math.min(concurrency, tasks.length) }, work));
  await save();
  await limits.save();
  await closeAnsweringWindows(ctx, contactPointsWith(windowClosedCode, outcomes, tasks));
  await markDead(ctx, contactPointsWith(goneCode, outcomes, tasks));
  if (outcomes.some(({ state }) => state === 'unknown'))
    ctx.afterCommit.wakeAt(new Date(ctx.now().getTime() + firstCheckMs));
  return results;
}

interface Task {
  message: OutgoingMessage;
  parts: Part[];
  delay: Delay | null;
}

interface Part {
  index: number;
  text: string;
  fingerprint: string;
  attemptCount: number;
  /** 'open' if the part must be sent now; otherwise the outcome of an earlier attempt. */
  state: 'open' | DeliveryState;
  lostId: string | null;
  attemptId: string | null;
}

function partsOf({ route, text, template, attempts }: OutgoingMessage): Part[] {
  const parts = template
    ? [
        {
          index: templatePart,
          text: Object.values(template.variables).join('\n'),
          fingerprint: templateFingerprint(template.variables),
        },
      ]
    : splitBody(text, rulesOf(route.channel).maxLength).map((part, index) => ({
        index,
        text: part,
        fingerprint: fingerprint(part),
      }));
  return parts.map((part) => {
    const earlier = attempts.filter(
      ({ channel, part: index }) => channel === route.channel && index === part.index,
    );
    const last = earlier.find((attempt) => !isRetryable(attempt));
    const lostId = last?.state === 'sending' ? last.id : null;
    const state = lostId ? 'unknown' : (last?.state ?? 'open');
    return { ...part, attemptCount: earlier.length, state, lostId, attemptId: null };
  });
}

async function recordAttempts(ctx: Ctx, tasks: Task[]): Promise<void> {
  const open = tasks.flatMap(({ message, parts, delay }) =>
    parts.flatMap((part) => (part.state === 'open' && delay === null ? [{ part, message }] : [])),
  );
  const ids = await startAttempts(
    ctx,
    open.map(({ message: { delivery, route }, part }) => ({
      deliveryId: delivery.id,
      contactPointId: route.contactPointId,
      channel: route.channel,
      provider: route.messenger.provider,
      part: part.index,
      attemptNumber: part.attemptCount + 1,
      address: route.address,
      fingerprint: part.fingerprint,
    })),
  );
  for (const [index, { part }] of open.entries()) part.attemptId = ids[index] ?? null;
}

async function sendTask(
  ctx: Ctx,
  limits: SendLimits,
  { message, parts, delay: initialDelay }: Task,
): Promise<{ finished: AttemptOutcome[]; result: SendResult }> {
  const { channel } = message.route;
  const finished: AttemptOutcome[] = [];
  const states: DeliveryState[] = [];
  let delay = initialDelay;
  for (const [index, { state, text, attemptId }] of parts.entries()) {
    const isStopped = delay !== null || states.includes('failed');
    if (attemptId && isStopped) finished.push({ id: attemptId, state: 'failed', errorCode: 'not tried' });
    else if (attemptId) {
      await limits.waitForTurn();
      const { outcome, retryAfterSeconds } = await sendPart(message, {
        text,
        sendId: attemptId,
        part: { index, count: parts.length },
      });
      limits.recordResult(outcome.state === 'unknown' || outcome.errorCode === unreachableCode);
      finished.push(outcome);
      delay = retryAfterSeconds === null ? null : { seconds: retryAfterSeconds, isHeldBack: false };
      if (delay === null) states.push(outcome.state);
    } else if (state !== 'open') states.push(state);
  }
  const isPartlySent = states.some((state) => state !== 'failed');
  if (delay === null)
    return { finished, result: { state: 'done', outcome: leastCertain(states), channel, isPartlySent } };
  const isHeldBack = !isPartlySent && (delay.isHeldBack || isLongWait(ctx, message, delay));
  return {
    finished,
    result: { state: 'postponed', retryAfterSeconds: delay.seconds, isPartlySent, isHeldBack },
  };
}

async function sendPart(
  { delivery, route, template, buttons }: OutgoingMessage,
  part: Pick<OutboundMessage, 'text' | 'sendId' | 'part'>,
): Promise<{ outcome: AttemptOutcome; retryAfterSeconds: number | null }> {
  const { sendId: attemptId } = part;
  const message = { ...part, delivery, to: route.address, buttons, ...(template ? { template } : {}) };
  const failed = (errorCode: string) => ({ id: attemptId, state: 'failed' as const, errorCode });
  try {
    const { providerId, state } = await route.messenger.send(message);
    return { outcome: { id: attemptId, state, providerId }, retryAfterSeconds: null };
  } catch (error) {
    if (!(error instanceof SendError)) throw error;
    const { kind, reason, retryAfterSeconds = defaultRetrySeconds } = error;
    if (kind === 'limited') return { outcome: failed('rate limit'), retryAfterSeconds };
    if (kind === 'unreachable') return { outcome: failed(unreachableCode), retryAfterSeconds };
    const canChangeForm = reason === windowClosedCode && route.contactPointId !== null && !template;
    if (canChangeForm) return { outcome: failed(windowClosedCode), retryAfterSeconds: changeFormSeconds };
    if (kind === 'gone') return { outcome: failed(goneCode), retryAfterSeconds: null };
    if (kind === 'refused') return { outcome: failed(reason), retryAfterSeconds: null };
    return { outcome: { id: attemptId, state: 'unknown', errorCode: reason }, retryAfterSeconds: null };
  }
}

function contactPointsWith(code: string, outcomes: AttemptOutcome[], tasks: Task[]): string[] {
  const ended = new Set(outcomes.flatMap(({ id, errorCode }) => (errorCode === code ? [id] : [])));
  return tasks.flatMap(({ message: { route }, parts }) =>
    parts.flatMap(({ attemptId }) =>
      attemptId && ended.has(attemptId) && route.contactPointId ? [route.contactPointId] : [],
    ),
  );
}
