import { createHmac, randomUUID } from 'node:crypto';
import { type APIRequestContext, type APIResponse, expect, test } from '@playwright/test';
import { signJob } from '@/lib/scheduler/sign';
import { newNumber, newPerson, openTodos, type Person, rows, visitor } from './people';
import { routesUnder } from './routes';
import { inboundForm, postWebhook, sentTo, sign } from './stand-ins/twilio';
import { places } from './world/places';

// What must be refused is refused with a clear word, and leaves nothing behind.
const json = { 'Content-Type': 'application/json' };

test.describe('the webhook', () => {
  test('a forged, missing or foreign signature is 403 and no row', async () => {
    const { url } = places().real;
    const from = newNumber();
    const form = inboundForm({ MessageSid: newSid(), From: `whatsapp:${from}`, Body: 'add milk' });
    const address = `${url}/api/webhook`;
    const otherAccount = { ...form, AccountSid: 'AC00000000000000000000000000000000' };
    const refused: [string, Promise<Response>][] = [
      ['missing', postWebhook(form, { signature: null })],
      ['empty', postWebhook(form, { signature: '' })],
      ['forged', postWebhook(form, { signature: sign(address, form, 'another token') })],
      [
        'for another address',
        postWebhook(form, { signature: sign('https://elsewhere.example/api/webhook', form) }),
      ],
      ['for another query', postWebhook(form, { signature: sign(address, form), query: '?a=b' })],
      ['for another body', postWebhook({ ...form, Body: 'delete all' }, { signature: sign(address, form) })],
      ['for one more parameter', postWebhook({ ...form, Extra: '1' }, { signature: sign(address, form) })],
      ['of another account', postWebhook(otherAccount)],
    ];
    for (const [story, answer] of refused) {
      const response = await answer;
      expect(response.status, story).toBe(403);
      expect(await response.json(), story).toEqual({
        message: 'The signature of this message is not valid.',
      });
    }
    expect(await rowsOf(from)).toEqual([]);
  });

  test('the signed address is the configured one, whatever Host and X-Forwarded headers claim', async () => {
    const { url } = places().real;
    const from = newNumber();
    const form = inboundForm({ MessageSid: newSid(), From: `whatsapp:${from}`, Body: 'add milk' });
    const forgedHost = await fetch(`${url}/api/webhook`, {
      method: 'POST',
      headers: {
        'X-Forwarded-Host': 'elsewhere.example',
        'X-Forwarded-Proto': 'https',
        'X-Twilio-Signature': sign('https://elsewhere.example/api/webhook', form),
      },
      body: new URLSearchParams(form),
    });
    expect(forgedHost.status).toBe(403);
    expect(await rowsOf(from)).toEqual([]);
  });

  test('empty, over-long, broken and wrongly typed bodies are a clear 4xx and no row', async () => {
    const from = newNumber();
    const form = inboundForm({ MessageSid: newSid(), From: `whatsapp:${from}` });
    const typed = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const long = new URLSearchParams({ ...form, Body: 'x'.repeat(65 * 1024) }).toString();
    const notUtf8 = Buffer.concat([
      Buffer.from(new URLSearchParams(form).toString()),
      Buffer.from('&Body='),
      Buffer.from([0xc3, 0x28, 0xff]),
    ]);
    const twice = `${new URLSearchParams({ ...form, Body: 'one' })}&Body=two`;
    const story: [string, BodyInit, Record<string, string>, number, string][] = [
      ['empty', '', typed, 400, 'The request is empty.'],
      ['65 KB', long, typed, 413, 'The request is too large; at most 64 KB fit.'],
      ['not UTF-8', notUtf8, typed, 400, 'The request is not valid UTF-8 text.'],
      ['a parameter twice', twice, typed, 400, 'The parameter Body is given twice.'],
      ['JSON', '{}', json, 415, 'Send the message as application/x-www-form-urlencoded.'],
    ];
    for (const [name, body, headers, status, message] of story) {
      const response = await fetch(`${places().real.url}/api/webhook`, { method: 'POST', headers, body });
      expect(response.status, name).toBe(status);
      expect(await response.json(), name).toEqual({ message });
    }
    expect(await rowsOf(from)).toEqual([]);
  });

  test('a signed form that is no WhatsApp message is 400', async () => {
    const from = newNumber();
    for (const wrong of [
      { MessageSid: newSid(), From: from },
      { MessageSid: newSid(), From: 'whatsapp:12345' },
      { MessageSid: newSid(), From: 'whatsapp:+0123456789' },
      { From: `whatsapp:${from}` },
      { MessageSid: 'x'.repeat(65), From: `whatsapp:${from}` },
    ]) {
      const response = await postWebhook(inboundForm({ ...wrong, Body: 'add milk' }));
      expect(response.status, JSON.stringify(wrong)).toBe(400);
      expect((await response.json()).message).toContain('This is not a WhatsApp message');
    }
    expect(await rowsOf(from)).toEqual([]);
  });

  test('a GET is refused, and a body that claims no length is cut at 64 KB', async () => {
    const { url } = places().real;
    expect((await fetch(`${url}/api/webhook`)).status).toBe(405);
    let taken = 0;
    const endless = new ReadableStream({
      pull: (controller) => {
        taken += 16;
        controller.enqueue(new Uint8Array(16 * 1024).fill(120));
      },
    });
    const response = await fetch(`${url}/api/webhook`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: endless,
      duplex: 'half',
    } as RequestInit).catch(() => null);
    // The server may hang up on a sender that does not stop.
    if (response) expect(response.status).toBe(413);
    expect(taken, 'KB sent before it ended').toBeLessThan(8 * 1024);
  });

  test('NUL, right-to-left marks and 20,000 characters are answered like anything else', async () => {
    const person = await newPerson({ bound: true });
    for (const body of [
      'add nul\0nul',
      'add \u202Eabc\u2066',
      `add ${'é'.repeat(20_000 / 2)}`,
      '👩‍👩‍👧 \u{1F600}',
    ]) {
      const form = inboundForm({ MessageSid: newSid(), From: `whatsapp:${person.phone}`, Body: body });
      expect((await postWebhook(form)).status).toBe(200);
    }
    await expect
      .poll(() => rows('select status from webhook_logs where user_id = $1 order by seq', [person.id]), {
        timeout: 20_000,
      })
      .toEqual(Array.from({ length: 4 }, () => ({ status: 'success' })));
    expect((await sentTo(person.phone)).length).toBeGreaterThanOrEqual(4);
    expect((await openTodos(person))[0]).toBe('nulnul');
  });
});

