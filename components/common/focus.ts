/** Moves the focus to the next row of a list. Call this before the row of `control` disappears. */
export function focusNextRow(control: HTMLElement): void {
  const row = control.closest('li');
  const neighbor = row?.nextElementSibling ?? row?.previousElementSibling;
  const target =
    (control.matches(checkbox) && neighbor?.querySelector<HTMLElement>(checkbox)) ||
    neighbor?.querySelector<HTMLElement>('[data-delete]') ||
    row?.closest('section')?.querySelector<HTMLElement>('input, textarea, [data-add]') ||
    document.querySelector<HTMLElement>('[data-quick-add]');
  target?.focus();
}

const checkbox = '[role="checkbox"]';

/** Focuses `container` if the focus is inside it. Call this before the focused control disappears. */
export function keepFocusIn(container: HTMLElement | null): void {
  if (container?.contains(document.activeElement)) container.focus();
}
