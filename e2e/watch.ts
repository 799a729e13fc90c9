import type { Page } from '@playwright/test';

/** What a page's console and scripts complain about from now on; a violated security policy is among it. */
export function watch(page: Page): { troubles: string[] } {
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { url } = message.location();
    // The browser itself notes the status of an unknown address that a test visits on purpose.
    const isOwn404 = url === page.url() && message.text().includes('status of 404');
    if (!isOwn404) troubles.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => troubles.push(`${page.url()}: ${error.message}`));
  return { troubles };
}
