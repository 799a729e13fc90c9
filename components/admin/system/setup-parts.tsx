import { Badge } from '@/components/ui/badge';
import type { ChannelSetting, SystemState } from '@/lib/admin/schema';

export function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <div>
      <h3 className="mb-1 font-semibold">Setup</h3>
      <ol className="list-decimal space-y-1 pl-5">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}

export function Settings({
  names,
  settings,
}: Pick<SystemState, 'settings'> & { names: readonly ChannelSetting[] }) {
  return (
    <div>
      <h3 className="mb-1 font-semibold">Environment variables</h3>
      <ul className="divide-y divide-border">
        {names.map((name) => (
          <li key={name} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
            <code className="text-sm wrap-anywhere">{name}</code>
            <Badge variant={settings[name] ? 'done' : 'today'}>{settings[name] ? 'Set' : 'Not set'}</Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}
