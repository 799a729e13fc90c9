/** What an account can be connected with; only the first is there yet. */
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

/** The account of a simulated calendar. */
export const demoEmail = 'demo@gmail.com';

/** The account's main calendar, as its provider calls it. */
export const mainCalendar = 'primary';

export const maxEventTitle = 500;
export const maxEventLocation = 500;
export const maxEventDescription = 8000;
/** How much of the calendar a reminder takes. */
export const reminderMinutes = 15;
