import { randomInt } from 'node:crypto';
import { type APIRequestContext, request } from '@playwright/test';
import { statement } from '@/lib/testing/postgres';
import { places } from './world/places';

/** Somebody with a session, and how they call the product. */
export interface Person {
  api: APIRequestContext;
  id: string;
  email: string;
  /** Unique: the AI stand-in knows people by it. */
  firstName: string;
  /** The number they typed; bound only where the story says so. */
  phone: string;
}

export const ownPages = { 'Sec-Fetch-Site': 'same-origin' };

/** A client without a session. */
export function visitor(
  baseURL: string,
  headers: Record<string, string> = ownPages,
): Promise<APIRequestContext> {
  return request.newContext({ baseURL, extraHTTPHeaders: headers });
}

/** A number of the range kept for examples, of nobody yet. */
export function newNumber(): string {
  return `+1555${String(randomInt(10_000_000)).padStart(7, '0')}`;
}

/** Registers somebody in the real world, in New York; bound: their number has proven itself. */
export async function newPerson(
  story: { phone?: string; bound?: boolean; admin?: boolean } = {},
): Promise<Person> {
  const { url } = places().real;
  const firstName = `P${randomInt(1e12).toString(36)}`;
  const phone = story.phone ?? newNumber();
  const api = await visitor(url);
  const email = `${firstName.toLowerCase()}@example.com`;
  const response = await api.post('/api/auth/register', {
    data: {
      email,
      password: 'correct horse',
      phoneNumber: phone,
      firstName,
      timezone: 'America/New_York',
    },
  });
  if (!response.ok()) throw new Error(`registration: ${response.status()} ${await response.text()}`);
  const { user } = await response.json();
  if (story.bound) {
    await rows("update contact_points set state = 'bound' where user_id = $1", [user.id]);
    await rows('update users set phone_number = $2 where id = $1', [user.id, phone]);
  }
  if (story.admin) await rows('update users set is_admin = true where id = $1', [user.id]);
  return { api, id: user.id, email, firstName, phone };
}

/** Signs in by password. */
export async function signedIn(baseURL: string, email: string, password: string): Promise<APIRequestContext> {
  const api = await visitor(baseURL);
  const response = await api.post('/api/auth/login', { data: { email, password } });
  if (!response.ok()) throw new Error(`sign-in: ${response.status()} ${await response.text()}`);
  return api;
}

/** Says something in the web chat; gives the whole answer. */
export async function say(
  person: Pick<Person, 'api'>,
  message: string,
): Promise<{ message: string; actions?: Record<string, { action: string }>; undo?: boolean }> {
  const response = await person.api.post('/api/user/chat', { data: { message }, timeout: 60_000 });
  if (!response.ok()) throw new Error(`chat: ${response.status()} ${await response.text()}`);
  return response.json();
}

/** The open todos' texts, in the list's order. */
export async function openTodos(person: Pick<Person, 'api'>): Promise<string[]> {
  const { items } = await (await person.api.get('/api/user/todo-list')).json();
  return items
    .filter((item: { completed: boolean }) => !item.completed)
    .map((item: { text: string }) => item.text);
}

/** Rows of the real world's database. */
export function rows<T extends Record<string, unknown>>(text: string, values: unknown[] = []): Promise<T[]> {
  return statement<T>(places().real.databaseUrl, text, values);
}

/** All that is stored about somebody, as one digest a table. */
export async function everythingOf({ id }: Pick<Person, 'id'>): Promise<Record<string, unknown>> {
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
