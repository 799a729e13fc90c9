import type { Page } from '@playwright/test';

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
