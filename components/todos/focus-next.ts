/** Before a ticked row hides itself: the focus moves to its neighbour's box, else to the form above the list. */
export function focusNextTodo(box: HTMLElement): void {
  const row = box.closest('li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const target = neighbour ?? box.closest('section');
  target?.querySelector<HTMLElement>('input')?.focus();
}
