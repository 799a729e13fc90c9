'use client';

import type { ReactNode } from 'react';
import css, { load } from '@/app/styles/admin-first.css';
import { Styled } from '@/components/page/styled';

export default function Template({ children }: { children: ReactNode }) {
  return (
    <Styled name="admin" css={css} load={load} isFirstPart>
      {children}
    </Styled>
  );
}
