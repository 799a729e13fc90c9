import type { ReactNode } from 'react';

/**
 * Writes the style sheet of a group of pages into the page. A link would cost the first paint one more round
 * trip, and what Next.js inlines itself (`inlineCss`) is sent twice: as a tag and in the data for hydration.
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
