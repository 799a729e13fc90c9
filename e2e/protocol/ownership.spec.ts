import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { type Account, everythingOf, newAccount, password, rows, signedIn } from '../accounts';
import { routesUnder, unusedId } from '../routes';
import { addresses } from '../servers/addresses';

// Tests every route with an id in its path, and every request with an id in its body, with the id of another user.

// An item of the owner. `id` is its id, and `unknown` an id of the same form that nobody has. `bodies` has
// valid bodies of requests by method, and by the last part of the path if the path is longer: "POST answer".
interface Kept {
  id: string;
  unknown?: string;
  bodies?: Record<string, object>;
}

// Creates one item of each kind that a user can keep. Returns the items by the part of the path after
// /api/user/.
async function keepEverything({ api, id: userId, email }: Account): Promise<Record<string, Kept>> {
  const post = async (path: string, data: object): Promise<string> => {
    const response = await api.post(`/api/user/${path}`, { data });
    expect(response.status(), path).toBe(201);
    return (await response.json()).id;
  };
  const inserted = async (statement: string): Promise<string> => {
    const [row] = await rows<{ id: string }>(`${statement} returning id`, [userId]);
    return row?.id ?? '';
  };
  const daily = { name: 'Morning', time: '07:30' };
  const turn = await inserted(
    "insert into turns (user_id, source, channel, state) values ($1, gen_random_uuid(), 'web', 'done')",
  );
  await signedIn(addresses().production.url, email, password);
  const sessions: { id: string; isCurrent: boolean }[] = await (await api.get('/api/user/sessions')).json();
  return {
    todos: { id: await post('todos', { text: 'mine' }), bodies: { PATCH: { text: 'x' } } },
    lists: { id: await post('lists', { title: 'mine' }), bodies: { PATCH: { title: 'x' } } },
    info: { id: await post('info', { key: 'mine', value: '1' }), bodies: { PATCH: { value: 'x' } } },
    reminders: {
      id: await post('reminders', { title: 'mine', reminderTime: '2099-05-03T17:00' }),
      bodies: { PATCH: { title: 'x' }, 'POST answer': { answer: 'done' } },
    },
    'social-dates': {
      id: await post('social-dates', { name: 'Mine', month: 5, day: 3 }),
      bodies: { PATCH: { name: 'X' } },
    },
    'daily-reminders': { id: await post('daily-reminders', daily), bodies: { PUT: { ...daily, name: 'X' } } },
    completions: { id: await post('completions', { title: 'mine' }) },
    'journal-entries': {
      id: await inserted(`insert into journal_entries (user_id, entry_text, sentiment_score, entry_date, responses)
        values ($1, 'mine', 3, '2027-03-08', '{"feeling":"mine","question1":"","question2":"","question3":""}')`),
      bodies: { PATCH: { sentimentScore: 1 } },
    },
    connectors: {
      id: await inserted(
        "insert into connectors (user_id, provider, email) values ($1, 'gmail', 'mine@example.com')",
      ),
      bodies: { PATCH: { syncRemindersToCalendar: true } },
    },
    chat: {
      id: await inserted(`insert into choices (id, user_id, turn_id, position, label, calls, expires_at)
        values (md5(random()::text), $1, '${turn}', 0, 'mine', '[]', now() + interval '1 hour')`),
      unknown: 'a'.repeat(32),
    },
    sessions: { id: sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '', unknown: 'A'.repeat(22) },
  };
}

// A channel and a topic are names, and no ids.
const routes = routesUnder('user')
  .filter(({ path }) => path.includes(unusedId) && !path.startsWith('/api/user/channels/'))
  .toSorted((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'));

let owner: Account;
let stranger: Account;
let kept: Record<string, Kept>;
test.beforeAll(async () => {
  [owner, stranger] = [await newAccount(), await newAccount()];
  kept = await keepEverything(owner);
});

function requestOf({ method, path }: (typeof routes)[number]) {
  const [, feature = '', rest = ''] = /^\/api\/user\/([\w-]+)\/(.*)$/.exec(path) ?? [];
  const thing = kept[feature];
  if (!thing?.id) throw new Error(`keepEverything creates nothing for ${path}`);
  const last = rest.replace(/^(?:choices\/)?[^/]+\/?/, '');
  const data = thing.bodies?.[`${method} ${last}`.trim()] ?? {};
  return async ({ api }: Account, id: string) => {
    const body = method === 'GET' ? {} : { data };
    const response = await api.fetch(path.replace(unusedId, id), { method, ...body });
    return { status: response.status(), text: await response.text() };
  };
}

test('on every route, another user’s id is answered like an id that does not exist', async () => {
  expect(routes.length).toBeGreaterThan(15);
  const before = await everythingOf(owner);
  for (const route of routes) {
    const feature = route.path.split('/')[3] ?? '';
    const { id, unknown = unusedId } = kept[feature] ?? { id: '' };
    const send = requestOf(route);
    const missing = await send(stranger, unknown);
    expect(missing.status, `${route.method} ${route.path}`).toBe(404);
    expect(await send(stranger, id), `${route.method} ${route.path}`).toEqual(missing);
    expect((await send(stranger, 'not-an-id')).status, `${route.method} ${route.path}`).toBe(404);
  }
  expect(await everythingOf(owner)).toEqual(before);
  // The same requests find the owner's items, so the ids above were real.
  for (const route of routes) {
    const { id } = kept[route.path.split('/')[3] ?? ''] ?? { id: '' };
    const { status } = await requestOf(route)(owner, id);
    expect([200, 201, 409], `${route.method} ${route.path}: ${status}`).toContain(status);
  }
});

test('another user’s id in a body or a query is answered like an id that does not exist', async () => {
  const [keeper, other] = [await newAccount(), await newAccount()];
  const created = async ({ api }: Account, path: string, data: object): Promise<string> =>
    (await (await api.post(`/api/user/${path}`, { data })).json()).id;
  const listId = await created(keeper, 'lists', { title: 'mine' });
  await created(keeper, 'todos', { text: 'in my list', listId });
  const own = await created(other, 'todos', { text: 'of another' });
  const said = await keeper.api.post('/api/user/chat', { data: { message: 'add bread to my list' } });
  const { turn } = await said.json();
  const before = await everythingOf(keeper);
  const requests: [string, string, (id: string) => object | undefined][] = [
    ['POST', 'todos', (id) => ({ text: 'x', listId: id })],
    ['PATCH', `todos/${own}`, (id) => ({ listId: id })],
    ['GET', 'todo-list?list=', () => undefined],
    ['POST', 'chat/undo', (id) => ({ turn: id })],
  ];
  for (const [method, path, dataOf] of requests) {
    const foreign = path.startsWith('chat') ? turn : listId;
    const send = async (id: string) => {
      const data = dataOf(id);
      const url = `/api/user/${path}${data ? '' : id}`;
      const response = await other.api.fetch(url, { method, ...(data ? { data } : {}) });
      return { status: response.status(), text: await response.text() };
    };
    const missing = await send(randomUUID());
    expect([404, 409], path).toContain(missing.status);
    expect(await send(foreign), path).toEqual(missing);
  }
  expect(await everythingOf(keeper)).toEqual(before);
});
