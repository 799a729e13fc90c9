import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

export function TimeField(props: {
  label: string;
  value: string;
  disabled: boolean;
  error?: string | undefined;
  onChange: (time: string) => void;
}) {
  const { label, value, disabled, error, onChange } = props;
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Input
          {...control}
          type="time"
          value={value}
          disabled={disabled}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
