'use client';

import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { Failure } from '@/components/common/failure';

/**
 * A part of a page whose code is fetched when it is first shown, with `waiting` in its place meanwhile. Where the code does not
 * come, the part says so with another try; a lazy component would take the whole page down with it.
 */
export function LazyPart<Props>(props: {
  /** "The journal" */
  name: string;
  load: () => Promise<ComponentType<Props>>;
  waiting: ReactNode;
  show: (View: ComponentType<Props>) => ReactNode;
}) {
  const { name, load, waiting, show } = props;
  const code = useQuery({ queryKey: ['code', name], queryFn: load });
  if (code.data) return show(code.data);
  if (!code.isError) return waiting;
  return <Failure what={`${name} could not be opened.`} error={null} onRetry={() => code.refetch()} />;
}
