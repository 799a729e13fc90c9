import { contactsFor, type Reach } from '@/lib/channels/contact-reads';
import { isMessengerChannel, isWindowOpen, type MessengerChannel } from '@/lib/channels/rules';
import { simulator } from '@/lib/channels/simulator';
import type { Ctx } from '@/lib/context';
import { isReply, isRetryable, templatePart } from '@/lib/outbox/rules';
import type { Attempt } from '@/lib/outbox/sending/attempt-writes';
import { buildTemplate } from '@/lib/outbox/sending/template';
import type { ClaimedDelivery } from '@/lib/outbox/writes';
import type { Messenger, TemplateName } from '@/lib/ports';

export interface Route {
  channel: MessengerChannel;
  address: string;
  /** Id of the user's stored address. Null for a reply, because a reply goes to the address of the message. */
  contactPointId: string | null;
  messenger: Messenger;
}

export type MessageForm =
  | { by: 'text'; route: Route }
  | { by: 'template'; route: Route; announcement: ReturnType<typeof buildTemplate> }
  | { by: 'dashboard' };

interface Message {
  id: string;
  kind: string;
  text: string;
  template: TemplateName | undefined;
}

/** Returns the ways to send a message, in the order in which to try them. */
export function formsOf(
  ctx: Ctx,
  message: Message,
  recipient: Reach,
  attempts: Attempt[],
): [MessageForm, ...MessageForm[]] {
  const own = attempts.filter(({ deliveryId }) => deliveryId === message.id);
  const started = own.find(({ state }) => state !== 'failed');
  const refused = new Set(own.flatMap((one) => isFinalRefusal(one)));
  const forms = routesOf(ctx, recipient, message.kind).flatMap((route): MessageForm[] => {
    if (started)
      return started.channel === route.channel ? formOn(ctx, message, route, recipient, started) : [];
    return refused.has(route.channel) ? [] : formOn(ctx, message, route, recipient);
  });
  return withDashboard(forms);
}

export function replyForm(ctx: Ctx, delivery: ClaimedDelivery): MessageForm | null {
  const { channel, address, isSimulated } = delivery;
  if (!isReply(delivery) || !address || !isMessengerChannel(channel)) return null;
  const messenger = isSimulated ? simulator : ctx.ports.messengers[channel];
  return messenger ? { by: 'text', route: { channel, address, contactPointId: null, messenger } } : null;
}

function routesOf(ctx: Ctx, recipient: Reach, kind: string): (Route & { lastInboundAt: Date | null })[] {
  return contactsFor(recipient, kind).flatMap((contact) => {
    const messenger = ctx.ports.messengers[contact.channel];
    return messenger ? [{ ...contact, messenger }] : [];
  });
}

function formOn(
  ctx: Ctx,
  { text, template }: Message,
  route: Route & { lastInboundAt: Date | null },
  { firstName }: Reach,
  started?: Attempt,
): MessageForm[] {
  const isText = started
    ? started.part !== templatePart
    : isWindowOpen(route.channel, route.lastInboundAt, ctx.now());
  if (isText) return [{ by: 'text', route }];
  if (!template || !route.messenger.templates?.includes(template)) return [];
  return [{ by: 'template', route, announcement: buildTemplate(template, text, firstName) }];
}

function isFinalRefusal(attempt: Attempt): MessengerChannel[] {
  return attempt.state === 'failed' && !isRetryable(attempt) ? [attempt.channel] : [];
}

function withDashboard(forms: MessageForm[]): [MessageForm, ...MessageForm[]] {
  const [first, ...others] = forms;
  const dashboard = { by: 'dashboard' } as const;
  return first ? [first, ...others, dashboard] : [dashboard];
}
