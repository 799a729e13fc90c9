import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';

/** A native checkbox in our colours, with a thumb's worth of room around it. */
export function Checkbox(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <span className="relative grid size-11 shrink-0 place-items-center">
      <input
        type="checkbox"
        className="peer absolute inset-0 m-auto size-5 cursor-pointer appearance-none rounded-[0.3125rem] border border-edge bg-surface before:absolute before:-inset-3 checked:border-done checked:bg-done"
        {...props}
      />
      {props.checked && (
        <Check
          aria-hidden
          strokeWidth={3}
          className="pointer-events-none relative hidden size-3.5 text-paper peer-checked:block"
        />
      )}
    </span>
  );
}
