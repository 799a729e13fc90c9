import { randomInt } from 'node:crypto';
import { type APIRequestContext, request } from '@playwright/test';
import { statement } from '@/testing/postgres/server';
import { addresses } from './servers/addresses';

export interface Account {
  api: APIRequestContext;
  id: string;
  email: string;
  /** Unique, because the fake AI provider recognizes users by their first name. */
  firstName: string;
  phone: string;
}

export const sameOrigin = { 'Sec-Fetch-Site': 'same-origin' };
export const password = 'correct horse';

export function visitor(
  baseURL: string,
  headers: Record<string, string> = sameOrigin,
): Promise<APIRequestContext> {
  return request.newContext({ baseURL, extraHTTPHeaders: headers });
}

export function newNumber(): string {
  return `+1555${String(randomInt(10_000_000)).padStart(7, '0')}`;
}

export async function newAccount(
  options: { phone?: string; bound?: boolean; admin?: boolean } = {},
): Promise<Account> {
  const firstName = `P${randomInt(1e12).toString(36)}`;
  const email = `${firstName.toLowerCase()}@example.com`;
  const phone = options.phone ?? newNumber();
  const { url } = addresses().production;
  const { api, id } = await register(url, {
    email,
    firstName,
    phoneNumber: phone,
    timezone: 'America/New_York',
  });
  if (options.bound) {
    await rows("update contact_points set state = 'bound' where user_id = $1", [id]);
    await rows('update users set phone_number = $2 where id = $1', [id, phone]);
  }
  if (options.admin) await rows('update users set is_admin = true where id = $1', [id]);
  return { api, id, email, firstName, phone };
}

export async function register(
  baseURL: string,
  fields: { email: string; firstName?: string; phoneNumber?: string; timezone?: string },
): Promise<{ api: APIRequestContext; id: string }> {
  // Many registrations from one address are throttled, so each account has its own IP address.
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  const api = await visitor(baseURL, { ...sameOrigin, 'X-Forwarded-For': address });
  const response = await api.post('/api/auth/register', {
    data: { password, phoneNumber: newNumber(), ...fields },
  });
  if (!response.ok()) throw new Error(`registration: ${response.status()} ${await response.text()}`);
  return { api, id: (await response.json()).user.id };
}

export async function signedIn(
  baseURL: string,
  email: string,
  itsPassword: string,
): Promise<APIRequestContext> {
  const api = await visitor(baseURL);
  const response = await api.post('/api/auth/login', { data: { email, password: itsPassword } });
  if (!response.ok()) throw new Error(`sign-in: ${response.status()} ${await response.text()}`);
  return api;
}

export async function say(
  account: Pick<Account, 'api'>,
  message: string,
): Promise<{ message: string; actions?: Record<string, { action: string }>; undo?: boolean }> {
  const response = await account.api.post('/api/user/chat', { data: { message }, timeout: 60_000 });
  if (!response.ok()) throw new Error(`chat: ${response.status()} ${await response.text()}`);
  return response.json();
}

export async function openTodos(account: Pick<Account, 'api'>): Promise<string[]> {
  const { items } = await (await account.api.get('/api/user/todo-list')).json();
  return items
    .filter((item: { completed: boolean }) => !item.completed)
    .map((item: { text: string }) => item.text);
}

export function rows<T extends Record<string, unknown>>(text: string, values: unknown[] = []): Promise<T[]> {
  return statement<T>(addresses().production.databaseUrl, text, values);
}

export async function everythingOf({ id }: Pick<Account, 'id'>): Promise<Record<string, unknown>> {
  const tables = [
    'todo_lists',
    'todo_items',
    'reminders',
    'user_info',
    'contact_points',
    'messages',
    'turns',
    'deliveries',
    'sessions',
    'webhook_logs',
    'usage_days',
    'social_dates',
    'daily_reminders',
    'completions',
    'journal_entries',
    'connectors',
    'choices',
  ];
  const parts = tables.map(
    (table) =>
      `(select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) from ${table} t where user_id = $1) as ${table}`,
  );
  const [digests] = await rows(
    `select ${parts.join(', ')}, (select md5(u::text) from users u where id = $1) as users`,
    [id],
  );
  return digests ?? {};
}
