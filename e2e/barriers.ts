import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What would keep somebody from using the page: the WCAG A and AA rules that axe can judge. */
export async function barriers(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}
