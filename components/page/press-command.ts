/** Presses the button with this `data-command`, even if it is hidden. */
export function pressCommand(command: string): void {
  document.querySelector<HTMLElement>(`[data-command="${command}"]`)?.click();
}
