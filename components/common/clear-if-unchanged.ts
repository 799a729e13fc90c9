/**
 * Returns a state updater for a field after its text was saved as `saved`. Clears the field, unless the user has
 * changed the text meanwhile.
 */
export function clearIfUnchanged(saved: string): (current: string) => string {
  return (current) => (current === saved ? '' : current);
}
