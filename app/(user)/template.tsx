import type { ReactNode } from 'react';
import '@/app/styles/user.css';

export default function Template({ children }: { children: ReactNode }) {
  return children;
}
