/** The subject of what is counted over all people; it sorts behind every hour. */
export const overAll = 'over all';

/** Of how many hours the deliveries are shown, the current one among them. */
export const shownHours = 24;

/** The subject of the deliveries that were due in this instant's UTC hour, as the trigger writes it. */
export function hourSubject(at: Date): string {
  return `over ${at.toISOString().slice(0, 13)}`;
}

/** How deliveries are sorted by how late they left: 'late 3' are those of more than 1.1² and at most 1.1³ ms. */
const lateStep = 1.1;
const latePattern = /^late (\d+)$/;

/**
 * How late a part of what left did at most, in ms, to the next tenth; null where nothing left. counts: numbers by name, those of
 * other names are left out. share: 0.5 for the middle.
 */
export function lateness(counts: Record<string, number>, share: number): number | null {
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
