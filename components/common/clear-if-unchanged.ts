/**
 * Returns a state updater for a field whose text was saved. It clears the field, unless the field's text has
 * changed since.
 */
export function clearIfUnchanged(saved: string): (current: string) => string {
  return (current) => (current === saved ? '' : current);
}
