'use client';

import { type ComponentType, useLayoutEffect, useRef, useState } from 'react';

/**
 * Shows the landing page as the server has written it. The browser gets neither its code nor its data, which would
 * send every text twice before the first paint.
 */
export const SentLanding = typeof window === 'undefined' ? WrittenLanding : KeptLanding;

const nothing = { __html: '' };

function WrittenLanding() {
  const { Landing }: typeof import('./landing') = require('./landing');
  return (
    <div className="contents">
      <Landing />
    </div>
  );
}

function KeptLanding() {
  const kept = useRef<HTMLDivElement>(null);
  const [Late, setLate] = useState<ComponentType | null>(null);

  // React renders from nothing if the page differs from what it expects, for example because of an extension.
  useLayoutEffect(() => {
    if (!kept.current?.hasChildNodes())
      void import('./landing').then(({ Landing }) => setLate(() => Landing));
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
