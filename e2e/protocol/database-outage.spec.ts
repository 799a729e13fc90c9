import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { onboardingText } from '@/lib/channels/rules';
import { inboundForm, sentTo, sign } from '@/testing/stand-ins/twilio';
import { newNumber, sameOrigin } from '../accounts';
import { addresses } from '../servers/addresses';
import { allowConnections, startOwnServer } from '../servers/own-server';

// Tests a server whose database becomes unreachable and returns. The server has an https URL.
const appUrl = 'https://sidekick.example';
let server: Awaited<ReturnType<typeof startOwnServer>>;
let cookie = '';

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  const { twilio } = addresses().production;
  server = await startOwnServer('outage', {
    APP_URL: appUrl,
    TWILIO_ACCOUNT_SID: twilio.accountSid,
    TWILIO_AUTH_TOKEN: twilio.authToken,
    TWILIO_PHONE_NUMBER: twilio.number,
    TWILIO_API_URL: twilio.url,
  });
});

test.afterAll(() => server?.stop());

test('over https the session cookie is tied to its host, and browsers are told to stay on https', async () => {
  const registered = await call('POST', '/api/auth/register', {
    email: 'kim@example.com',
    password: 'correct horse',
    phoneNumber: newNumber(),
  });
  expect(registered.status).toBe(201);
  const set = registered.headers.getSetCookie().find((line) => line.startsWith('__Host-sidekick=')) ?? '';
  for (const part of ['HttpOnly', 'Secure', 'Path=/']) expect(set).toContain(part);
  expect(set).toMatch(/SameSite=lax/i);
  expect(set).not.toMatch(/Domain=/i);
  cookie = set.split(';')[0] ?? '';
  expect((await call('GET', '/api/auth/me')).status).toBe(200);
  const page = await fetch(`${server.url}/login`);
  expect(page.headers.get('strict-transport-security')).toContain('max-age=63072000');
  expect(page.headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
});

test('a forged Host header never ends up in a redirect', async () => {
  for (const path of ['/api/auth/signin', '/api/auth/signout', '/api/auth/error', '/dashboard']) {
    const response = await fetch(`${server.url}${path}`, {
      redirect: 'manual',
      headers: { 'X-Forwarded-Host': 'elsewhere.example', 'X-Forwarded-Proto': 'https' },
    });
    expect(response.headers.get('location') ?? '', path).not.toContain('elsewhere.example');
    expect(await response.text(), path).not.toContain('elsewhere.example');
  }
});

test('while the database is away requests get 503, sessions stay, and webhooks are not acknowledged; then all works again', async () => {
  const number = newNumber();
  const form = inboundForm({
    MessageSid: `SM${randomUUID().replaceAll('-', '')}`,
    From: `whatsapp:${number}`,
    Body: 'hello',
  });
  await allowConnections(server.databaseUrl, false);
  try {
    const me = await call('GET', '/api/auth/me');
    expect(me.status).toBe(503);
    expect((await me.json()).message).toMatch(/sign-in/);
    expect(me.headers.getSetCookie()).toEqual([]);
    for (const [method, path] of [
      ['GET', '/api/user/todo-list'],
      ['POST', '/api/user/chat'],
      ['GET', '/api/admin/commands'],
    ] as const) {
      const response = await call(method, path, method === 'POST' ? { message: 'add milk' } : undefined);
      expect(response.status, path).toBe(503);
      expect(response.headers.getSetCookie(), path).toEqual([]);
    }
    for (const path of ['/', '/dashboard', '/admin', '/login']) {
      const page = await fetch(`${server.url}${path}`, { redirect: 'manual', headers: { cookie } });
      expect(page.status, path).toBeGreaterThanOrEqual(500);
      expect(page.headers.getSetCookie(), path).toEqual([]);
    }
    // For visitors, these pages do not read the database.
    for (const path of ['/', '/login', '/register', '/robots.txt', '/sitemap.xml'])
      expect((await fetch(`${server.url}${path}`)).status, path).toBe(200);
    const wrong = await call('POST', '/api/auth/login', {
      email: 'kim@example.com',
      password: 'correct horse',
    });
    expect(wrong.status).toBeGreaterThanOrEqual(500);
    expect((await wrong.json()).message).not.toContain('password');
    const goodbye = await call('POST', '/api/auth/logout');
    expect(goodbye.status).toBeGreaterThanOrEqual(500);
    expect(goodbye.headers.getSetCookie()).toEqual([]);
    expect((await deliver(form)).status).toBeGreaterThanOrEqual(500);
  } finally {
    await allowConnections(server.databaseUrl, true);
  }
  const me = await call('GET', '/api/auth/me');
  expect(me.status).toBe(200);
  expect((await me.json()).user.email).toBe('kim@example.com');
  expect((await deliver(form)).status).toBe(200);
  await expect.poll(() => sentTo(number), { timeout: 20_000 }).toEqual([onboardingText]);
});

function call(method: string, path: string, body?: unknown): Promise<Response> {
  return fetch(`${server.url}${path}`, {
    method,
    headers: { ...sameOrigin, cookie, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

function deliver(form: Record<string, string>): Promise<Response> {
  return fetch(`${server.url}/api/webhook`, {
    method: 'POST',
    headers: { 'X-Twilio-Signature': sign(`${appUrl}/api/webhook`, form) },
    body: new URLSearchParams(form),
  });
}
