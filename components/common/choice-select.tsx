import type { ComponentProps } from 'react';
import { NativeSelect } from '@/components/ui/native-select';

export function ChoiceSelect<Value extends string>(
  props: Omit<ComponentProps<typeof NativeSelect>, 'value' | 'onChange' | 'children'> & {
    choices: readonly Value[];
    labels: Record<Value, string>;
    value: Value;
    onChoose: (value: Value) => void;
  },
) {
  const { choices, labels, value, onChoose, ...control } = props;

  function choose(text: string) {
    const chosen = choices.find((choice) => choice === text);
    if (chosen) onChoose(chosen);
  }

  return (
    <NativeSelect {...control} value={value} onChange={(event) => choose(event.target.value)}>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {labels[choice]}
        </option>
      ))}
    </NativeSelect>
  );
}
