export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** Quiet hours of new users (as in the column defaults), and for "turn my quiet hours on". */
export const quietDefaults = { quietFrom: '22:00', quietTo: '07:00' } as const;

/** Checks whether the user has quiet hours. Equal ends mean none. */
export function hasQuietHours({ quietFrom, quietTo }: { quietFrom: string; quietTo: string }): boolean {
  return quietFrom !== quietTo;
}
