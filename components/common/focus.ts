/** Before a list's row goes: the focus moves to the same control of its neighbour, else to the list's own form. */
export function leaveRow(control: HTMLElement): void {
  const row = control.closest('li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const target =
    neighbour?.querySelector<HTMLElement>('[data-delete]') ??
    row?.closest('section')?.querySelector<HTMLElement>('input, textarea');
  target?.focus();
}

/** Before the control goes that has the focus: `place`, which stays, takes it. A focus elsewhere is left alone. */
export function keepFocus(place: HTMLElement | null): void {
  if (place?.contains(document.activeElement)) place.focus();
}
