import type { ReactNode } from 'react';
import '@/app/styles/visitors.css';

/**
 * Imports the styles for the pages of this group. A layout must not import them: Next.js sends the styles
 * of a layout once more with each page, because app/global-error.tsx may need them.
 */
export default function Template({ children }: { children: ReactNode }) {
  return children;
}
