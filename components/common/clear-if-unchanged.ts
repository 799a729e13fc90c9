/**
 * Returns a state updater that clears a field after its text was saved. The updater keeps the text if the user has
 * changed it since.
 */
export function clearIfUnchanged(saved: string): (current: string) => string {
  return (current) => (current === saved ? '' : current);
}
