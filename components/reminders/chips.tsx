import { clsx } from 'clsx';

/** A handful of choices of which several may be taken; each is a native checkbox. */
export function Chips(props: {
  legend: string;
  list: [choice: string, words: string][];
  chosen: string[];
  onChange: (chosen: string[]) => void;
  /** No more than so many. */
  most?: number;
  className?: string;
}) {
  const { legend, list, chosen, onChange, most = list.length, className } = props;
  return (
    <fieldset className="min-w-0 @md:col-span-2">
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      <div className={clsx('gap-1.5', className ?? 'flex flex-wrap')}>
        {list.map(([choice, words]) => (
          <label
            key={choice}
            className="relative flex h-11 items-center justify-center rounded border border-edge px-2.5 text-sm has-checked:border-done has-checked:bg-done has-checked:text-paper has-disabled:opacity-60"
          >
            <input
              type="checkbox"
              className="absolute -inset-px cursor-pointer appearance-none rounded"
              checked={chosen.includes(choice)}
              disabled={!chosen.includes(choice) && chosen.length >= most}
              onChange={(event) => onChange(changed(chosen, choice, event.target.checked))}
            />
            <span className="pointer-events-none relative">{words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function changed(chosen: string[], choice: string, isTaken: boolean): string[] {
  return isTaken ? [...chosen, choice] : chosen.filter((one) => one !== choice);
}
