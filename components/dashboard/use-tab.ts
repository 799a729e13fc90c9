'use client';

import { useSearchParams } from 'next/navigation';
import { useState } from 'react';

/** The open tab lives in the address (?tab=tools), so that it can be linked to and gone back from. The first is the default. */
export function useTab<Id extends string>(
  tabs: readonly [{ id: Id }, ...{ id: Id }[]],
): [Id, (id: Id) => void] {
  const param = useSearchParams().get('tab');
  const asked = tabs.find(({ id }) => id === param)?.id ?? tabs[0].id;
  const [tab, setTab] = useState(asked);
  const [lastAsked, setLastAsked] = useState(asked);
  if (asked !== lastAsked) {
    setLastAsked(asked);
    setTab(asked);
  }
  function select(id: Id) {
    setTab(id);
    window.history.pushState(null, '', `?tab=${id}`);
  }
  return [tab, select];
}
