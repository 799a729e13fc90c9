import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page, Request, Response } from '@playwright/test';

/** The JavaScript of a bare page of this Next, gzip, as bench/first-load.ts builds and measures it. */
export const barePage = { next: '16.4.6', bytes: 134_904 };

/** What a page costs somebody who comes for the first time and has touched nothing yet. */
export interface FirstLoad {
  /** The JavaScript it loaded, gzip. */
  bytes: number;
  /** The requests to our API, as "GET /api/..". */
  calls: string[];
  /** How far its parts jumped (cumulative layout shift). */
  shift: number;
  /** When its largest part was painted, ms. */
  largestPaint: number;
}

/** Opens an address in a context without a cache and waits until the network is quiet. Close the page when done. */
export async function loadCold(
  context: BrowserContext,
  address: string,
  prepare: (page: Page) => Promise<unknown> = async () => {},
): Promise<{ page: Page; load: FirstLoad }> {
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
      calls: requests.map(callOf).filter((call) => call !== null),
      shift: await shiftOf(page),
      largestPaint: (await entriesOf(page, 'largest-contentful-paint')).at(-1)?.startTime ?? 0,
    },
  };
}

function gzipOf(files: Buffer[]): number {
  return files.reduce((sum, file) => sum + gzipSync(file).length, 0);
}

/** How far the parts of a page have jumped since it was opened, where nobody asked them to. */
async function shiftOf(page: Page): Promise<number> {
  const shifts = await entriesOf(page, 'layout-shift');
  return shifts.reduce((sum, { value = 0, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0);
}

/** The parts that jumped where nobody asked them to, with where they stood and where they came to stand. */
export function jumpsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts: Shift[] = observer.takeRecords();
    observer.disconnect();
    const at = ({ x, y, width, height }: DOMRect) => `${width}x${height} at ${x},${y}`;
    const nameOf = (part: Node | null) =>
      part instanceof Element ? `<${part.localName} class="${part.className}">` : part?.nodeName;
    return shifts
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .flatMap(({ sources = [] }) => sources)
      .map(
        ({ node, previousRect, currentRect }) =>
          `${nameOf(node)} "${node?.textContent?.slice(0, 60)}" from ${at(previousRect)} to ${at(currentRect)}`,
      );
  });
}

interface Entry {
  startTime: number;
  /** Of a layout shift. */
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

function callOf(request: Request): string | null {
  const { pathname } = new URL(request.url());
  return pathname.startsWith('/api/') ? `${request.method()} ${pathname}` : null;
}
