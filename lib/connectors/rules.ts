/** Providers that the screen lists. Only Gmail is supported so far. */
export const providers = ['gmail', 'microsoft', 'yahoo', 'apple'] as const;
export type Provider = (typeof providers)[number];

export const providerNames: Record<Provider, string> = {
  gmail: 'Gmail & Google Calendar',
  microsoft: 'Microsoft Outlook',
  yahoo: 'Yahoo Mail',
  apple: 'Apple iCloud',
};

export function isReady(provider: Provider): boolean {
  return provider === 'gmail';
}

export const demoEmail = 'demo@gmail.com';

export const mainCalendar = 'primary';

export const maxEventTitle = 500;
export const maxEventLocation = 500;
export const maxEventDescription = 8000;
export const mirrorFreshMs = 60_000;
export const reminderMinutes = 15;
