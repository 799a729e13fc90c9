'use client';

import { useState } from 'react';

/** A list page by page, by the addresses of its pages. Another first page, of another search, begins anew. */
export function usePages(first: string) {
  const [trail, setTrail] = useState<{ first: string; later: string[] }>({ first, later: [] });
  const later = trail.first === first ? trail.later : [];
  return {
    path: later.at(-1) ?? first,
    number: later.length + 1,
    forward: (next: string) => setTrail({ first, later: [...later, next] }),
    back: () => setTrail({ first, later: later.slice(0, -1) }),
  };
}

export type Pages = ReturnType<typeof usePages>;
