/**
 * Returns a state updater that clears a text field after its text was saved as `saved`. If the user has
 * changed the text meanwhile, the field keeps the changed text.
 */
export function clearIfUnchanged(saved: string): (current: string) => string {
  return (current) => (current === saved ? '' : current);
}
