import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { Person } from './people';
import { places } from './world/places';

/** A browser window of its own on the real world, of somebody signed in or of a visitor; close its context when done. */
export async function openWindow(
  browser: Browser,
  person: Pick<Person, 'api'> | null,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const session = person ? { storageState: await person.api.storageState() } : {};
  const context = await browser.newContext({ baseURL: places().real.url, ...session, ...options });
  return context.newPage();
}
