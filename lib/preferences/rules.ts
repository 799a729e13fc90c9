export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export const quietDefaults = { quietFrom: '22:00', quietTo: '07:00' } as const;

/** Returns whether the user has quiet hours. Equal times mean no quiet hours. */
export function hasQuietHours({ quietFrom, quietTo }: { quietFrom: string; quietTo: string }): boolean {
  return quietFrom !== quietTo;
}
