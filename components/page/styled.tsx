import type { ReactNode } from 'react';

/**
 * Writes the style sheet of a group of pages into the page, because a link costs the first paint a round trip. The
 * option `inlineCss` of Next.js would send the style sheet twice.
 */
export function Styled({ name, css, children }: { name: string; css: string; children: ReactNode }) {
  return (
    <>
      {/* In the browser `css` is empty, and React keeps the tag of this name that the server has written. */}
      <style href={name} precedence="group">
        {css}
      </style>
      {children}
    </>
  );
}
