import { type Browser, chromium } from '@playwright/test';
import { browserMissing, findBrowser } from '@/scripts/browser';

export function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error(browserMissing);
  const args = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];
  return chromium.launch({ executablePath, args });
}
