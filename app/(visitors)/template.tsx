import type { ReactNode } from 'react';
import '@/app/styles/visitors.css';

/**
 * Imports the styles for the pages of this group. A layout must not import the styles. Next.js would send the
 * layout's styles again with each page. The reason is app/global-error.tsx, which may need the layout's styles.
 */
export default function Template({ children }: { children: ReactNode }) {
  return children;
}
