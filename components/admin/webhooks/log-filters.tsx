import type { LogFilter } from '@/components/admin/webhooks/use-webhook-logs';
import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';

const channels = { '': 'All channels', whatsapp: 'WhatsApp', telegram: 'Telegram' };
const statuses = {
  '': 'All',
  success: 'Success',
  error: 'Error',
  unknown: 'Unknown',
  set_aside: 'Set aside',
  processing: 'Processing',
};

export function LogFilters(props: { filter: LogFilter; onChange: (filter: LogFilter) => void }) {
  const { filter, onChange } = props;
  return (
    <div className="mb-4 grid max-w-md grid-cols-2 gap-3">
      <Choice
        label="Channel"
        choices={channels}
        value={filter.channel}
        onChange={(channel) => onChange({ ...filter, channel })}
      />
      <Choice
        label="Status"
        choices={statuses}
        value={filter.status}
        onChange={(status) => onChange({ ...filter, status })}
      />
    </div>
  );
}

function Choice(props: {
  label: string;
  choices: Record<string, string>;
  value: string;
  onChange: (value: string) => void;
}) {
  const { label, choices, value, onChange } = props;
  return (
    <Field label={label}>
      {(control) => (
        <NativeSelect {...control} value={value} onChange={(event) => onChange(event.target.value)}>
          {Object.entries(choices).map(([choice, label]) => (
            <option key={choice} value={choice}>
              {label}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}
