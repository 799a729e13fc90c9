import type { Page } from '@playwright/test';

/**
 * Collects console errors and uncaught exceptions from now on, including violations of the
 * Content-Security-Policy. Ignores the browser's message that the URL `missing` returned 404.
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
