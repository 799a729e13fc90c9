import { setTimeout as passed } from 'node:timers/promises';
import { type ComponentType, Suspense } from 'react';
import { PageSpinner } from '@/components/page/page-spinner';
import { PaintWhole } from '@/components/page/paint-whole';

// Milliseconds to wait for the data before a spinner is sent.
const patience = 300;

export async function Loaded<Data extends object>(props: {
  loading: string;
  data: Promise<Data>;
  view: ComponentType<Data>;
}) {
  const { loading, data, view: View } = props;
  const timer = new AbortController();
  const late = passed(patience, null, { signal: timer.signal }).catch(() => null);
  const read = await Promise.race([data, late]).finally(() => timer.abort());
  return (
    <PaintWhole>
      {read ? (
        <View {...read} />
      ) : (
        <Suspense fallback={<PageSpinner label={loading} />}>
          <Late data={data} view={View} />
        </Suspense>
      )}
    </PaintWhole>
  );
}

async function Late<Data extends object>(props: { data: Promise<Data>; view: ComponentType<Data> }) {
  const { data, view: View } = props;
  return <View {...(await data)} />;
}
