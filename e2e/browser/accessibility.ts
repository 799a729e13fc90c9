import type { Page } from '@playwright/test';
import axe, { type Result, type RunOptions } from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const visual = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'];

export async function violations(page: Page, { isVisualOnly = false } = {}): Promise<string[]> {
  const runOnly: RunOptions['runOnly'] = isVisualOnly
    ? { type: 'rule', values: visual }
    : { type: 'tag', values: tags };
  const all = (await analyse(page, null, { runOnly })).flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => ({ id, selector: target.join(' ') })),
  );
  const confirmed: string[] = [];
  for (const { id, selector } of all)
    if (id !== 'target-size' || (await isTooSmall(page, selector))) confirmed.push(`${id}: ${selector}`);
  return confirmed;
}

async function isTooSmall(page: Page, selector: string): Promise<boolean> {
  await page
    .locator(selector)
    .first()
    .evaluate((control) => control.scrollIntoView({ block: 'center', behavior: 'instant' }));
  return (await analyse(page, selector, { runOnly: { type: 'rule', values: ['target-size'] } })).length > 0;
}

// Loads axe only once per page, because its source is half a megabyte.
async function analyse(page: Page, selector: string | null, options: RunOptions): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([within, given]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      return (await axe.run(within ?? document, { ...given, resultTypes: ['violations'], iframes: false }))
        .violations;
    },
    [selector, options] as const,
  );
}
