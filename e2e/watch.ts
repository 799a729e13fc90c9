import type { Page } from '@playwright/test';

/**
 * What a page's console and scripts complain about from now on; a violated security policy is among it. That the address
 * `missing` answers 404 is a note of the browser itself about a page that was visited on purpose.
 */
export function watch(page: Page, missing?: string): { troubles: string[] } {
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { url } = message.location();
    const isAskedFor =
      missing !== undefined && url.endsWith(missing) && message.text().includes('status of 404');
    if (!isAskedFor) troubles.push(`${url}: ${message.text()}`);
  });
  page.on('pageerror', (error) => troubles.push(`${page.url()}: ${error.message}`));
  return { troubles };
}
