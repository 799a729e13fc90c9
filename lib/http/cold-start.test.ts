import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { googleCalendar } from '@/lib/connectors/google/google';

// Imports slow down every cold start, so SDKs are loaded on first use. Google's is by far the largest.

const { cache } = createRequire(import.meta.url);

function googleModules(): string[] {
  return Object.keys(cache).filter((file) =>
    /node_modules\/(googleapis|google-auth-library|gaxios)/.test(file),
  );
}

test('no route loads Google’s library, and a calendar loads its own part of it alone', async () => {
  const files = globSync('lib/connectors/**/*.ts', { exclude: ['**/*.test.ts'] });
  expect(files.length).toBeGreaterThan(15);
  for (const file of ['lib/http/wire.ts', 'lib/jobs/wake.ts', ...files]) await import(resolve(file));
  expect(googleModules()).toEqual([]);
  const calendar = googleCalendar({ clientId: 'id', clientSecret: 'secret', apiUrl: null, oauthUrl: null });
  const url = await calendar.authUrl({ state: 's', challenge: 'c', redirectUri: 'http://127.0.0.1/back' });
  expect(new URL(url).origin).toBe('https://accounts.google.com');
  const apis = googleModules().flatMap((file) => /googleapis\/build\/src\/apis\/(\w+)/.exec(file)?.[1] ?? []);
  expect([...new Set(apis)]).toEqual(['calendar']);
}, 120_000);
