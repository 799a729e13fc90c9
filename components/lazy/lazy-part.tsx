'use client';

import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { Failure } from '@/components/common/failure';

/**
 * Loads a component's code when the component is first shown. Shows `waiting` meanwhile. If the code cannot be
 * loaded, shows an error with a Retry button in place of the component. React.lazy would replace the whole page
 * with the error.
 */
export function LazyPart<Props>(props: {
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
