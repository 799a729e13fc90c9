export function pressCommand(command: string): void {
  document.querySelector<HTMLElement>(`[data-command="${command}"]`)?.click();
}
