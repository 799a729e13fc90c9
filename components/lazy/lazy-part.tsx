'use client';

import { type ComponentType, lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { Failure } from '@/components/common/failure';

/**
 * Shows a component whose code is a chunk of its own, and `waiting` while it loads. The server renders the component itself. If the
 * code cannot be loaded, only this part shows an error and offers to retry; with React.lazy alone, the error would replace the whole
 * page.
 */
export function LazyPart<Props>(props: {
  /** The part's name in the error message, like "The journal". */
  name: string;
  load: () => Promise<ComponentType<Props>>;
  waiting: ReactNode;
  show: (View: ComponentType<Props>) => ReactNode;
}) {
  const { name, load, waiting, show } = props;
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again; `load` is a new function at each render.
  const View = useMemo(() => {
    const retry = () => setAttempt((tried) => tried + 1);
    const failed = () => <Failure what={`${name} could not be opened.`} error={null} onRetry={retry} />;
    return lazy(async () => ({ default: await load().catch(() => failed) }));
  }, [attempt]);
  return <Suspense fallback={waiting}>{show(View as ComponentType<Props>)}</Suspense>;
}
