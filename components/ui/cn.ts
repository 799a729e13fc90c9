import { type ClassValue, clsx } from 'clsx';
import { twMerge } from 'tailwind-merge';

/**
 * Joins CSS classes. If Tailwind classes conflict, only the last one is kept. The public pages call `clsx` instead of
 * this function, because it is 8 kB smaller.
 */
export function cn(...classes: ClassValue[]): string {
  return twMerge(clsx(classes));
}
