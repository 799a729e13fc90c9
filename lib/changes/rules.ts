/**
 * Features whose changes an open dashboard shows by itself. Must match the triggers in
 * drizzle/0011_change_triggers.sql.
 */
export const watchedFeatures = [
  'todos',
  'reminders',
  'info',
  'social',
  'daily',
  'journal',
  'calendar',
  'feed',
  'phone',
  'deliveries',
  'messages',
  'profile',
] as const;

export type WatchedFeature = (typeof watchedFeatures)[number];
