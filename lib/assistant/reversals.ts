import { infoReversals } from '@/lib/info/tools';
import { reminderReversals } from '@/lib/reminders/tools';
import { todoReversals } from '@/lib/todos/tools';
import type { Reversal } from '@/lib/tool';

const reversals = new Map(
  [...todoReversals, ...reminderReversals, ...infoReversals].map((reversal) => [reversal.name, reversal]),
);

/** The verb that takes back what a receipt names, or null. */
export function findReversal(name: string): Reversal | null {
  return reversals.get(name) ?? null;
}
