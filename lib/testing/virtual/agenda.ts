/** What is to happen when, on a clock that stands still while something happens. */
export interface Agenda {
  now: () => Date;
  /** Puts something down for an instant; what is past happens next. */
  add: (at: number, act: () => Promise<void>) => void;
  /** Does everything up to an instant in the order of time; what stands at one instant really runs at once. */
  runUntil: (end: number) => Promise<void>;
}

export function agendaFrom(start: number): Agenda {
  let now = start;
  const acts = new Map<number, (() => Promise<void>)[]>();
  const times: number[] = [];

  function add(at: number, act: () => Promise<void>): void {
    const time = Math.max(at, now);
    const others = acts.get(time);
    if (others) others.push(act);
    else {
      acts.set(time, [act]);
      times.splice(placeOf(time), 0, time);
    }
  }

  /** Latest first, so that the next one is taken from the end. */
  function placeOf(time: number): number {
    let [low, high] = [0, times.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((times[middle] ?? 0) > time) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    now: () => new Date(now),
    add,
    runUntil: async (end) => {
      for (let time = times.at(-1); time !== undefined && time <= end; time = times.at(-1)) {
        times.pop();
        now = time;
        const together = acts.get(time) ?? [];
        acts.delete(time);
        await Promise.all(together.map((act) => act()));
      }
      now = end;
    },
  };
}
