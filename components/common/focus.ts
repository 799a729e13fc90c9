/**
 * Moves the focus to the next row, or to the previous row if there is no next one. Focuses the checkbox of
 * that row if `control` is a checkbox, otherwise the row's delete or menu button. If there is no other row,
 * focuses the first field of the section, otherwise the quick-add line. Call this before the row of `control`
 * disappears.
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
