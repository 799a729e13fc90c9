import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { missingOptionals } from './lock-file';

// Older versions have known vulnerabilities. `npm audit` cannot check this with the registry in use.
const floors: Record<string, string> = {
  next: '16.2.6',
  react: '19.2.6',
  'react-dom': '19.2.6',
  'drizzle-orm': '0.45.2',
  'next-auth': '5.0.0-beta.32',
};

test.each(Object.entries(floors))('%s is at least %s', (name, floor) => {
  const { version }: { version: string } = JSON.parse(
    readFileSync(`node_modules/${name}/package.json`, 'utf8'),
  );
  expect(version.localeCompare(floor, undefined, { numeric: true })).toBeGreaterThanOrEqual(0);
});

test('every dependency is pinned', () => {
  const manifest: Record<string, Record<string, string>> = JSON.parse(readFileSync('package.json', 'utf8'));
  const versions = [
    ...Object.values(manifest.dependencies ?? {}),
    ...Object.values(manifest.devDependencies ?? {}),
  ];
  expect(versions.filter((version) => !/^\d/.test(version))).toEqual([]);
});

test('the lock file names the packages of every platform, so that npm ci takes it (npm run lock:complete)', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  expect(missingOptionals(lock).map(({ path }) => path)).toEqual([]);
  const { 'node_modules/@next/swc-darwin-arm64': gone, ...packages } = lock.packages;
  expect(gone).toBeDefined();
  expect(missingOptionals({ packages })).toMatchObject([
    {
      path: 'node_modules/@next/swc-darwin-arm64',
      entry: { os: ['darwin'], cpu: ['arm64'], optional: true },
    },
  ]);
});
