import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What would keep somebody from using the page: the WCAG A and AA rules that axe can judge. */
export async function barriers(page: Page): Promise<string[]> {
  const violations = await judge(page, (axe) => axe.withTags(rules));
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => ({ id, place: target.join(' ') })),
  );
  const standing: string[] = [];
  for (const { id, place } of found)
    if (id !== 'target-size' || (await isSmall(page, place))) standing.push(`${id}: ${place}`);
  return standing;
}

/** A control that has scrolled halfway under a bar is no small one: it is judged where it can be scrolled to. */
async function isSmall(page: Page, place: string): Promise<boolean> {
  await page
    .locator(place)
    .first()
    .evaluate((control) => control.scrollIntoView({ block: 'center', behavior: 'instant' }));
  return (await judge(page, (axe) => axe.withRules('target-size').include(place))).length > 0;
}

/** No page of ours has a frame: axe judges in the page itself ("legacy") and needs no window of its own, which takes a third of the time. */
async function judge(page: Page, by: (axe: AxeBuilder) => AxeBuilder) {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  return (await by(axe).analyze()).violations;
}
