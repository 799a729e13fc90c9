import { type ClassValue, clsx } from 'clsx';
import { twMerge } from 'tailwind-merge';

/** Joins class names; of two that conflict, the later wins. The public pages use `clsx` alone, which is 8 kB smaller. */
export function cn(...classes: ClassValue[]): string {
  return twMerge(clsx(classes));
}
