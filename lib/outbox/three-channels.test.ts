import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { contactPoints } from '@/db/schema/channels';
import { deliveries } from '@/db/schema/deliveries';
import { saveOrder } from '@/lib/channels/order-writes';
import { setProviderOff } from '@/lib/channels/provider-writes';
import { defaultOrder, type MessengerChannel, messengerChannelNames } from '@/lib/channels/rules';
import { type Messenger, SendError } from '@/lib/ports';
import { createReminder } from '@/lib/reminders/writes';
import { clearSchedules, runDueJobs } from '@/testing/due';
import { createUser } from '@/testing/people';
import { seededRandom } from '@/testing/virtual/random';
import { testCtx } from '@/testing/world';

beforeEach(clearSchedules);

const kinds = ['refused', 'gone', 'limited', 'unreachable'] as const;

test('with three channels that fail between them nothing is lost and nothing comes twice', async () => {
  const ctx = await testCtx();
  const { next: random } = seededRandom(7);
  const ledger: string[] = [];
  let failing = 0.4;
  const messenger = (channel: MessengerChannel): Messenger => ({
    provider: `test-${channel}`,
    send: async ({ text, sendId }) => {
      if (random() < failing)
        throw new SendError(kinds[Math.floor(random() * kinds.length)] ?? 'refused', 'random', 20);
      ledger.push(text);
      return { providerId: sendId, state: 'delivered' };
    },
  });
  for (const channel of messengerChannelNames) ctx.ports.messengers[channel] = messenger(channel);
  const wanted: string[] = [];
  const users = [];
  for (let user = 0; user < 30; user += 1) {
    const own = await createUser(ctx, { recapOn: false });
    users.push(own);
    for (const channel of messengerChannelNames)
      if (random() < 0.8)
        await ctx.db.insert(contactPoints).values({
          ...{ userId: own.user.id, channel, state: 'bound', lastInboundAt: ctx.now() },
          address: `${channel}-${own.user.id}`,
        });
    const order = [...defaultOrder].sort(() => random() - 0.5);
    await saveOrder(ctx, own.user.id, 'reminders', order);
    for (const minute of ['15:10', '15:20', '15:30', '15:40']) {
      const title = `${user} at ${minute}`;
      wanted.push(title);
      await createReminder(own, { title, reminderTime: `2027-03-10T${minute}` });
    }
  }
  for (let minute = 0; minute < 75; minute += 1) {
    ctx.clock.advance(60_000);
    // An operator switches off one channel for a while, then another.
    if (minute === 9) await setProviderOff(ctx, 'test-whatsapp', true);
    if (minute === 25) await setProviderOff(ctx, 'test-whatsapp', false);
    if (minute === 26) await setProviderOff(ctx, 'test-telegram', true);
    if (minute === 45) await setProviderOff(ctx, 'test-telegram', false);
    if (minute === 50) failing = 0;
    await runDueJobs(ctx);
  }
  const rows = await Promise.all(
    users.map(({ user }) =>
      ctx.db
        .select({ text: deliveries.body, state: deliveries.state, channel: deliveries.channel })
        .from(deliveries)
        .where(and(eq(deliveries.userId, user.id), eq(deliveries.kind, 'reminder'))),
    ),
  );
  const shown = rows.flat();
  expect(shown.map(({ state }) => state)).toEqual(Array(wanted.length).fill('delivered'));
  const inBrowser = shown.filter(({ channel }) => channel === 'web').map(({ text }) => text);
  // Deliveries that waited together arrived as one message, so messages are split into titles.
  const arrived = [...ledger, ...inBrowser].flatMap(titlesIn);
  expect(arrived.toSorted()).toEqual(wanted.toSorted());
  const used = new Set(shown.map(({ channel }) => channel));
  expect([...used].sort()).toEqual(['email', 'telegram', 'web', 'whatsapp']);
});

function titlesIn(text: string): string[] {
  return text.match(/\d+ at \d\d:\d\d/g) ?? [];
}
