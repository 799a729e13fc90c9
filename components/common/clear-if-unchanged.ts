/**
 * Returns a state updater for a field whose text was saved: it clears the field, unless its text has changed
 * since.
 */
export function clearIfUnchanged(saved: string): (current: string) => string {
  return (current) => (current === saved ? '' : current);
}
