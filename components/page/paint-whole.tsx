import type { ReactNode } from 'react';

const end = 'whole';

/**
 * Delays the first paint of a page until the whole page has arrived. Otherwise, parts that arrive later would
 * move what is already visible. React moves the link to the head. The landing page does not need this,
 * because its parts arrive from top to bottom.
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
