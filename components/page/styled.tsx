import { type ReactNode, useLayoutEffect, useState } from 'react';

/**
 * Writes the style sheet of a group of pages into the page, because a link costs the first paint a round trip. The
 * option `inlineCss` of Next.js would send the style sheet twice.
 */
export function Styled(props: {
  name: string;
  css: string;
  load: () => Promise<unknown>;
  children: ReactNode;
}) {
  const { name, css, load, children } = props;
  const [isMissing, setMissing] = useState(false);

  // The browser renders a page from nothing if the server had an error, such as 404.
  useLayoutEffect(() => {
    if (document.querySelector(`style[data-href="${name}"]`)?.textContent) return;
    setMissing(true);
    void load().finally(() => setMissing(false));
  }, [name, load]);

  return (
    <>
      {/* In the browser `css` is empty, and React keeps the tag of this name that the server has written. */}
      <style href={name} precedence="group">
        {css}
      </style>
      {!isMissing && children}
    </>
  );
}
