import { setTimeout } from 'node:timers/promises';
import { claimProbe, providerStateOf, recordFailures } from '@/lib/channels/provider-writes';
import { rulesOf } from '@/lib/channels/rules';
import type { Ctx } from '@/lib/context';
import { countRecentAttempts } from '@/lib/outbox/reads';
import { switchedOffRetrySeconds } from '@/lib/outbox/rules';
import type { Attempt } from '@/lib/outbox/sending/attempt-writes';
import type { Route } from '@/lib/outbox/sending/routes';

export interface Delay {
  seconds: number;
  isHeldBack: boolean;
}

const breakerFailures = 10;
// Seconds between two test messages to a provider after too many failures.
const probeIntervalSeconds = 30;

const longestWaitMs = 60_000;

export function isLongWait(
  ctx: Ctx,
  { attempts, route }: { attempts: Attempt[]; route: Route },
  { seconds }: Delay,
): boolean {
  const now = ctx.now().getTime();
  const earlier = attempts.filter(({ channel }) => channel === route.channel);
  const since = Math.min(now, ...earlier.map(({ createdAt }) => createdAt.getTime()));
  return now + seconds * 1000 - since >= longestWaitMs;
}

export interface SendLimits {
  delayFor: (address: string) => Delay | null;
  /**
   * Returns how long all messages must wait while the provider is switched off or failing. Null if they need not
   * wait.
   */
  delayOfAll: () => Promise<Delay | null>;
  waitForTurn: () => Promise<void>;
  recordResult: (hasFailed: boolean) => void;
  save: () => Promise<void>;
}

const switchCheckMs = 1000;

export async function loadSendLimits(
  ctx: Ctx,
  { channel, messenger }: Pick<Route, 'channel' | 'messenger'>,
  addresses: string[],
): Promise<SendLimits> {
  const { provider, perSecond } = messenger;
  const { recipientLimit } = rulesOf(channel);
  const switchedOff = { seconds: switchedOffRetrySeconds, isHeldBack: true };
  const broken = { seconds: probeIntervalSeconds, isHeldBack: true };
  const since = new Date(ctx.now().getTime() - recipientLimit.seconds * 1000);
  const [before, recent] = await Promise.all([
    providerStateOf(ctx, provider),
    countRecentAttempts(ctx, channel, addresses, since),
  ]);
  let isOff = before.off;
  let switchCheckedAt = Date.now();
  const wasBroken = before.fails >= breakerFailures;
  const isProbe = wasBroken && !isOff && (await claimProbe(ctx, provider, probeIntervalSeconds));
  let allowed = wasBroken ? Number(isProbe) : Number.POSITIVE_INFINITY;
  let fails = 0;
  let isReset = false;
  let nextTurnAt = 0;
  return {
    delayFor: (address) => {
      if (isOff) return switchedOff;
      const { messages, seconds } = recipientLimit;
      const excess = (recent.get(address) ?? 0) - messages + 1;
      if (excess > 0) return { seconds: Math.ceil((excess * seconds) / messages), isHeldBack: false };
      if (allowed <= 0) return broken;
      allowed -= 1;
      return null;
    },
    delayOfAll: async () => {
      if (Date.now() - switchCheckedAt >= switchCheckMs) {
        switchCheckedAt = Date.now();
        isOff = (await providerStateOf(ctx, provider)).off;
      }
      if (isOff) return switchedOff;
      return fails >= breakerFailures ? broken : null;
    },
    waitForTurn: async () => {
      if (!perSecond) return;
      // Real time, because the provider's rate does not follow a virtual ctx.now().
      const now = Date.now();
      const turnAt = Math.max(now, nextTurnAt);
      nextTurnAt = turnAt + 1000 / perSecond;
      if (turnAt > now) await setTimeout(turnAt - now);
    },
    recordResult: (hasFailed) => {
      if (!hasFailed) isReset = true;
      fails = hasFailed ? fails + 1 : 0;
    },
    save: async () => {
      const hasChanged = fails > 0 || (isReset && before.fails > 0);
      const breaker = { fails: breakerFailures, seconds: probeIntervalSeconds };
      if (hasChanged) await recordFailures(ctx, provider, { fails, isReset }, breaker);
    },
  };
}
