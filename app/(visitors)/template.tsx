import type { ReactNode } from 'react';
import '@/app/styles/visitors.css';

/**
 * Imports the styles for the pages of this group. If the layout imported them itself, each page would contain them
 * once more, for global-error.tsx, in the data that React hydrates with.
 */
export default function Template({ children }: { children: ReactNode }) {
  return children;
}
