import { closeWindows } from '@/lib/channels/writes';
import { type Ctx, inTransaction } from '@/lib/context';
import { isDigestOf, lengthIn } from '@/lib/deliveries/digest';
import type { Kinds } from '@/lib/deliveries/kinds';
import { planAnew } from '@/lib/deliveries/plan-writes';
import { isFurther, mayTryAgain, templatePart, weakest, windowClosed } from '@/lib/deliveries/rules';
import { publishChunks } from '@/lib/deliveries/run-due';
import {
  claimUnsettled,
  giveUp,
  knownIds,
  lockSend,
  lookAgain,
  type SendRow,
  settleTry,
  triesOf,
} from '@/lib/deliveries/send-writes';
import { holdMessage, setOutcome } from '@/lib/deliveries/writes';
import type { SentMessage } from '@/lib/ports';

const minute = 60_000;
const lookEveryMs = 5 * minute;
/** Without proof for this long, a message is taken as not sent. */
const giveUpMs = 15 * minute;
/** A wake looks into this many, for as long as its lease. */
const atOnce = 500;
const leaseSeconds = 300;

type Report = Omit<SentMessage, 'text' | 'providerId'> & { providerId: string | null };

/**
 * Notes what a provider reports about a try. Reports come doubled and in any order: a state only moves forward. What a phone
 * did not get after all stands on the dashboard instead, except an answer to somebody's own message.
 */
export function noteReport(ctx: Ctx, sendId: string, report: Report): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const send = await lockSend(tx, sendId);
    if (!send || !isFurther(send.state, report.state)) return;
    await settleTry(tx, sendId, report);
    // Reports of two parts at once wait for each other here: the second sees what the first wrote.
    await holdMessage(tx, send.deliveryId);
    // The provider noticed later that the window was closed: it leaves in another form.
    if (report.errorCode === windowClosed && send.contactPointId && send.part !== templatePart) {
      await closeWindows(tx, [send.contactPointId], send.createdAt);
      const at = new Date(tx.now().getTime() + 1000);
      await planAnew(tx, send.deliveryId, at);
      tx.due.note(at);
      return;
    }
    const tries = await triesOf(tx, [send.deliveryId]);
    const latest = [...Map.groupBy(tries, ({ part }) => part).values()].flatMap(
      (all) => all.toSorted((a, b) => b.try - a.try)[0] ?? [],
    );
    // A part that is on its way or is tried again has its own end to come.
    if (latest.some((one) => one.state === 'sending' || mayTryAgain(one))) return;
    await setOutcome(tx, send.deliveryId, weakest(latest.map(({ state }) => state)));
  });
}

/**
 * Settles tries whose outcome nobody reported, by the provider's own list of messages. After 15 minutes without proof what may
 * come again is sent again; anything else stays unknown.
 */
export async function reconcile(ctx: Ctx, kinds: Kinds): Promise<void> {
  const now = ctx.now();
  const again: { id: string; userId: string }[] = [];
  const unsettled = await claimUnsettled(ctx, atOnce, leaseSeconds);
  if (unsettled.length === atOnce) ctx.due.note(now);
  const mayComeAgain = Object.keys(kinds).filter((kind) => kinds[kind]?.mayComeAgain);
  // A template's message may hold a shorter one's words too: the one that says more finds its own first.
  for (const send of unsettled.toSorted((a, b) => lengthIn(b.digest ?? '') - lengthIn(a.digest ?? ''))) {
    const proof = await proofOf(ctx, send);
    if (proof) await noteReport(ctx, send.id, proof);
    else if (now.getTime() - send.createdAt.getTime() < giveUpMs) {
      const at = new Date(now.getTime() + lookEveryMs);
      await lookAgain(ctx, send.id, at);
      ctx.due.note(at);
    } else again.push(...(await giveUp(ctx, send.id, mayComeAgain)));
  }
  await publishChunks(ctx, again);
}

/** The provider's own record of a try: to this address, with this text, since then, and no other try's. */
async function proofOf(ctx: Ctx, send: SendRow): Promise<Report | null> {
  const { address, digest } = send;
  if (!address || !digest) return null;
  const { messenger } = ctx.ports;
  const since = new Date(send.createdAt.getTime() - minute);
  const listed = await messenger.sentTo(address, since).catch(() => []);
  const same = listed
    .filter(({ text }) => isDigestOf(digest, text))
    .toSorted((a, b) => a.text.length - b.text.length);
  const known = await knownIds(
    ctx,
    messenger.provider,
    same.map(({ providerId }) => providerId),
  );
  return same.find(({ providerId }) => !known.has(providerId)) ?? null;
}
