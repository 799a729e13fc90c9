export const firstRunCookie = 'first-run';

export function closeFirstRun(): void {
  document.cookie = `${firstRunCookie}=closed; path=/; max-age=31536000; samesite=lax`;
}
