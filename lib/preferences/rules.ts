/** ISO weekdays by their names, Monday first. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** What somebody begins with: the database's defaults, and what "turn my quiet hours on" means. */
export const quietDefaults = { quietFrom: '22:00', quietTo: '07:00' } as const;

/** Equal ends hold nothing back. */
export function hasQuietHours({ quietFrom, quietTo }: { quietFrom: string; quietTo: string }): boolean {
  return quietFrom !== quietTo;
}
