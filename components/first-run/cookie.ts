/** Set once the first steps are closed. A cookie, so that the server does not send them again. */
export const firstRunCookie = 'first-run';

export function closeFirstRun(): void {
  document.cookie = `${firstRunCookie}=closed; path=/; max-age=31536000; samesite=lax`;
}
