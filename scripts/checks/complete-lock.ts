import { readFileSync, writeFileSync } from 'node:fs';
import { missingOptionals } from './lock-file';

// npm run lock:complete: adds missing packages to the lock file. Some registries serve only the binaries of
// this platform, and npm then leaves out the others.
const file = 'package-lock.json';
const lock = JSON.parse(readFileSync(file, 'utf8'));
const missing = missingOptionals(lock);
for (const { path, entry } of missing) lock.packages[path] = entry;
const [root, ...rest] = Object.entries(lock.packages);
lock.packages = Object.fromEntries(
  [root, ...rest.sort(([a], [b]) => (a < b ? -1 : 1))].filter((one) => one !== undefined),
);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${missing.length} packages added to the lock file`);
