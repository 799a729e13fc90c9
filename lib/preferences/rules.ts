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

export function hasQuietHours({ quietFrom, quietTo }: { quietFrom: string; quietTo: string }): boolean {
  return quietFrom !== quietTo;
}
