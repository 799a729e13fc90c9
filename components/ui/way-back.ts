let marked: HTMLElement | null = null;
let left: HTMLElement | null = null;

/** Keeps where the focus is, before something comes that may take it and go again. */
export function markWayBack(): void {
  marked = placeOf(document.activeElement);
}

/** Keeps what the focus has just left. */
export function noteLeft(element: EventTarget | null): void {
  left = placeOf(element);
}

/** Leads the focus back to the marked place, or where that is gone or hidden by now, to the one it left last. */
export function goBack(): void {
  marked?.focus();
  if (document.activeElement !== marked) left?.focus();
}

function placeOf(element: EventTarget | null): HTMLElement | null {
  return element instanceof HTMLElement && element !== document.body ? element : null;
}
