/** The names of the ISO weekdays, Monday first. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** The quiet hours of a new user (also the column defaults), and those that "turn my quiet hours on" sets. */
export const quietDefaults = { quietFrom: '22:00', quietTo: '07:00' } as const;

/** Returns whether there are quiet hours. There are none if both ends are equal. */
export function hasQuietHours({ quietFrom, quietTo }: { quietFrom: string; quietTo: string }): boolean {
  return quietFrom !== quietTo;
}
