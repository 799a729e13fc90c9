import type { ComponentProps, ReactNode } from 'react';

/** A native checkbox that reads and looks like a switch, with its words beside it and a thumb's worth of height. */
export function Switch(
  props: Omit<ComponentProps<'input'>, 'type' | 'role' | 'className'> & { label: ReactNode },
) {
  const { label, ...input } = props;
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        role="switch"
        aria-checked={input.checked}
        className="relative h-6 w-10 shrink-0 cursor-pointer appearance-none rounded-full border border-edge bg-surface transition-colors before:absolute before:top-0.75 before:left-0.75 before:size-4 before:rounded-full before:bg-edge before:transition-transform checked:border-done checked:bg-done checked:before:translate-x-4 checked:before:bg-paper"
        {...input}
      />
      {label}
    </label>
  );
}
