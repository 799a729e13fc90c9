import { randomUUID } from 'node:crypto';
import type { DeliveryState } from '@/db/schema/deliveries';
import { fixed, type Held, readRow, type Said, say, sayAgain, sourceOf } from '@/lib/assistant/say';
import { claimTalk, leaseEndsIn, releaseTalk } from '@/lib/assistant/talk-writes';
import { type InboundRow, openInbound, personAt } from '@/lib/channels/reads';
import { simulator } from '@/lib/channels/simulator';
import { beginInbound, failInbound, finishInbound } from '@/lib/channels/writes';
import type { Ctx } from '@/lib/context';
import { plannedAs } from '@/lib/deliveries/reads';
import { sendDelivery } from '@/lib/deliveries/send';
import { AppError } from '@/lib/errors';

/** Outlives the function's limit (300 s) and the provider's (15 s), so that a living job is never overtaken. */
const leaseSeconds = 330;
/** After this a job hands the rest to the next one, well before the platform ends it. */
const drainMs = 200_000;
const maxCrashes = 2;
const maxFailures = 5;

const apology =
  'Sorry, I could not work on your last message. I have set it aside; please send it again in other words.';

export type Drained = { state: 'drained' } | { state: 'later'; afterSeconds: number };

/**
 * Answers a talk's messages one after the other, in the order they came in, under the talk's lease. Where another job holds it,
 * or the provider asks to wait, the queue is asked to come back.
 */
export async function replyToTalk(ctx: Ctx, talk: string): Promise<Drained> {
  const holder = randomUUID();
  // Read together with the lease: one trip less. A row another job finished meanwhile is noticed when it is read.
  const [lease, waiting] = await Promise.all([
    claimTalk(ctx, talk, holder, leaseSeconds).catch(asGone),
    openInbound(ctx, talk, 1),
  ]);
  if (lease === 'gone') return { state: 'drained' };
  // Whoever holds it looks for new rows when it lets go; this is for the case that it dies.
  if (!lease) {
    const seconds = await leaseEndsIn(ctx, talk);
    const end = Math.round(ctx.now().getTime() / 1000) + seconds;
    return later(ctx, talk, seconds, `lease:${talk}:${end}`);
  }
  const held = { talk, holder, question: lease.question };
  const wait = await drain(ctx, held, waiting[0]).finally(() => releaseTalk(ctx, talk, holder));
  if (wait !== null) return later(ctx, talk, wait);
  // A message that came in between our last look and the release found the lease taken: look once more.
  const missed = await openInbound(ctx, talk, 1);
  return missed.length > 0 ? later(ctx, talk, 0) : { state: 'drained' };
}

/** A talk of an account that was deleted has nobody to be answered. */
function asGone(error: unknown): 'gone' {
  if (error instanceof AppError && error.code === 'not_found') return 'gone';
  throw error;
}

/** Answers row after row until none is left; gives the seconds to wait where the rest must come later. */
async function drain(ctx: Ctx, held: Held, first: InboundRow | undefined): Promise<number | null> {
  const started = ctx.now().getTime();
  // Read anew each time: binding a phone moves the rows behind its code to the owner's talk.
  for (let row = first; row; [row] = await openInbound(ctx, held.talk, 1)) {
    if (ctx.now().getTime() - started > drainMs) return 0;
    const wait = await answerRow(ctx, held, row);
    if (wait !== null) return wait;
    held.question = undefined;
  }
  return null;
}

async function later(ctx: Ctx, talk: string, afterSeconds: number, dedupeId?: string): Promise<Drained> {
  await ctx.ports.queue.publish({
    path: '/api/jobs/reply',
    body: { talk },
    delaySeconds: afterSeconds,
    ...(dedupeId ? { dedupeId } : {}),
  });
  return { state: 'later', afterSeconds };
}

/** Answers one row and closes it; gives the seconds to wait where it must be tried again later. */
async function answerRow(base: Ctx, held: Held, row: InboundRow): Promise<number | null> {
  const ctx = isSimulated(row) ? { ...base, ports: { ...base.ports, messenger: simulator } } : base;
  if (row.crashes >= maxCrashes || row.attempts >= maxFailures) return setAside(ctx, row);
  try {
    const [reads] = await Promise.all([readRow(ctx, row), beginInbound(ctx, row.id)]);
    if (!reads) return null;
    return await sendReply(ctx, row, await say(ctx, held, row, reads));
  } catch (error) {
    await failInbound(base, row.id, true);
    throw error;
  }
}

/** Sends a row's reply and closes the row; gives the seconds to wait where the provider asks for them. */
async function sendReply(ctx: Ctx, row: InboundRow, reply: Said): Promise<number | null> {
  const sent = await sendDelivery(ctx, reply.deliveryId);
  if (sent.state === 'put-off') {
    await failInbound(ctx, row.id, false);
    return sent.retryAfterSeconds;
  }
  const status = statusOf[sent.outcome] ?? 'success';
  await finishInbound(ctx, row, { status, response: reply.message, isPrivate: reply.isPrivate });
  return null;
}

/** What the log says of a reply that did not arrive for certain. */
const statusOf: Partial<Record<DeliveryState, string>> = { failed: 'error', unknown: 'unknown' };

/**
 * A row that keeps failing gets one apology, and the next goes on. Where its answer was committed before the failures, that is
 * sent: what was done must not be asked for again.
 */
async function setAside(ctx: Ctx, row: InboundRow): Promise<number | null> {
  const answer = await plannedAs(ctx, 'reply', sourceOf(row));
  if (answer) return sendReply(ctx, row, await sayAgain(ctx, row, answer));
  const person = await personAt(ctx, row.channel, row.phoneNumber ?? '');
  const { deliveryId } = await fixed(ctx, { ...row, id: `${row.id}:apology` }, person?.id ?? null, apology);
  await sendDelivery(ctx, deliveryId);
  // Nobody knows any more whether it answered the journal.
  await finishInbound(ctx, row, { status: 'set_aside', response: apology, isPrivate: true });
  return null;
}

function isSimulated(row: InboundRow): boolean {
  const { provenance } = row;
  return (
    typeof provenance === 'object' &&
    provenance !== null &&
    'source' in provenance &&
    provenance.source === 'simulator'
  );
}
