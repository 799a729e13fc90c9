import { Expandable } from '@/components/common/expandable';
import { entriesUrl } from '@/components/journal/use-journal';
import { Timestamp } from '@/components/page/clock';

export function DebugInformation({ failure, at }: { failure: Error; at: Date }) {
  const rows = [
    ['Request', `GET ${entriesUrl}`],
    ['Error', failure.name],
    ['Message', failure.message],
    ['Connection', navigator.onLine ? 'online' : 'offline'],
  ];
  return (
    <Expandable label="Debug information" className="w-full text-sm">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 border-l-2 border-border pl-3">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted-foreground">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
        <dt className="text-muted-foreground">Time</dt>
        <dd>
          <Timestamp at={at}>{at.toISOString()}</Timestamp>
        </dd>
      </dl>
    </Expandable>
  );
}
