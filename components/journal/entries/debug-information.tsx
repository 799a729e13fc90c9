import { ChevronRight } from 'lucide-react';
import { When } from '@/components/common/clock';
import { entriesUrl } from '@/components/journal/use-journal';

/** For whoever is asked for help: what was called and what came back. Closed until it is opened. */
export function DebugInformation({ failure, at }: { failure: Error; at: Date }) {
  const rows = [
    ['Request', `GET ${entriesUrl}`],
    ['Error', failure.name],
    ['Message', failure.message],
    ['Connection', navigator.onLine ? 'online' : 'offline'],
  ];
  return (
    <details className="group w-full text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 text-muted hover:text-ink">
        <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
        Debug information
      </summary>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 border-l-2 border-line pl-3">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
        <dt className="text-muted">Time</dt>
        <dd>
          <When at={at}>{at.toISOString()}</When>
        </dd>
      </dl>
    </details>
  );
}
