import type { ReactNode } from 'react';
import '@/app/styles/visitors.css';

/**
 * Imports the styles for the pages of this group. If the layout imported them, each page would contain them a
 * second time: in the data that React hydrates with, for global-error.tsx.
 */
export default function Template({ children }: { children: ReactNode }) {
  return children;
}
