'use client';

import { useState } from 'react';

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
