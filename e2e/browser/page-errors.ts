import type { Page } from '@playwright/test';

/**
 * Collects a page's console errors and uncaught exceptions from now on, violations of the content security policy among them. The
 * browser's own note that the address `missing` answered 404 is left out.
 */
export function collectErrors(page: Page, missing?: string): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { url } = message.location();
    const isExpected =
      missing !== undefined && url.endsWith(missing) && message.text().includes('status of 404');
    if (!isExpected) errors.push(`${url}: ${message.text()}`);
  });
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
  return errors;
}
