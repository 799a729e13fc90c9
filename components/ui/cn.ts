import { type ClassValue, clsx } from 'clsx';
import { twMerge } from 'tailwind-merge';

/**
 * Joins class names. If two of them conflict, the later one wins. The public pages use only `clsx` instead,
 * which is 8 kB smaller.
 */
export function cn(...classes: ClassValue[]): string {
  return twMerge(clsx(classes));
}
