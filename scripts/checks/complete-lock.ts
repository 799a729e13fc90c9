import { readFileSync, writeFileSync } from 'node:fs';
import { missingOptionals } from './lock-file';

// npm run lock:complete: adds missing packages to the lock file. Run it after `npm install`. Some registries
// serve only the binaries of this platform. npm then leaves the packages of other platforms out of the lock
// file, and `npm ci` refuses it.
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
