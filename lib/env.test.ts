import { expect, test } from 'vitest';
import { missingForProduction, readEnv } from '@/lib/env';

const secrets = { AUTH_SECRET: 'a', ENCRYPTION_KEYS: 'k:b' };

test('nothing set is the local world', () => {
  const e = readEnv({});
  expect(e).toMatchObject({
    port: 3000,
    appUrl: 'http://localhost:3000',
    https: false,
    twilio: null,
    qstash: null,
  });
  expect(missingForProduction(e)).toContain('set AUTH_SECRET, ENCRYPTION_KEYS.');
});

test('an empty line is as good as none', () => {
  expect(
    readEnv({ OPENAI_API_KEY: '', TWILIO_ACCOUNT_SID: ' ', PORT: '', DAILY_TOKEN_BUDGET: '' }),
  ).toMatchObject({
    openai: { apiKey: null },
    port: 3000,
    dailyTokenBudget: 100_000,
    twilio: null,
  });
});

test('on Vercel the embedded database and the local queue are refused by name', () => {
  const message = missingForProduction(readEnv({ ...secrets, VERCEL_ENV: 'production' }));
  expect(message).toContain('DATABASE_URL');
  expect(message).toContain('QSTASH_TOKEN');
  expect(message).toContain('APP_URL');
});

test("a preview answers for its own branch's address", () => {
  const e = readEnv({
    VERCEL_ENV: 'preview',
    VERCEL_BRANCH_URL: 'branch.vercel.app',
    APP_URL: 'https://a.example',
  });
  expect(e).toMatchObject({ appUrl: 'https://branch.vercel.app', preview: true, https: true });
});

test('an address that no link can begin with is refused by name', () => {
  expect(missingForProduction(readEnv({ ...secrets, APP_URL: 'localhost:3000' }))).toContain('APP_URL');
  expect(missingForProduction(readEnv({ ...secrets, APP_URL: 'http://localhost:3000' }))).toBeNull();
});
