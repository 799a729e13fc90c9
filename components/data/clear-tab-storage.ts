/** Removes everything that the app has stored for this browser tab. */
export function clearTabStorage(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Storage is forbidden, so nothing was stored.
  }
}
