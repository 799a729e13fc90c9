import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * Returns the path of a browser: CHROMIUM_PATH, an installed Chromium or Chrome, or Playwright's own
 * download. Returns null if none exists.
 */
export function findBrowser(): string | null {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const installed = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...installed, macChrome, chromium.executablePath()].find(isExecutable) ?? null;
}

/**
 * Returns the path of a browser as `findBrowser` does. If there is none, tries to install Debian's package
 * first. Returns null if that fails.
 */
export function ensureBrowser(): string | null {
  return findBrowser() ?? (installDebians() ? findBrowser() : null);
}

export const browserMissing =
  'No browser found. Install one ("apt-get install chromium" or "npx playwright install chromium") or set CHROMIUM_PATH.';

function installDebians(): boolean {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return false;
  console.log('No browser found: installing Debian’s chromium.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args: string[]) => spawnSync('apt-get', args, { stdio: 'inherit', env }).status === 0;
  return run('update', '-qq') && run('install', '-y', '-qq', '--no-install-recommends', 'chromium');
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
