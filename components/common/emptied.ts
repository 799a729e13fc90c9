/** The next value of a field whose text was saved: empty, unless something else was typed there meanwhile. */
export function emptied(saved: string): (now: string) => string {
  return (now) => (now === saved ? '' : now);
}
