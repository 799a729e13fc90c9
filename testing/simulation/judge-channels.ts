import type { MessengerChannel } from '@/lib/channels/rules';
import type { SimulatedUser } from '@/testing/simulation/perform';
import type { RecordedDelivery } from '@/testing/simulation/recorded';
import type { Evidence } from '@/testing/simulation/verdict';

const hourMs = 3_600_000;
const windowMs = 24 * hourMs;
const windowMarginMs = hourMs;

export function isWindowOpen(
  { script, messages }: SimulatedUser,
  at: number,
  { refusals, longestWayMs, hasManyChannels }: Evidence,
): boolean {
  // While WhatsApp is switched off, a message waits. It opens the window only when it is answered.
  const noticedBy = at - (hasManyChannels ? longestWayMs : 0);
  const earlier = messages.filter((message) => message.at < noticedBy).map((message) => message.at);
  const wroteAt = Math.max(...earlier, script.lastWroteAt ?? 0);
  const isClosed = refusals.some((one) => one.type === 'windowClosed' && one.at >= wroteAt && one.at <= at);
  return !isClosed && at - wroteAt < windowMs - windowMarginMs;
}

export function mayBeOnDashboard(
  user: SimulatedUser,
  delivery: RecordedDelivery,
  evidence: Evidence,
): boolean {
  return user.channels.every((channel) => isClosedTo(user, delivery, channel, evidence));
}

function isClosedTo(
  user: SimulatedUser,
  { id, digestId, sentAt, dueAt }: RecordedDelivery,
  channel: MessengerChannel,
  evidence: Evidence,
): boolean {
  const { refusals, deliveryOf, hasTemplates } = evidence;
  const at = (sentAt ?? dueAt).getTime();
  const isRefused = refusals.some((one) => {
    if (one.channel !== channel || one.at > at) return false;
    const isOwn = deliveryOf.get(one.sendId) === (digestId ?? id);
    return one.type === 'gone' || (one.type === 'refuse' && isOwn);
  });
  const isWindowClosed = channel === 'whatsapp' && !hasTemplates && !isWindowOpen(user, at, evidence);
  return isRefused || isWindowClosed;
}
