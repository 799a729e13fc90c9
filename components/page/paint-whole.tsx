import type { ReactNode } from 'react';

const end = 'whole';

/**
 * Delays the first paint of a page until `children` have arrived. Otherwise, parts that arrive later would move what is
 * already visible, or wait for the paint of the parts before them. React moves the link to the head. The landing page
 * contains only its top here, because the rest arrives from top to bottom.
 */
export function PaintWhole({ children }: { children: ReactNode }) {
  return (
    <>
      <link rel="expect" href={`#${end}`} blocking="render" />
      {children}
      <span id={end} hidden />
    </>
  );
}
