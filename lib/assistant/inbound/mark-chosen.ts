import { z } from 'zod';
import { labelOfTaken } from '@/lib/assistant/conversation/choices/choice-writes';
import { choiceIdIn } from '@/lib/assistant/conversation/choices/choices';
import { pressIn } from '@/lib/assistant/conversation/reminder-calls';
import { isUndone } from '@/lib/assistant/conversation/turn-reads';
import { findUserByAddress } from '@/lib/channels/contact-reads';
import type { InboundRow } from '@/lib/channels/inbound/inbound-reads';
import { isMessengerChannel } from '@/lib/channels/rules';
import type { Ctx, UserCtx } from '@/lib/context';
import { findSentText } from '@/lib/outbox/text-reads';
import type { ChosenButton } from '@/lib/ports';
import { latestRemindersOf, snoozedUntil } from '@/lib/reminders/answers/reads';
import { formatWhen } from '@/lib/time/format';

const pressSchema = z.object({ chosen: z.string(), button: z.string() });

/**
 * Edits a message after one of its buttons was pressed, so that the message shows what the press did. Ignores
 * the messenger's errors, because the reply says this too.
 */
export async function markChosen(ctx: Ctx, row: InboundRow): Promise<void> {
  const { data } = pressSchema.safeParse(row.provenance);
  const { channel } = row;
  const messenger = isMessengerChannel(channel) ? ctx.ports.messengers[channel] : undefined;
  if (!data || !messenger?.markChosen || !isMessengerChannel(channel)) return;
  const user = await findUserByAddress(ctx, channel, row.phoneNumber ?? '');
  const userCtx = user && { ...ctx, user, channel };
  const chosen: ChosenButton = userCtx
    ? {
        outcome: await outcomeOf(userCtx, data.button),
        text: await findSentText(userCtx, channel, data.chosen),
      }
    : { outcome: null, text: null };
  await messenger.markChosen(data.chosen, chosen).catch(() => {});
}

async function outcomeOf(ctx: UserCtx, button: string): Promise<string | null> {
  const choice = choiceIdIn({ reference: { button } });
  if (choice) return labelOfTaken(ctx, choice);
  const press = pressIn(button);
  if (!press) return null;
  if ('turnId' in press) return (await isUndone(ctx, press.turnId)) ? 'Undone' : null;
  const reminders = await latestRemindersOf(ctx, press.deliveryId);
  if (reminders.length === 0) return null;
  if (press.answer.answer === 'done') return 'Done';
  const until = await snoozedUntil(ctx, reminders);
  return until && `Snoozed until ${formatWhen(until, ctx.user, ctx.now())}`;
}
