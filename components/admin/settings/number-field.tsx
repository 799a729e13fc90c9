import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

export function NumberField(props: {
  label: string;
  hint: string;
  range: { min: number; max?: number; step: number };
  value: string;
  onChange: (value: string) => void;
}) {
  const { label, hint, range, value, onChange } = props;
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <Input
          {...control}
          {...range}
          type="number"
          inputMode="decimal"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
