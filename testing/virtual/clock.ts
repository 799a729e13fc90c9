export interface VirtualClock {
  now: () => Date;
  /** Schedules a task at an instant (ms). If the instant is past, the task runs next. */
  schedule: (at: number, task: () => Promise<void>) => void;
  /** Runs all tasks up to an instant in order of time. Tasks at the same instant run concurrently. */
  runUntil: (end: number) => Promise<void>;
}

export function createVirtualClock(start: number): VirtualClock {
  let now = start;
  const tasks = new Map<number, (() => Promise<void>)[]>();
  const times: number[] = [];

  function schedule(at: number, task: () => Promise<void>): void {
    const time = Math.max(at, now);
    const others = tasks.get(time);
    if (others) others.push(task);
    else {
      tasks.set(time, [task]);
      times.splice(indexOf(time), 0, time);
    }
  }

  function indexOf(time: number): number {
    let [low, high] = [0, times.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((times[middle] ?? 0) > time) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  async function runUntil(end: number): Promise<void> {
    for (let time = times.at(-1); time !== undefined && time <= end; time = times.at(-1)) {
      times.pop();
      now = time;
      const concurrent = tasks.get(time) ?? [];
      tasks.delete(time);
      await Promise.all(concurrent.map((task) => task()));
    }
    now = end;
  }

  return { now: () => new Date(now), schedule, runUntil };
}
