/** Returns a state updater that clears a saved field, but keeps what was typed since. */
export function clearIfUnchanged(saved: string): (current: string) => string {
  return (current) => (current === saved ? '' : current);
}
