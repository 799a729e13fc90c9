/** Set after the first steps were closed. The server reads it and does not show them again. */
export const firstRunCookie = 'first-run';

export function closeFirstRun(): void {
  document.cookie = `${firstRunCookie}=closed; path=/; max-age=31536000; samesite=lax`;
}