test.describe('the queue’s callbacks', () => {
  const jobs = routesUnder('jobs').map(({ path }) => path);

  test('there are some', () =>
    expect(jobs).toEqual(expect.arrayContaining(['/api/jobs/reply', '/api/jobs/wake'])));

  for (const path of jobs) {
    test(`${path}: unsigned, forged, expired, foreign, tampered and replayed ones are refused`, async () => {
      const { url } = places().real;
      const body = JSON.stringify(path.endsWith('/reply') ? { talk: `whatsapp:${newNumber()}` } : {});
      const to = `${url}${path}`;
      const valid = () => signJob({ key: signingKey(), url: to, body });
      const refused: [string, string | null, string][] = [
        ['unsigned', null, body],
        ['no signature at all', 'not.a.token', body],
        ['another key', signJob({ key: 'another key', url: to, body }), body],
        ['another destination', signJob({ key: signingKey(), url: `${url}/api/jobs/elsewhere`, body }), body],
        [
          'another origin',
          signJob({ key: signingKey(), url: `https://elsewhere.example${path}`, body }),
          body,
        ],
        ['another body', valid(), body.replace('}', ' }')],
        ['expired', changed({ exp: seconds() - 60, nbf: seconds() - 400 }, to, body), body],
        ['not yet valid', changed({ nbf: seconds() + 600 }, to, body), body],
        ['without an end', changed({ exp: undefined }, to, body), body],
        ['without an id', changed({ jti: undefined }, to, body), body],
        ['another issuer', changed({ iss: 'Somebody' }, to, body), body],
        ['unsigned by choice', `${encode({ alg: 'none', typ: 'JWT' })}.${valid().split('.')[1]}.`, body],
      ];
      for (const [story, signature, sent] of refused) {
        const response = await callJob(to, signature, sent);
        expect(response.status, story).toBe(403);
        expect(await response.json(), story).toEqual({
          message: 'The signature of this callback is not valid.',
        });
      }
      const once = valid();
      expect((await callJob(to, once, body)).status).toBe(200);
      const again = await callJob(to, once, body);
      expect(again.status).toBe(403);
      expect(await again.json()).toEqual({ message: 'This callback was already served.' });
      expect((await fetch(to)).status).toBe(405);
    });
  }
});

