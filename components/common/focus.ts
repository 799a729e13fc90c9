/**
 * Moves the focus to the Delete button of the next or previous row. If this is the only row, moves it to the first field of the
 * section, or else to the quick-add line. Call it before the row of `control` disappears.
 */
export function focusNextRow(control: HTMLElement): void {
  const row = control.closest('li');
  const neighbor = row?.nextElementSibling ?? row?.previousElementSibling;
  const target =
    neighbor?.querySelector<HTMLElement>('[data-delete]') ??
    row?.closest('section')?.querySelector<HTMLElement>('input, textarea, [data-add]') ??
    document.querySelector<HTMLElement>('[data-quick-add]');
  target?.focus();
}

/** Moves the focus to `container` if the focused control is inside it. Call it before that control disappears. */
export function keepFocusIn(container: HTMLElement | null): void {
  if (container?.contains(document.activeElement)) container.focus();
}
