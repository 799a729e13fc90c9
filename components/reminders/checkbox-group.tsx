import { clsx } from 'clsx';

export function CheckboxGroup(props: {
  legend: string;
  choices: [value: string, label: string][];
  selected: string[];
  onChange: (selected: string[]) => void;
  max?: number;
  className?: string;
}) {
  const { legend, choices, selected, onChange, max = choices.length, className } = props;
  return (
    <fieldset className="min-w-0 @md:col-span-2">
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      <div className={clsx('gap-1.5', className ?? 'flex flex-wrap')}>
        {choices.map(([value, label]) => (
          <label
            key={value}
            className="relative flex h-11 items-center justify-center rounded-lg border border-input px-2.5 text-sm has-checked:border-done has-checked:bg-done has-checked:text-background has-disabled:opacity-60"
          >
            <input
              type="checkbox"
              className="absolute -inset-px cursor-pointer appearance-none rounded-lg"
              checked={selected.includes(value)}
              disabled={!selected.includes(value) && selected.length >= max}
              onChange={(event) => onChange(toggle(selected, value, event.target.checked))}
            />
            <span className="pointer-events-none relative">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function toggle(selected: string[], value: string, isSelected: boolean): string[] {
  return isSelected ? [...selected, value] : selected.filter((one) => one !== value);
}
