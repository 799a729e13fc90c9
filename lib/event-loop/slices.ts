/** Lets other requests run. Call this function between parts of work that takes more than a few milliseconds. */
export function letOthersRun(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

export async function inSlices<T, R>(
  items: readonly T[],
  size: number,
  act: (slice: readonly T[]) => R,
): Promise<R[]> {
  const results: R[] = [];
  for (let start = 0; start < items.length; start += size) {
    if (start > 0) await letOthersRun();
    results.push(act(items.slice(start, start + size)));
  }
  return results;
}
