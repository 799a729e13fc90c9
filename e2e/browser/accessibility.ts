import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export async function violations(page: Page): Promise<string[]> {
  const found = await analyse(page, (axe) => axe.withTags(rules));
  const all = found.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => ({ id, selector: target.join(' ') })),
  );
  const confirmed: string[] = [];
  for (const { id, selector } of all)
    if (id !== 'target-size' || (await isTooSmall(page, selector))) confirmed.push(`${id}: ${selector}`);
  return confirmed;
}

/**
 * Returns whether axe finds the control too small after it is scrolled into view. Before that, axe also reports
 * controls that are large enough but partly out of view.
 */
async function isTooSmall(page: Page, selector: string): Promise<boolean> {
  await page
    .locator(selector)
    .first()
    .evaluate((control) => control.scrollIntoView({ block: 'center', behavior: 'instant' }));
  return (await analyse(page, (axe) => axe.withRules('target-size').include(selector))).length > 0;
}

/**
 * Runs axe inside the page ("legacy mode"), not in a separate window. That is faster, and enough because no page has
 * frames.
 */
async function analyse(page: Page, configure: (axe: AxeBuilder) => AxeBuilder) {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  return (await configure(axe).analyze()).violations;
}
