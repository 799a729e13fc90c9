/** A dice that falls the same way for the same seed. */
export interface Dice {
  /** From 0 up to, not including, 1. */
  roll: () => number;
  /** A whole number from 0 up to, not including, `count`. */
  below: (count: number) => number;
  chance: (share: number) => boolean;
  pick: <T>(all: readonly [T, ...T[]]) => T;
}

/** mulberry32: small, even enough, and the same on every machine. */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  function roll(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (count: number) => Math.floor(roll() * count);
  return {
    roll,
    below,
    chance: (share) => roll() < share,
    pick: (all) => all[below(all.length)] ?? all[0],
  };
}
