import { type ClassValue, clsx } from 'clsx';
import { twMerge } from 'tailwind-merge';

/** The public pages use `clsx` instead, which is 8 kB smaller. */
export function cn(...classes: ClassValue[]): string {
  return twMerge(clsx(classes));
}
