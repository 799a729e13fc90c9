import type { ReactNode } from 'react';

const end = 'whole';

/** Delays the first paint until `children` have arrived, so that nothing moves afterwards. */
export function PaintWhole({ children }: { children: ReactNode }) {
  return (
    <>
      <link rel="expect" href={`#${end}`} blocking="render" />
      {children}
      <span id={end} hidden />
    </>
  );
}
