export const totalsSubject = 'over all';

export const shownHours = 24;

export function hourSubject(at: Date): string {
  // A database trigger builds the same text.
  return `over ${at.toISOString().slice(0, 13)}`;
}

// The counter 'late 3' counts delays from 1.1² to 1.1³ milliseconds.
const lateStep = 1.1;
const latePattern = /^late (\d+)$/;

/**
 * Returns a percentile of the delays of sent deliveries, in milliseconds. `share` is 0.5 for the median. Null
 * if there are no delays.
 */
export function latenessPercentile(counts: Record<string, number>, share: number): number | null {
  const steps = Object.entries(counts)
    .flatMap(([name, n]) => {
      const step = latePattern.exec(name)?.[1];
      return step === undefined ? [] : [{ step: Number(step), n }];
    })
    .sort((a, b) => a.step - b.step);
  const wanted = steps.reduce((sum, { n }) => sum + n, 0) * share;
  let passed = 0;
  for (const { step, n } of steps) {
    passed += n;
    if (passed >= wanted) return Math.round(lateStep ** step);
  }
  return null;
}
