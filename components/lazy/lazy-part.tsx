'use client';

import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { Failure } from '@/components/common/failure';
import { withStyles } from '@/components/page/whole-styles';

/** Loads the code of a component when the component is first shown. A failure shows a Retry button. */
export function LazyPart<Props>(props: {
  name: string;
  load: () => Promise<ComponentType<Props>>;
  waiting: ReactNode;
  show: (View: ComponentType<Props>) => ReactNode;
}) {
  const { name, load, waiting, show } = props;
  const code = useQuery({ queryKey: ['code', name], queryFn: withStyles(load) });
  if (code.data) return show(code.data);
  if (!code.isError) return waiting;
  return <Failure what={`${name} could not be opened.`} error={null} onRetry={() => code.refetch()} />;
}
