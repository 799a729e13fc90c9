import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page, Request, Response } from '@playwright/test';

/**
 * The size of the JavaScript of an empty page in gzipped bytes, and the version of Next.js. Measured by
 * bench/first-load.ts.
 */
export const barePage = { next: '16.4.6', bytes: 134_904 };

export interface PageLoad {
  bytes: number;
  apiRequests: string[];
  shift: number;
  largestPaint: number;
}

export async function loadPage(
  context: BrowserContext,
  address: string,
  prepare: (page: Page) => Promise<unknown> = async () => {},
): Promise<{ page: Page; load: PageLoad }> {
  const page = await context.newPage();
  const requests: Request[] = [];
  const responses: Response[] = [];
  page.on('request', (request) => requests.push(request));
  page.on('response', (response) => responses.push(response));
  await prepare(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  const scripts = new Map(responses.filter(isScript).map((response) => [response.url(), response]));
  const bodies = await Promise.all([...scripts.values()].map((response) => response.body()));
  return {
    page,
    load: {
      bytes: gzipOf(bodies),
      apiRequests: requests.map(apiRequestOf).filter((call) => call !== null),
      shift: await shiftOf(page),
      largestPaint: (await entriesOf(page, 'largest-contentful-paint')).at(-1)?.startTime ?? 0,
    },
  };
}

function gzipOf(files: Buffer[]): number {
  return files.reduce((sum, file) => sum + gzipSync(file).length, 0);
}

async function shiftOf(page: Page): Promise<number> {
  const shifts = await entriesOf(page, 'layout-shift');
  return shifts.reduce((sum, { value = 0, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0);
}

/**
 * Returns a text for each element that shifted after `since`, a time of performance.now(). Without `since`,
 * covers the whole visit, but leaves out shifts within 500 ms after an input.
 */
export function layoutShiftsOf(page: Page, since?: number): Promise<string[]> {
  return page.evaluate((from) => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts: Shift[] = observer.takeRecords();
    observer.disconnect();
    const at = ({ x, y, width, height }: DOMRect) => `${width}x${height} at ${x},${y}`;
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `<${node.localName} class="${node.className}">` : node?.nodeName;
    return shifts
      .filter(({ startTime, hadRecentInput }) => (from === undefined ? !hadRecentInput : startTime > from))
      .flatMap(({ sources = [] }) => sources)
      .map(
        ({ node, previousRect, currentRect }) =>
          `${nameOf(node)} "${node?.textContent?.slice(0, 60)}" from ${at(previousRect)} to ${at(currentRect)}`,
      );
  }, since);
}

interface Entry {
  startTime: number;
  value?: number;
  hadRecentInput?: boolean;
}

function entriesOf(page: Page, type: string): Promise<Entry[]> {
  return page.evaluate((kind) => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: kind, buffered: true });
    const entries: Entry[] = observer.takeRecords();
    observer.disconnect();
    return entries.map(({ startTime, value, hadRecentInput }) => ({ startTime, value, hadRecentInput }));
  }, type);
}

interface Shift extends PerformanceEntry {
  hadRecentInput?: boolean;
  sources?: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

function isScript(response: Response): boolean {
  return /javascript/.test(response.headers()['content-type'] ?? '');
}

function apiRequestOf(request: Request): string | null {
  const { pathname } = new URL(request.url());
  return pathname.startsWith('/api/') ? `${request.method()} ${pathname}` : null;
}
