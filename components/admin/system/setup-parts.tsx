import { Expandable } from '@/components/common/expandable';
import { Badge } from '@/components/ui/badge';
import type { ChannelSetting, SystemState } from '@/lib/admin/schema';

/** Shows how to connect a provider. The text is closed at first, because an admin needs it only once. */
export function Setup({
  steps,
  names,
  settings,
}: Pick<SystemState, 'settings'> & { steps: readonly string[]; names: readonly ChannelSetting[] }) {
  const missing = names.filter((name) => !settings[name]).length;
  return (
    <Expandable
      label="Setup"
      note={missing > 0 ? `${missing} of ${names.length} variables not set` : undefined}
    >
      <div className="grid gap-4 pt-1 pb-3">
        <Steps steps={steps} />
        <Settings names={names} settings={settings} />
      </div>
    </Expandable>
  );
}

function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="list-decimal space-y-1 pl-5">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}

function Settings({ names, settings }: Pick<SystemState, 'settings'> & { names: readonly ChannelSetting[] }) {
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
