import { randomUUID } from 'node:crypto';
import { readTurn, receive } from '@/lib/assistant/receive';
import { claimTalk, leaseEndsIn, questionOf, releaseTalk } from '@/lib/assistant/talk-writes';
import { bindByText } from '@/lib/channels/phone';
import { type InboundRow, inboundById, openInbound, personAt } from '@/lib/channels/reads';
import { onboardingText, unsupportedText } from '@/lib/channels/rules';
import { simulator } from '@/lib/channels/simulator';
import { beginInbound, failInbound, finishInbound, touchContact } from '@/lib/channels/writes';
import { type Ctx, inTransaction, type User, type UserCtx } from '@/lib/context';
import { sendDelivery } from '@/lib/deliveries/send';
import { planDelivery } from '@/lib/deliveries/writes';
import { countDay } from '@/lib/stats/writes';

/** Outlives the function's limit (300 s) and the provider's (15 s), so that a living job is never overtaken. */
const leaseSeconds = 330;
const modelSeconds = 60;
/** After this a job hands the rest to the next one, well before the platform ends it. */
const drainMs = 200_000;
const maxCrashes = 2;
const maxFailures = 5;

const apology =
  'Sorry, I could not work on your last message. I have set it aside; please send it again in other words.';
const takenOver =
  'Your WhatsApp number was connected to another Sidekick account with a code sent from that phone. If that was not you, connect it again from your dashboard.';

export type Drained = { state: 'drained' } | { state: 'later'; afterSeconds: number };

/**
 * Answers a talk's messages one after the other, in the order they came in, under the talk's lease. Where another job holds it,
 * or the provider asks to wait, the queue is asked to come back.
 */
export async function replyToTalk(ctx: Ctx, talk: string): Promise<Drained> {
  const holder = randomUUID();
  // Read together with the lease: one trip less. A row another job finished meanwhile is noticed by its turn.
  const [lease, waiting] = await Promise.all([
    claimTalk(ctx, talk, holder, leaseSeconds),
    openInbound(ctx, talk),
  ]);
  // Whoever holds it looks for new rows when it lets go; this is for the case that it dies.
  if (!lease) return later(ctx, talk, await leaseEndsIn(ctx, talk), `lease:${talk}`);
  const wait = await drain(ctx, { talk, holder, question: lease.question }, waiting).finally(() =>
    releaseTalk(ctx, talk, holder),
  );
  if (wait !== null) return later(ctx, talk, wait);
  // A message that came in between our last look and the release found the lease taken: look once more.
  const missed = await openInbound(ctx, talk, 1);
  return missed.length > 0 ? later(ctx, talk, 0) : { state: 'drained' };
}

