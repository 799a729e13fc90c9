import type { ReactNode } from 'react';
import '@/app/styles/admin.css';

export default function Template({ children }: { children: ReactNode }) {
  return children;
}
