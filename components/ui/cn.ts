import { type ClassValue, clsx } from 'clsx';
import { twMerge } from 'tailwind-merge';

/**
 * Joins class names; if two conflict, the later one wins. The public pages only use `clsx`, which is 8 kB
 * smaller.
 */
export function cn(...classes: ClassValue[]): string {
  return twMerge(clsx(classes));
}
