'use client';

import type { ReactNode } from 'react';
import css, { load } from '@/app/styles/user-first.css';
import { Styled } from '@/components/page/styled';

export default function Template({ children }: { children: ReactNode }) {
  return (
    <Styled name="user" css={css} load={load} isFirstPart>
      {children}
    </Styled>
  );
}
