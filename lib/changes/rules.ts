/** The features whose changes are pushed to open screens. Keep in step with the triggers of drizzle/0011_change_triggers.sql. */
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
