'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useEffectEvent, useState } from 'react';

/** The open tab lives in the address (?tab=tools), so that it can be linked to and gone back from. The first is the default. */
export function useTab<Id extends string>(
  tabs: readonly [{ id: Id }, ...{ id: Id }[]],
): [Id, (id: Id) => void] {
  const param = useSearchParams().get('tab');
  const [tab, setTab] = useState(() => named(param));

  function named(name: string | null): Id {
    return tabs.find(({ id }) => id === name)?.id ?? tabs[0].id;
  }

  // Back and forward: the address has moved already, whatever of it the router has drawn by now.
  const follow = useEffectEvent(() => setTab(named(new URLSearchParams(window.location.search).get('tab'))));
  useEffect(() => {
    const listener = () => follow();
    window.addEventListener('popstate', listener);
    return () => window.removeEventListener('popstate', listener);
  }, []);

  function select(id: Id) {
    if (id === tab) return;
    setTab(id);
    window.history.pushState(null, '', `?tab=${id}`);
  }
  return [tab, select];
}
