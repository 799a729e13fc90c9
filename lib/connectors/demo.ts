import { demoEmail } from '@/lib/connectors/rules';
import { CalendarError, type CalendarProvider } from '@/lib/ports';

const refuse = () => Promise.reject(new CalendarError('refused', 'simulated'));

export const demoCalendar: CalendarProvider = {
  isDemo: true,
  // There is no consent page: redirects straight to our own callback.
  authUrl: async ({ state, redirectUri }) => `${redirectUri}?${new URLSearchParams({ state, code: 'demo' })}`,
  exchangeCode: async () => ({ email: demoEmail, accessToken: '', refreshToken: null, expiresInSeconds: 0 }),
  refreshToken: refuse,
  revokeToken: async () => {},
  listCalendars: async () => [{ id: 'demo', name: 'Simulated calendar', isPrimary: true }],
  listChanges: async (_token, { cursor }) => ({ events: [], nextPage: null, nextCursor: cursor ?? 'demo' }),
  putEvent: async () => {},
  removeEvent: async () => {},
  listBusy: async () => [],
};
