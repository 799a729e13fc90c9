let marked: HTMLElement | null = null;
let left: HTMLElement | null = null;

/**
 * Remembers the focused element, so that `goBack` can focus it again. Call this before another element, such as a
 * toast, takes the focus.
 */
export function markWayBack(): void {
  marked = placeOf(document.activeElement);
}

export function noteLeft(element: EventTarget | null): void {
  left = placeOf(element);
}

/**
 * Focuses the element that `markWayBack` remembered. If that fails, focuses the element that was given to
 * `noteLeft`.
 */
export function goBack(): void {
  marked?.focus();
  if (document.activeElement !== marked) left?.focus();
}

function placeOf(element: EventTarget | null): HTMLElement | null {
  return element instanceof HTMLElement && element !== document.body ? element : null;
}
