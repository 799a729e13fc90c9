let marked: HTMLElement | null = null;
let left: HTMLElement | null = null;

/** Call this before something appears that may take the focus and disappear again. */
export function markWayBack(): void {
  marked = placeOf(document.activeElement);
}

export function noteLeft(element: EventTarget | null): void {
  left = placeOf(element);
}

/**
 * Focuses the element of markWayBack or, if that has disappeared or is hidden, the one that lost the focus
 * last.
 */
export function goBack(): void {
  marked?.focus();
  if (document.activeElement !== marked) left?.focus();
}

function placeOf(element: EventTarget | null): HTMLElement | null {
  return element instanceof HTMLElement && element !== document.body ? element : null;
}
