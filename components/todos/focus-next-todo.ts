/**
 * Focuses the checkbox of the next or previous row. If there is no other row, focuses the form above the list.
 * Call this before a completed row is hidden.
 */
export function focusNextTodo(checkbox: HTMLElement): void {
  const row = checkbox.closest('li');
  const neighbor = row?.nextElementSibling ?? row?.previousElementSibling;
  const target = neighbor ?? checkbox.closest('section');
  target?.querySelector<HTMLElement>('[role="checkbox"], input, [data-add]')?.focus();
}
