'use client';

import { type ComponentType, useLayoutEffect, useRef, useState } from 'react';

// Written so that the bundler leaves the module out of the browser's code.
const Landing =
  typeof window === 'undefined' ? (require('./landing') as typeof import('./landing')).Landing : null;

/**
 * Shows the landing page as the server has written it. The code and the data of the landing page are not sent
 * to the browser, because they would repeat every text of the page before the first paint.
 */
export function SentLanding() {
  if (!Landing) return <KeptLanding />;
  return (
    <div className="contents">
      <Landing />
    </div>
  );
}

const nothing = { __html: '' };

function KeptLanding() {
  const kept = useRef<HTMLDivElement>(null);
  const [Late, setLate] = useState<ComponentType | null>(null);

  // React renders from nothing if the page differs from what it expects, for example because of an extension.
  useLayoutEffect(() => {
    if (!kept.current?.hasChildNodes())
      void import('./landing').then((module) => setLate(() => module.Landing));
  }, []);

  return Late ? (
    <Late />
  ) : (
    <div
      ref={kept}
      className="contents"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; React keeps what the server has written
      dangerouslySetInnerHTML={nothing}
    />
  );
}
