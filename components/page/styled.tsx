import { type ReactNode, useLayoutEffect, useState } from 'react';
import { loadStyles } from '@/components/page/whole-styles';

/**
 * Renders `children` with the style sheet `css`. Loads the whole sheet by `load` if the page lacks the sheet,
 * or if `css` is only the first part of the sheet (`isFirstPart`).
 */
export function Styled(props: {
  name: string;
  css: string;
  load: () => Promise<unknown>;
  isFirstPart?: boolean;
  children: ReactNode;
}) {
  const { name, css, load, isFirstPart = false, children } = props;
  const [isMissing, setMissing] = useState(false);

  useLayoutEffect(() => {
    // The browser renders a page from nothing if the server had an error, such as 404.
    const isEmpty = !document.querySelector(`style[data-href="${name}"]`)?.textContent;
    setMissing(isEmpty);
    if (isEmpty || isFirstPart) void loadStyles(load).then(() => setMissing(false));
  }, [name, load, isFirstPart]);

  // A link to the sheet would delay the first paint. The option `inlineCss` of Next.js would send the sheet twice.
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
