/**
 * Focuses the same control of the next or previous row: its checkbox if `control` is one, otherwise the button that
 * deletes it or opens its menu. Without another row, focuses the first field of the section. Without such a field,
 * focuses the quick-add line. Call this before the row of `control` disappears.
 */
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

/** Focuses `container` if the focused control is inside it. Call this before that control disappears. */
export function keepFocusIn(container: HTMLElement | null): void {
  if (container?.contains(document.activeElement)) container.focus();
}
