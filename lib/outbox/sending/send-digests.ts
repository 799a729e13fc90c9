import type { Ctx } from '@/lib/context';
import type { Lease } from '@/lib/lease';
import type { Digest } from '@/lib/outbox/digests';
import { isReply } from '@/lib/outbox/rules';
import type { Attempt } from '@/lib/outbox/sending/attempt-writes';
import { type OutgoingMessage, type SendResult, sendMessages } from '@/lib/outbox/sending/send-messages';
import { type DeliveryUpdate, updateDeliveries } from '@/lib/outbox/writes';

export interface DigestResult {
  digest: Digest;
  result: SendResult;
}

export async function sendDigests(
  ctx: Ctx,
  sending: { digests: Digest[]; attempts: Attempt[]; texts: Map<string, string>; lease: Lease },
): Promise<DigestResult[]> {
  const { attempts, texts, lease } = sending;
  const attemptsOf = Map.groupBy(attempts, ({ deliveryId }) => deliveryId);
  const done: DigestResult[] = [];
  const heldBack = new Map<string, { digest: Digest; result: Postponed }>();
  let open = sending.digests;
  while (open.length > 0) {
    // The texts are stored before anything is sent, so that after a crash the next sender sends the
    // same messages.
    const planned = open.filter((digest) => !isReply(digest));
    await updateDeliveries(
      ctx,
      planned.flatMap((digest) => formUpdates(digest, texts, 'sending')),
    );
    const messages = open.flatMap((digest) => messageOf(digest, attemptsOf.get(digest.id) ?? []));
    const results = await sendMessages(ctx, messages, lease);
    const moved: Digest[] = [];
    for (const digest of open) {
      const result = results.get(digest.id) ?? shownOnDashboard;
      const [form, ...otherForms] = digest.otherForms;
      const isHeldBack = result.state === 'postponed' && result.isHeldBack;
      const shortest = heldBack.get(digest.id)?.result.retryAfterSeconds ?? Number.POSITIVE_INFINITY;
      if (isHeldBack && result.retryAfterSeconds < shortest) heldBack.set(digest.id, { digest, result });
      const waiting = form?.by === 'dashboard' ? heldBack.get(digest.id) : undefined;
      const isRefused = result.state === 'done' && result.outcome === 'failed';
      const goesOn = isHeldBack || (isRefused && (!result.isPartlySent || form?.by === 'dashboard'));
      if (goesOn && waiting) done.push(waiting);
      else if (goesOn && form) moved.push({ ...digest, form, otherForms });
      else if (isRefused && !isReply(digest)) moved.push({ ...digest, form: dashboard, otherForms: [] });
      else done.push({ digest, result });
    }
    open = moved;
  }
  return done;
}

type Postponed = Extract<SendResult, { state: 'postponed' }>;

const dashboard = { by: 'dashboard' } as const;
const shownOnDashboard = {
  state: 'done',
  outcome: 'delivered',
  channel: 'web',
  isPartlySent: false,
} as const;

function messageOf(digest: Digest, attempts: Attempt[]): OutgoingMessage[] {
  const { id, kind, userId, text, form, buttons } = digest;
  if (form.by === 'dashboard') return [];
  const kinds = [...new Set([kind, ...digest.deliveries.map((one) => one.kind)])];
  const message = { delivery: { id, kinds, userId }, route: form.route, text, buttons, attempts };
  return [form.by === 'template' ? { ...message, template: form.announcement.template } : message];
}

export function formUpdates(
  { id: digestId, deliveries, form }: Digest,
  texts: Map<string, string>,
  state: DeliveryUpdate['state'],
): DeliveryUpdate[] {
  const route = form.by === 'dashboard' ? null : form.route;
  return deliveries.map(({ id, late }) => ({
    id,
    state,
    body: texts.get(id) ?? '',
    channel: route ? route.channel : 'web',
    address: route ? route.address : null,
    digestId: id === digestId ? null : digestId,
    late,
    waits: form.by === 'template' && !form.announcement.isWhole,
  }));
}
