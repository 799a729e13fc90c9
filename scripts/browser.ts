import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

export function findBrowser(): string | null {
  const others = [macChrome, chromium.executablePath()];
  const found = findInPath(names) ?? others.find(isExecutable) ?? null;
  return process.env.CHROMIUM_PATH || found;
}

export function ensureBrowser(): string | null {
  if (!process.env.CHROMIUM_PATH && !findInPath([shell])) installShell();
  return findBrowser();
}

function findInPath(wanted: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return wanted.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

export const browserMissing =
  'No browser found. Install one ("apt-get install chromium-headless-shell" or "npx playwright install chromium") or set CHROMIUM_PATH.';

function installShell(): void {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing Debian’s ${shell}.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quickly = ['-qq', '-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=0'];
  const run = (...args: string[]) =>
    spawnSync('apt-get', [...quickly, ...args], { stdio: 'inherit', env }).status === 0;
  if (run('update')) run('install', '-y', '--no-install-recommends', shell);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
