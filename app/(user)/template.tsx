'use client';

import type { ReactNode } from 'react';
import css from '@/app/styles/user.css';
import { Styled } from '@/components/page/styled';

export default function Template({ children }: { children: ReactNode }) {
  return (
    <Styled name="user" css={css}>
      {children}
    </Styled>
  );
}
