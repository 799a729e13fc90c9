/** Nothing of the person stays in this tab. */
export function forgetTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Storage is forbidden: nothing was kept there.
  }
}
