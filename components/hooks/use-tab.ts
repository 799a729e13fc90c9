'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useEffectEvent, useState } from 'react';

export function useTab<Id extends string>(
  tabs: readonly [{ id: Id }, ...{ id: Id }[]],
): [Id, (id: Id) => void] {
  const param = useSearchParams().get('tab');
  const [tab, setTab] = useState(() => tabNamed(param));

  function tabNamed(name: string | null): Id {
    return tabs.find(({ id }) => id === name)?.id ?? tabs[0].id;
  }

  // After Back or Forward, the URL has already changed, but the router may not have rendered it yet.
  const follow = useEffectEvent(() => setTab(tabInAddress()));
  useEffect(() => {
    const listener = () => follow();
    window.addEventListener('popstate', listener);
    return () => window.removeEventListener('popstate', listener);
  }, []);

  function tabInAddress(): Id {
    return tabNamed(new URLSearchParams(window.location.search).get('tab'));
  }

  function select(id: Id) {
    setTab(id);
    // A click selects a tab and then focuses it. The focus would select the tab again before the first
    // selection is rendered.
    if (id === tabInAddress()) return;
    window.history.pushState(null, '', `?tab=${id}`);
  }
  return [tab, select];
}
