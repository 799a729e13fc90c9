/** The features whose changes open screens follow. The triggers of drizzle/0011_change_triggers.sql name the same ones. */
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