test.describe('the calls of the pages', () => {
  let person: Person;
  test.beforeAll(async () => {
    person = await newPerson();
  });

  const ofUsers = routesUnder('user');
  const ofAdmins = [...routesUnder('admin'), ...routesUnder('test-webhook')];

  test('nobody gets a 401 that says so, on every route', async () => {
    expect(ofUsers.length).toBeGreaterThan(10);
    expect(ofAdmins.length).toBeGreaterThan(4);
    const nobody = await visitor(places().real.url);
    for (const { method, path } of [...ofUsers, ...ofAdmins]) {
      const response = await nobody.fetch(path, { method, ...(method === 'GET' ? {} : { data: {} }) });
      expect(response.status(), `${method} ${path}`).toBe(401);
      expect(await response.json()).toEqual({ message: 'Authentication required' });
      expect(response.headers()['cache-control']).toBe('no-store');
    }
  });

  test('a plain user gets a 403 on every admin route', async () => {
    for (const { method, path } of ofAdmins) {
      const response = await person.api.fetch(path, { method, ...(method === 'GET' ? {} : { data: {} }) });
      expect(response.status(), `${method} ${path}`).toBe(403);
      expect(await response.json()).toEqual({ message: 'Admin access required' });
    }
  });

  test('a GET changes nothing', async () => {
    const admin = await newPerson({ admin: true });
    await admin.api.post('/api/user/todos', { data: { text: 'stays' } });
    const before = await everythingOf(admin);
    for (const { path } of [...ofUsers, ...ofAdmins]) {
      const response = await admin.api.get(path, {
        params: path.endsWith('webhook') ? { from: admin.phone } : {},
      });
      expect([200, 404, 405], path).toContain(response.status());
    }
    expect(await everythingOf(admin)).toEqual(before);
  });

  test('what another site sends is refused, on every route that changes something', async () => {
    const cookies = await person.api.storageState();
    const before = await everythingOf(person);
    const unsafe = [...ofUsers, ...ofAdmins, ...routesUnder('auth')].filter(({ method }) => method !== 'GET');
    for (const headers of [
      { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://elsewhere.example' },
      { 'Sec-Fetch-Site': 'same-site' },
      { 'Sec-Fetch-Site': 'none' },
      { Origin: 'https://elsewhere.example' },
      { Origin: 'null' },
      {},
    ]) {
      const elsewhere = await visitor(places().real.url, headers);
      const { cookie } = cookieHeader(cookies);
      for (const { method, path } of unsafe) {
        const response = await elsewhere.fetch(path, {
          method,
          data: { text: 'planted' },
          headers: { cookie },
        });
        expect(response.status(), `${method} ${path} ${JSON.stringify(headers)}`).toBe(403);
      }
      await elsewhere.dispose();
    }
    const own = await visitor(places().real.url, { Origin: places().real.url });
    const answer = await own.post('/api/user/todos', { data: { text: '' }, headers: cookieHeader(cookies) });
    expect(answer.status()).toBe(400);
    expect(await everythingOf(person)).toEqual(before);
  });

  test('another user’s things are answered as things that do not exist', async () => {
    const owner = await newPerson();
    const made = {
      todos: await owner.api.post('/api/user/todos', { data: { text: 'mine' } }),
      reminders: await owner.api.post('/api/user/reminders', {
        data: { title: 'mine', reminderTime: '2099-05-03T17:00' },
      }),
      info: await owner.api.post('/api/user/info', { data: { key: 'mine', value: '1' } }),
    };
    const changes = { todos: { text: 'x' }, reminders: { title: 'x' }, info: { value: 'x' } };
    const before = await everythingOf(owner);
    for (const room of ['todos', 'reminders', 'info'] as const) {
      expect(made[room].status()).toBe(201);
      const { id } = await made[room].json();
      const foreign = [
        await person.api.patch(`/api/user/${room}/${id}`, { data: changes[room] }),
        await person.api.delete(`/api/user/${room}/${id}`),
      ];
      const missing = [
        await person.api.patch(`/api/user/${room}/${randomUUID()}`, { data: changes[room] }),
        await person.api.delete(`/api/user/${room}/${randomUUID()}`),
      ];
      for (const [place, answer] of foreign.entries()) {
        expect(answer.status(), room).toBe(404);
        expect(await answer.text()).toBe(await missing[place]?.text());
      }
      expect((await person.api.delete(`/api/user/${room}/not-an-id`)).status()).toBe(404);
    }
    expect(await everythingOf(owner)).toEqual(before);
  });

  test('unknown fields are refused, also the ones that would make somebody else of me', async () => {
    const bodies: [string, Record<string, unknown>][] = [
      ['/api/user/todos', { text: 'x', userId: randomUUID() }],
      ['/api/user/todos', { text: 'x', completed: true }],
      ['/api/user/reminders', { title: 'x', reminderTime: '2099-05-03T17:00', recurrenceRule: 'FREQ=DAILY' }],
      ['/api/user/info', { key: 'x', value: 'y', source: 'whatsapp' }],
      ['/api/user/chat', { message: 'hello', userId: randomUUID() }],
    ];
    for (const [path, data] of bodies) {
      const response = await person.api.post(path, { data });
      expect(response.status(), path).toBe(400);
      expect((await response.json()).message).toMatch(/^Unknown field: /);
    }
    const stranger = await visitor(places().real.url);
    const registration = {
      email: `${randomUUID()}@example.com`,
      password: 'correct horse',
      phoneNumber: newNumber(),
    };
    const admin = await stranger.post('/api/auth/register', { data: { ...registration, isAdmin: true } });
    expect(admin.status()).toBe(400);
    expect(await rows('select 1 from users where email = $1', [registration.email])).toEqual([]);
  });

  test('texts are taken up to their limit and refused beyond it', async () => {
    const later = '2099-05-03T17:00';
    const story: [string, (size: number) => Record<string, string>, number][] = [
      ['/api/user/todos', (size) => ({ text: 'x'.repeat(size) }), 500],
      ['/api/user/reminders', (size) => ({ title: 'x'.repeat(size), reminderTime: later }), 500],
      [
        '/api/user/reminders',
        (size) => ({ title: 'x', description: 'x'.repeat(size), reminderTime: later }),
        2000,
      ],
      ['/api/user/info', (size) => ({ key: 'x'.repeat(size), value: 'x' }), 500],
      ['/api/user/info', (size) => ({ key: 'long', value: 'x'.repeat(size) }), 2000],
      ['/api/user/chat', (size) => ({ message: 'x'.repeat(size) }), 4000],
    ];
    for (const [path, body, limit] of story) {
      const over = await person.api.post(path, { data: body(limit + 1) });
      expect(over.status(), `${path} ${limit + 1}`).toBe(400);
      expect((await over.json()).message).toContain(`at most ${limit} characters`);
      const full = await person.api.post(path, { data: body(limit) });
      expect(full.ok(), `${path} ${limit}: ${full.status()}`).toBe(true);
    }
    const saved = await openTodos(person);
    expect(saved.map((text) => text.length)).toContain(500);
  });

  test('empty, past and impossible values get a message that says what is wrong', async () => {
    const story: [string, Record<string, unknown>, RegExp][] = [
      ['/api/user/todos', {}, /^A todo needs a text\.$/],
      ['/api/user/todos', { text: '   ' }, /^A todo needs a text\.$/],
      ['/api/user/todos', { text: 7 }, /^A todo needs a text\.$/],
      ['/api/user/todos', { text: 'x', dueDate: '2027-02-30' }, /date like/],
      ['/api/user/todos', { text: 'x', dueDate: 'tomorrow' }, /date like/],
      ['/api/user/reminders', { title: 'x' }, /time must look like/],
      ['/api/user/reminders', { title: 'x', reminderTime: '2020-05-03T17:00' }, /already past/],
      ['/api/user/reminders', { title: 'x', reminderTime: '2020-05-03T17:00:00Z' }, /already past/],
      ['/api/user/reminders', { title: 'x', reminderTime: '2099-13-45T17:00' }, /time must look like/],
      ['/api/user/reminders', { title: 'x', reminderTime: '9999-05-03T17:00' }, /hundred years/],
      ['/api/user/info', { key: '', value: 'x' }, /needs a name/],
      ['/api/user/info', { key: 'x', value: '' }, /needs a value/],
      ['/api/user/chat', { message: '' }, /Write a message first/],
    ];
    const before = await everythingOf(person);
    for (const [path, data, message] of story) {
      const response = await person.api.post(path, { data });
      expect(response.status(), `${path} ${JSON.stringify(data)}`).toBe(400);
      expect((await response.json()).message).toMatch(message);
    }
    expect(await everythingOf(person)).toEqual(before);
  });

  test('bodies that are not JSON in UTF-8 are refused: type, size, syntax, bytes, NUL and lone surrogates', async () => {
    const before = await everythingOf(person);
    const send = (data: string | Buffer, headers: Record<string, string> = json) =>
      person.api.post('/api/user/todos', { data, headers });
    await refuses(
      send('{"text":"x"}', { 'Content-Type': 'text/plain' }),
      415,
      'Send the request as application/json.',
    );
    await refuses(send(Buffer.alloc(0)), 400, 'The request is not valid JSON.');
    await refuses(send(Buffer.from('{"text":"x"')), 400, 'The request is not valid JSON.');
    await refuses(send(Buffer.from('[1,2]')), 400);
    await refuses(send(Buffer.from('null')), 400);
    await refuses(
      send(Buffer.from(JSON.stringify({ text: 'x'.repeat(65 * 1024) }))),
      413,
      'The request is too large; at most 64 KB fit.',
    );
    await refuses(
      send(Buffer.concat([Buffer.from('{"text":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')])),
      400,
      'The request is not valid UTF-8 text.',
    );
    for (const broken of ['a\\u0000b', 'a\\ud800b', '\\udc00'])
      await refuses(
        send(Buffer.from(`{"text":"${broken}"}`)),
        400,
        'The text holds characters that cannot be stored.',
      );
    await refuses(
      person.api.post('/api/user/chat', { data: Buffer.from('{"message":"add a\\u0000b"}'), headers: json }),
      400,
      'The text holds characters that cannot be stored.',
    );
    expect(await everythingOf(person)).toEqual(before);
  });

  test('a zone that no machine knows is not taken over at registration', async () => {
    const stranger = await visitor(places().real.url);
    const response = await stranger.post('/api/auth/register', {
      data: {
        email: `${randomUUID()}@example.com`,
        password: 'correct horse',
        phoneNumber: newNumber(),
        timezone: 'Mars/Olympus_Mons',
      },
    });
    expect(response.status()).toBe(201);
    expect((await response.json()).user.timezone).toBe('UTC');
  });

  test('a page mark that is not ours is 400', async () => {
    await refuses(person.api.get('/api/user/todo-list?after=nonsense'), 400);
    await refuses(person.api.get('/api/user/todo-list?page=2'), 400, 'Unknown field: page');
  });

  test('an admin’s simulator does not speak as somebody else’s number here', async () => {
    const admin = await newPerson({ admin: true });
    const victim = await newPerson({ bound: true });
    const data = { from: victim.phone, message: 'show my todos' };
    const response = await admin.api.post('/api/test-webhook', { data });
    expect(response.status()).toBe(403);
    expect(await rowsOf(victim.phone)).toEqual([]);
    const nobodys = await admin.api.post('/api/test-webhook', { data: { ...data, from: newNumber() } });
    expect(nobodys.status()).toBe(200);
    expect((await nobodys.json()).reply).toContain('I do not know this number yet');
  });
});

async function refuses(answer: Promise<APIResponse>, status: number, message?: string): Promise<void> {
  const response = await answer;
  expect(response.status()).toBe(status);
  const said = (await response.json()).message;
  expect(said).toEqual(message ?? expect.any(String));
}

function rowsOf(number: string): Promise<Record<string, unknown>[]> {
  return rows('select id from webhook_logs where phone_number = $1', [number]);
}

/** All that is stored about somebody, as one digest a table. */
async function everythingOf({ id }: Person): Promise<Record<string, unknown>> {
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

function cookieHeader(state: Awaited<ReturnType<APIRequestContext['storageState']>>): { cookie: string } {
  return { cookie: state.cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
}

function newSid(): string {
  return `SM${randomUUID().replaceAll('-', '')}`;
}

/** The local queue's key, made of the server's secret as the server makes it. */
function signingKey(): string {
  return createHmac('sha256', places().real.authSecret)
    .update('local queue\nsigning key')
    .digest('base64url');
}

/** A well-signed token with other claims. */
function changed(claims: Record<string, unknown>, url: string, body: string): string {
  const [head = '', payload = ''] = signJob({ key: signingKey(), url, body }).split('.');
  const signed = `${head}.${encode({ ...JSON.parse(Buffer.from(payload, 'base64url').toString()), ...claims })}`;
  return `${signed}.${createHmac('sha256', signingKey()).update(signed).digest('base64url')}`;
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function seconds(): number {
  return Math.floor(Date.now() / 1000);
}

function callJob(url: string, signature: string | null, body: string): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { ...json, ...(signature === null ? {} : { 'Upstash-Signature': signature }) },
    body,
  });
}
