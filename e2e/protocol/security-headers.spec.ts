import { expect, test } from '@playwright/test';
import { visitor } from '../accounts';
import { addresses } from '../servers/addresses';

test('pages, files and API responses have their security headers', async () => {
  const api = await visitor(addresses().production.url);
  const page = await api.get('/login');
  const policy = page.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]{20,}' 'strict-dynamic'/);
  for (const part of [
    "default-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ])
    expect(policy).toContain(part);
  expect(policy).not.toContain('unsafe-eval');
  expect((await api.get('/login')).headers()['content-security-policy']).not.toBe(policy);
  expect(page.headers()).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  });
  for (const path of ['/register', '/reset-password', '/admin', '/no/such/page'])
    expect((await api.get(path, { maxRedirects: 0 })).headers(), path).toHaveProperty(
      'cross-origin-opener-policy',
    );
  expect((await api.get('/')).headers()).not.toHaveProperty('cross-origin-opener-policy');
  const script = /\/_next\/static\/[^"\\]+\.js/.exec(await page.text())?.[0] ?? '';
  for (const path of ['/', '/no/such/page', '/api/auth/me', '/api/no/such/route', script]) {
    const headers = (await api.get(path)).headers();
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['cross-origin-resource-policy'], path).toBe('same-origin');
    expect(headers['x-powered-by'], path).toBeUndefined();
  }
  const answer = (await api.get('/api/auth/me')).headers();
  expect(answer).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
});

test('a 404 has the headers of a page, whatever its name looks like', async () => {
  const api = await visitor(addresses().production.url);
  for (const path of ['/no/such/page', '/no/such/picture.png', '/picture.svg', '/files.txt']) {
    const answer = await api.get(path);
    expect(answer.status(), path).toBe(404);
    expect(answer.headers(), path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringContaining("default-src '"),
    });
  }
});

test('an address that cannot be decoded is a 400 with the headers of a page', async () => {
  const api = await visitor(addresses().production.url);
  for (const path of [
    '/%ff',
    '/%E0%A4%A',
    '/a/%c0%af',
    '/api/user/todos/%ff',
    '/api/%ff',
    '/_next/static/%ff',
  ]) {
    const answer = await api.get(path);
    expect(answer.status(), path).toBe(400);
    expect(answer.headers(), path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src '"),
    });
  }
});

test('nobody can have images changed or unknown actions run, which the server would log each time', async () => {
  const api = await visitor(addresses().production.url);
  expect((await api.get('/_next/image?url=%2Ficon-512.png&w=640&q=75')).status()).toBe(404);
  const action = { headers: { 'next-action': 'a'.repeat(42) }, data: '[]' };
  expect((await api.post('/login', action)).status()).toBe(405);
  expect((await api.post('/login', { multipart: { a: 'b' } })).status()).toBe(405);
  for (const path of ['/', '/api/auth/me']) {
    const status = (await api.fetch(path, { method: 'TRACE' })).status();
    expect([400, 405], path).toContain(status);
  }
});