/** Answers rows until none is left; gives the seconds to wait where the rest must come later. */
async function drain(ctx: Ctx, held: Held, waiting: InboundRow[]): Promise<number | null> {
  const started = ctx.now().getTime();
  for (let rows = waiting; rows.length > 0; rows = await openInbound(ctx, held.talk)) {
    for (const row of rows) {
      if (ctx.now().getTime() - started > drainMs) return 0;
      const wait = await answerRow(ctx, held, row);
      if (wait !== null) return wait;
      held.question = undefined;
    }
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

interface Held {
  talk: string;
  holder: string;
  /** The talk's question as claimed; undefined after the first row, when it must be read again. */
  question: unknown;
}

/** Answers one row and closes it; gives the seconds to wait where it must be tried again later. */
async function answerRow(base: Ctx, held: Held, row: InboundRow): Promise<number | null> {
  const ctx = isSimulated(row) ? { ...base, ports: { ...base.ports, messenger: simulator } } : base;
  if (row.crashes >= maxCrashes || row.attempts >= maxFailures) return setAside(ctx, row);
  try {
    const [reads] = await Promise.all([readRow(ctx, row), beginInbound(ctx, row.id)]);
    if (!reads) return null;
    const { deliveryId, message } = await say(ctx, held, row, reads);
    const sent = await sendDelivery(ctx, deliveryId);
    if (sent.state === 'put-off') {
      await failInbound(ctx, row.id, false);
      return sent.retryAfterSeconds;
    }
    await finishInbound(ctx, row, { status: 'success', response: message });
    return null;
  } catch (error) {
    await failInbound(base, row.id, true);
    throw error;
  }
}

interface RowReads {
  person: User | null;
  turn: Awaited<ReturnType<typeof readTurn>> | null;
}

/** Everything a row's answer needs, in one wave; null where another job has finished it. */
async function readRow(ctx: Ctx, row: InboundRow): Promise<RowReads | null> {
  const address = row.phoneNumber ?? '';
  const asOwner = row.userId ? ownerCtx(ctx, row.userId) : null;
  const [person, current, turn] = await Promise.all([
    personAt(ctx, row.channel, address),
    inboundById(ctx, row.id),
    asOwner ? readTurn(asOwner, sourceOf(row), row.body ?? '') : null,
    touchContact(ctx, row.channel, address, row.receivedAt),
  ]);
  if (!current || current.doneAt) return null;
  return { person, turn: person?.id === row.userId ? turn : null };
}

/** Enough of a person to read their rows by, before the person is read. */
function ownerCtx(ctx: Ctx, id: string): UserCtx {
  const user = {
    id,
    email: '',
    phoneNumber: null,
    firstName: null,
    lastName: null,
    timezone: 'UTC',
    isAdmin: false,
  };
  return { ...ctx, user, channel: 'whatsapp' };
}

async function say(
  ctx: Ctx,
  held: Held,
  row: InboundRow,
  reads: RowReads,
): Promise<{ deliveryId: string; message: string }> {
  const address = row.phoneNumber ?? '';
  const text = (row.body ?? '').trim();
  const bound = await bindByText(ctx, 'whatsapp', address, text);
  if (bound) return welcome(ctx, row, bound);
  const { person } = reads;
  if (!person) return fixed(ctx, row, null, onboardingText);
  const isPlain = row.messageType === 'text';
  const unreadText = unsupportedText[row.messageType] ?? unsupportedText.other ?? '';
  if (text === '') return fixed(ctx, row, person.id, unreadText);
  const userCtx: UserCtx = { ...ctx, user: person, channel: 'whatsapp' };
  const answered = await receive(
    userCtx,
    {
      source: sourceOf(row),
      talk: held.talk,
      holder: held.holder,
      text: text.slice(0, 4000),
      question: held.question === undefined ? await questionOf(ctx, held.talk) : held.question,
      modelSeconds,
      recipient: { channel: 'whatsapp', address },
      ...(isPlain ? {} : { note: unreadText }),
    },
    reads.turn ?? undefined,
  );
  if (!answered.deliveryId) throw new Error('a reply without a delivery');
  return { deliveryId: answered.deliveryId, message: answered.message };
}

async function welcome(ctx: Ctx, row: InboundRow, bound: { userId: string; movedFrom: string | null }) {
  if (bound.movedFrom) {
    await planDelivery(ctx, {
      userId: bound.movedFrom,
      kind: 'notice',
      slot: `moved:${row.id}`,
      body: takenOver,
    });
  }
  return fixed(
    ctx,
    row,
    bound.userId,
    'This phone is now connected to your Sidekick account. Write to me whenever you like; /help shows what I can do.',
  );
}

/** A reply worded beforehand, planned for the address the message came from. */
function fixed(ctx: Ctx, row: InboundRow, userId: string | null, message: string) {
  const recipient = { channel: 'whatsapp' as const, address: row.phoneNumber ?? '' };
  return inTransaction(ctx, async (tx) => {
    const reply = { userId, kind: 'reply', slot: sourceOf(row), body: message, recipient };
    const { id, fresh } = await planDelivery(tx, reply);
    if (fresh) await countDay(tx, { messagesToday: 2 });
    return { deliveryId: id, message };
  });
}

/** A row that keeps failing gets one apology, and the next goes on. */
async function setAside(ctx: Ctx, row: InboundRow): Promise<number | null> {
  const person = await personAt(ctx, row.channel, row.phoneNumber ?? '');
  const { deliveryId } = await fixed(ctx, { ...row, id: `${row.id}:apology` }, person?.id ?? null, apology);
  await sendDelivery(ctx, deliveryId);
  await finishInbound(ctx, row, { status: 'error', response: apology });
  return null;
}

/** The name of the turn that answers a row of the inbound log. */
export function sourceOf(row: { id: string }): string {
  return `in:${row.id}`;
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
