import { setTimeout } from 'node:timers/promises';
import { claimProbe, noteFails, providerStateOf } from '@/lib/channels/provider-writes';
import type { Ctx } from '@/lib/context';
import { recentSends } from '@/lib/deliveries/reads';
import { breakerFails, offSeconds, paceLimit, paceSeconds, probeSeconds } from '@/lib/deliveries/rules';

/** What stands before a provider: its breaker, its pace, and the pace of each person. */
export interface Gate {
  /** Seconds until something may leave for this address; null: now. Counts as the probe where the provider is failing. */
  waitFor: (address: string) => number | null;
  /** Seconds until somebody looks again, where an operator has switched the channel off; null: it is on. Looks every second. */
  offFor: () => Promise<number | null>;
  /** Whether too many have failed since it was opened. */
  isBroken: () => boolean;
  /** Resolves when the provider takes the next one. */
  turn: () => Promise<void>;
  /** What became of a try: failed where the provider did not answer as it should. */
  note: (hasFailed: boolean) => void;
  /** Writes down how the provider is doing, where that has changed. */
  close: () => Promise<void>;
}

/** Everything stops within a second of the switch, also what is under way. */
const lookEveryMs = 1000;

/** Ten failures in a row open the breaker; then one probe every 30 seconds goes through, and nothing is lost meanwhile. */
export async function openGate(ctx: Ctx, addresses: string[]): Promise<Gate> {
  const { provider, perSecond } = ctx.ports.messenger;
  const since = new Date(ctx.now().getTime() - paceSeconds * 1000);
  const [before, recent] = await Promise.all([
    providerStateOf(ctx, provider),
    recentSends(ctx, addresses, since),
  ]);
  let isOff = before.off;
  let lookedAt = Date.now();
  const wasBroken = before.fails >= breakerFails;
  const isProbe = wasBroken && !isOff && (await claimProbe(ctx, provider, probeSeconds));
  let free = wasBroken ? Number(isProbe) : Number.POSITIVE_INFINITY;
  let fails = 0;
  let isReset = false;
  let next = 0;
  return {
    waitFor: (address) => {
      if (isOff) return offSeconds;
      const over = (recent.get(address) ?? 0) - paceLimit + 1;
      if (over > 0) return Math.ceil((over * paceSeconds) / paceLimit);
      if (free <= 0) return probeSeconds;
      free -= 1;
      return null;
    },
    offFor: async () => {
      if (Date.now() - lookedAt >= lookEveryMs) {
        lookedAt = Date.now();
        isOff = (await providerStateOf(ctx, provider)).off;
      }
      return isOff ? offSeconds : null;
    },
    isBroken: () => fails >= breakerFails,
    turn: async () => {
      if (!perSecond) return;
      // The provider's clock is a real one, whatever the product's says.
      const now = Date.now();
      const at = Math.max(now, next);
      next = at + 1000 / perSecond;
      if (at > now) await setTimeout(at - now);
    },
    note: (hasFailed) => {
      if (!hasFailed) isReset = true;
      fails = hasFailed ? fails + 1 : 0;
    },
    close: async () => {
      const hasChanged = fails > 0 || (isReset && before.fails > 0);
      if (hasChanged)
        await noteFails(ctx, provider, { fails, isReset }, { fails: breakerFails, seconds: probeSeconds });
    },
  };
}
