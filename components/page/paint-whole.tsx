import type { ReactNode } from 'react';

const end = 'whole';

/** Delays the first paint until the whole page has arrived. Parts that arrive later would move the others. */
export function PaintWhole({ children }: { children: ReactNode }) {
  return (
    <>
      <link rel="expect" href={`#${end}`} blocking="render" />
      {children}
      <span id={end} hidden />
    </>
  );
}
