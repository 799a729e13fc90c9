'use client';

import { useState } from 'react';

/**
 * Tracks the position in a paged list by the URLs of its pages. If the URL of the first page changes, as with a new search, starts again
 * there.
 */
export function usePages(first: string) {
  const [visited, setVisited] = useState<{ first: string; later: string[] }>({ first, later: [] });
  const later = visited.first === first ? visited.later : [];
  return {
    path: later.at(-1) ?? first,
    number: later.length + 1,
    forward: (next: string) => setVisited({ first, later: [...later, next] }),
    back: () => setVisited({ first, later: later.slice(0, -1) }),
  };
}

export type Pages = ReturnType<typeof usePages>;
