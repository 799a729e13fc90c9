import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { Account } from '../accounts';
import { addresses } from '../servers/addresses';

export async function openPage(
  browser: Browser,
  account: Pick<Account, 'api'> | null,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const session = account ? { storageState: await account.api.storageState() } : {};
  const context = await browser.newContext({
    baseURL: addresses().production.url,
    ...session,
    ...options,
  });
  return context.newPage();
}
