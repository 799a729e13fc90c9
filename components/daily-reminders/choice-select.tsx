import type { ComponentProps } from 'react';
import { Select } from '@/components/ui/select';

export function ChoiceSelect<Value extends string>(
  props: Omit<ComponentProps<typeof Select>, 'value' | 'onChange' | 'children'> & {
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
    <Select {...control} value={value} onChange={(event) => choose(event.target.value)}>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {labels[choice]}
        </option>
      ))}
    </Select>
  );
}
