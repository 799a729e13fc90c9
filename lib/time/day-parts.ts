/** The local hours at which each part of the day begins and ends. 28 is 4:00 on the next day. */
export const partsOfDay: Record<string, [from: number, to: number]> = {
  morning: [4, 12],
  afternoon: [12, 18],
  evening: [17, 22],
  night: [18, 28],
  bedtime: [19, 28],
  lunch: [11, 14],
};

export function isInPart(hour: number, [from, to]: [from: number, to: number]): boolean {
  return (hour >= from && hour < to) || hour + 24 < to;
}
