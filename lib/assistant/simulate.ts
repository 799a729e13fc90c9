import { randomUUID } from 'node:crypto';
import { replyToTalk } from '@/lib/assistant/reply';
import { sourceOf } from '@/lib/assistant/say';
import { wordsOf } from '@/lib/assistant/turn-reads';
import { normalisePhone } from '@/lib/auth/phone';
import { providerStateOf } from '@/lib/channels/provider-writes';
import { inboundById, inboundFrom, ownPhone, personAt } from '@/lib/channels/reads';
import { privatePreview } from '@/lib/channels/rules';
import type { PhoneMessage, PhoneTalk, SimulatedReply } from '@/lib/channels/schema';
import { simulator } from '@/lib/channels/simulator';
import { storeInbound } from '@/lib/channels/writes';
import type { UserCtx } from '@/lib/context';
import { plannedAs, saidTo } from '@/lib/deliveries/reads';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';

const patienceMs = 60_000;
const pauseMs = 200;
const callEveryMs = 5_000;

/**
 * A message as if it came from this WhatsApp number, through the same log, lease and answer; the reply stays in the simulator.
 * Outside the demo and development it speaks only as the admin's own bound number or as a number of no account.
 */
export async function simulate(
  ctx: UserCtx,
  input: { from: string; message: string },
): Promise<SimulatedReply> {
  const from = await allowedNumber(ctx, input.from);
  const stored = await storeInbound(ctx, {
    channel: 'whatsapp',
    from,
    to: env().twilio?.phoneNumber ?? null,
    providerMessageId: `sim-${randomUUID()}`,
    type: 'text',
    text: input.message,
    provenance: { source: 'simulator', by: ctx.user.id },
  });
  for (let waited = 0; waited < patienceMs; waited += pauseMs) {
    // Whoever holds the talk answers this too; asked again now and then, for the case that it died.
    if (waited % callEveryMs === 0) await replyToTalk(ctx, stored.talk);
    const row = await inboundById(ctx, stored.id);
    if (row?.doneAt) return finished(ctx, from, stored);
    await refuseWhereOff(ctx);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  throw new AppError('busy', 'An earlier message of this number is still being answered.', 5);
}

/** The message is in the log all the same, and is answered when the channel is on again. */
async function refuseWhereOff(ctx: UserCtx): Promise<void> {
  const { off } = await providerStateOf(ctx, simulator.provider);
  if (off) throw new AppError('conflict', 'WhatsApp is switched off: the answer waits until it is on again.');
}

/** Both sides of a number's talk, also what the product said on its own; oldest first. */
export async function phoneTalk(ctx: UserCtx, number: string): Promise<PhoneTalk> {
  const from = await allowedNumber(ctx, number);
  // A number may have had another owner: outside the demo nobody else's words are shown.
  const whose = env().world ? null : ctx.user.id;
  const [said, heard, own] = await Promise.all([
    saidTo(ctx, 'whatsapp', from, whose),
    inboundFrom(ctx, 'whatsapp', from, whose),
    ownPhone(ctx),
  ]);
  const isOwn = own?.address === from;
  // The log keeps previews only; the talk itself keeps the words.
  const words = await wordsOf(
    ctx,
    heard.map((row) => sourceOf(row)),
  );
  const messages: PhoneMessage[] = [
    ...heard.map((row) => ({
      id: row.id,
      fromUser: true,
      text: words.get(sourceOf(row)) ?? row.text ?? '',
      at: row.at.toISOString(),
      kind: null,
    })),
    ...said.map((row) => ({
      id: row.id,
      fromUser: false,
      text: shown(row.text, row.isPrivate && !isOwn),
      at: row.at.toISOString(),
      kind: row.kind,
    })),
  ];
  return { from, messages: messages.sort((a, b) => (a.at < b.at ? -1 : 1)) };
}

async function finished(ctx: UserCtx, from: string, inbound: { id: string }): Promise<SimulatedReply> {
  const [talk, reply] = await Promise.all([phoneTalk(ctx, from), plannedAs(ctx, 'reply', sourceOf(inbound))]);
  return { ...talk, reply: talk.messages.find(({ id }) => id === reply?.id)?.text ?? '' };
}

/** No operator reads a journal, in the demo either; their own they may. */
function shown(text: string, isHidden: boolean): string {
  return isHidden ? `${privatePreview} Only its person reads this: it speaks of their journal.` : text;
}

async function allowedNumber(ctx: UserCtx, typed: string): Promise<string> {
  const number = normalisePhone(typed);
  if (env().world) return number;
  const [owner, own] = await Promise.all([personAt(ctx, 'whatsapp', number), ownPhone(ctx)]);
  const isOwn = own?.address === number && owner?.id === ctx.user.id;
  if (owner && !isOwn) {
    throw new AppError(
      'forbidden',
      'The simulator speaks only as your own number or as a number of no account.',
    );
  }
  return number;
}
