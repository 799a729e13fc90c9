import type { ReactNode } from 'react';

const end = 'whole';

/**
 * Lets the browser paint a page for the first time when all of it has arrived, because a page that is painted in parts
 * moves while the rest arrives. React moves the link to the head. The landing page does without: its parts come from
 * top to bottom and move nothing.
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
