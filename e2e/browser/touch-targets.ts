import type { Page } from '@playwright/test';

/** Finds controls below 44 by 44 pixels (WCAG 2.5.5), except links in sentences. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const size = 44;
    const kinds = 'a[href], button, input, select, textarea, summary, [role=option], [role^=menuitem]';
    const layers = '[data-toasts], [data-radix-popper-content-wrapper]';

    const isUsable = (control: Element) =>
      control.checkVisibility({ visibilityProperty: true }) &&
      !control.matches(':disabled, [aria-disabled=true]') &&
      !control.closest('[aria-hidden=true], [inert]');
    const isInSentence = (control: Element) =>
      getComputedStyle(control).display === 'inline' &&
      control.parentElement?.textContent?.trim() !== control.textContent?.trim();

    return [...document.querySelectorAll(kinds)].flatMap((control) => {
      if (!isUsable(control) || isInSentence(control)) return [];
      const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
      const reacts = (x: number, y: number) => {
        const hit = document.elementFromPoint(x, y);
        return control.contains(hit) || label?.contains(hit);
      };
      const isUnderLayer = (x: number, y: number) =>
        document.elementFromPoint(x, y)?.closest(layers)?.contains(control) === false;
      let area = [0, 0];
      for (const part of label ? [control, label] : [control]) {
        part.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
        const { left, top, width, height } = part.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        if (isUnderLayer(x, y)) return [];
        if (!reacts(x, y)) continue;
        if (width >= size && height >= size) return [];
        let isPartlyCovered = false;
        const reach = (dx: number, dy: number) => {
          let far = 0;
          while (far < size && reacts(x + dx * (far + 1), y + dy * (far + 1))) far += 1;
          isPartlyCovered ||= isUnderLayer(x + dx * (far + 1), y + dy * (far + 1));
          return far;
        };
        area = [reach(-1, 0) + 1 + reach(1, 0), reach(0, -1) + 1 + reach(0, 1)];
        if (isPartlyCovered) return [];
        break;
      }
      // A control that begins between two pixels loses one.
      if (area.every((length) => length >= size - 1)) return [];
      return [`${control.getAttribute('aria-label') ?? control.textContent}: ${area.join(' by ')}`];
    });
  });
}
