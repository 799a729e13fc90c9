import type { RegisterInput } from '@/lib/auth/schema';

export function browserRegion(): Pick<RegisterInput, 'timezone' | 'country'> {
  const country = likelyCountry();
  return {
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...(country ? { country } : {}),
  };
}

function likelyCountry(): string | undefined {
  try {
    return new Intl.Locale(navigator.language).maximize().region;
  } catch {
    // Some systems report an invalid language tag, such as "en-US@posix".
    return undefined;
  }
}
