import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import { defaultModel } from '@/lib/config/rules';

export function ModelSelect(props: { models: string[]; value: string; onChange: (model: string) => void }) {
  const { models, value, onChange } = props;
  const choices = models.includes(value) ? models : [value, ...models];
  return (
    <Field label="Model">
      {(control) => (
        <NativeSelect {...control} value={value} onChange={(event) => onChange(event.target.value)}>
          {choices.map((model) => (
            <option key={model} value={model}>
              {model === defaultModel ? `${model} (Recommended)` : model}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}
