import { demoEmail } from '@/lib/connectors/rules';
import { type Calendar, CalendarError } from '@/lib/ports';

const refuse = () => Promise.reject(new CalendarError('refused', 'simulated'));

/** A calendar that lives in calendar_events alone: it takes everything and knows nothing of its own. */
export const demoCalendar: Calendar = {
  isDemo: true,
  // Our own callback, one hop: there is nobody to ask.
  authUrl: async ({ state, redirectUri }) => `${redirectUri}?${new URLSearchParams({ state, code: 'demo' })}`,
  exchange: async () => ({ email: demoEmail, accessToken: '', refreshToken: null, expiresInSeconds: 0 }),
  refresh: refuse,
  revoke: async () => {},
  calendars: async () => [{ id: 'demo', name: 'Simulated calendar', isPrimary: true }],
  changes: async (_, { cursor }) => ({ entries: [], page: null, cursor: cursor ?? 'demo' }),
  put: async () => {},
  remove: async () => {},
  busy: async () => [],
};
