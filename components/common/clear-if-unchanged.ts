/** Returns a state updater that clears a saved field, unless the user has typed something else meanwhile. */
export function clearIfUnchanged(saved: string): (current: string) => string {
  return (current) => (current === saved ? '' : current);
}
