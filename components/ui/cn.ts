import { type ClassValue, clsx } from 'clsx';
import { twMerge } from 'tailwind-merge';

/**
 * Joins CSS classes. If Tailwind classes conflict, only the last one is kept. The public pages call the smaller
 * `clsx` instead, which saves 8 kB.
 */
export function cn(...classes: ClassValue[]): string {
  return twMerge(clsx(classes));
}
