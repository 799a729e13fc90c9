const usualDays = [0, 1, 3, 7, 14, 30];

export function leadChoices(current = 0): number[] {
  return [...new Set([...usualDays, current])].toSorted((a, b) => a - b);
}

export function leadLabel(days: number): string {
  if (days === 0) return 'On the day';
  return `${days === 1 ? '1 day' : `${days} days`} before and on the day`;
}
