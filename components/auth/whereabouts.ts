import type { RegisterInput } from '@/lib/auth/schema';

/** Where the browser says it is: the time zone, and the region that reads a number without a country code. */
export function whereabouts(): Pick<RegisterInput, 'timezone' | 'country'> {
  const country = region();
  return {
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...(country ? { country } : {}),
  };
}

/** A plain "de" has a likely region too, and a better one than none. */
function region(): string | undefined {
  try {
    return new Intl.Locale(navigator.language).maximize().region;
  } catch {
    // Some systems name a language that is none, like "en-US@posix".
    return undefined;
  }
}
