'use client';

import type { ReactNode } from 'react';
import css, { load } from '@/app/styles/visitors.css';
import { Styled } from '@/components/page/styled';

export default function Template({ children }: { children: ReactNode }) {
  return (
    <Styled name="visitors" css={css} load={load}>
      {children}
    </Styled>
  );
}
