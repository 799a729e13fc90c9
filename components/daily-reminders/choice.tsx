import type { ComponentProps } from 'react';
import { Select } from '@/components/ui/select';

/** A select over a closed list of choices, each in its words. */
export function Choice<Value extends string>(
  props: Omit<ComponentProps<typeof Select>, 'value' | 'onChange' | 'children'> & {
    choices: readonly Value[];
    words: Record<Value, string>;
    value: Value;
    onChoose: (value: Value) => void;
  },
) {
  const { choices, words, value, onChoose, ...control } = props;

  function choose(text: string) {
    const chosen = choices.find((choice) => choice === text);
    if (chosen) onChoose(chosen);
  }

  return (
    <Select {...control} value={value} onChange={(event) => choose(event.target.value)}>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {words[choice]}
        </option>
      ))}
    </Select>
  );
}
