import { type ClassValue, clsx } from 'clsx';
import { twMerge } from 'tailwind-merge';

/**
 * Joins class names. Of conflicting Tailwind classes, the later one wins. The public pages use `clsx`
 * instead, which is 8 kB smaller.
 */
export function cn(...classes: ClassValue[]): string {
  return twMerge(clsx(classes));
}
