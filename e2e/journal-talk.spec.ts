import { type APIRequestContext, expect, test } from '@playwright/test';
import { demoAccounts } from '@/db/seed';
import { localDate } from '@/lib/time/format';
import { newPerson, openTodos, type Person, rows, say, signedIn } from './people';
import { sentTo, write } from './stand-ins/twilio';
import { withDemo } from './world/demo';
import { places } from './world/places';

// The journal's talk from its first question to its entry, whatever comes in between; and nobody else reads a word of it.
const { user, admin } = demoAccounts;
const patience = { timeout: 20_000 };
const planted = 'quiet violets under the tram bridge';

test('on the simulated phone: an interruption, a restart, and the entry', async () => {
  test.setTimeout(120_000);
  await withDemo('journal', async (start) => {
    const first = await start();
    const desk = await signedIn(first.url, admin.email, admin.password);
    const before = await entriesOf(await signedIn(first.url, user.email, user.password));
    expect(await answer(desk, 'journal')).toContain('(1 of 4) How are you feeling today?');
    expect(await answer(desk, 'tired but happy')).toContain('(2 of 4)');
    expect(await answer(desk, 'add oat milk to my list')).toBe(
      'Added to your list: “oat milk”.\n\nBack to your journal. (2 of 4) What was the highlight of your day?',
    );
    await first.stop();
    const second = await start();
    const again = await signedIn(second.url, admin.email, admin.password);
    expect(await answer(again, `A walk: ${planted}.`)).toContain('(3 of 4)');
    expect(await answer(again, 'skip')).toContain('(4 of 4)');
    // What speaks of the entry is read by its person alone.
    expect(await answer(again, 'my friends')).toMatch(/^\[private\]/);
    const me = await signedIn(second.url, user.email, user.password);
    const [entry] = await entriesOf(me);
    expect(await entriesOf(me)).toHaveLength(before.length + 1);
    expect(entry).toMatchObject({
      responses: {
        feeling: 'tired but happy',
        question1: `A walk: ${planted}.`,
        question2: '',
        question3: 'my friends',
      },
      scoreSource: 'offline',
    });
    expect(entry?.entryText).toContain(planted);
    for (const path of adminReads) expect(await (await again.get(path)).text()).not.toContain(planted);
    expect(await (await again.get(phoneView)).text()).not.toContain(planted);
    expect(`${first.log()}${second.log()}`).not.toContain(planted);
  });
});

test('by Twilio: an interruption and a midnight in between; the entry is of the day that was asked for', async () => {
  const person = await newPerson({ bound: true });
  await write(person.phone, 'journal');
  await expect.poll(() => last(person), patience).toContain('(1 of 4)');
  await write(person.phone, `Slow, ${planted}`);
  await expect.poll(() => last(person), patience).toContain('(2 of 4)');
  await write(person.phone, 'add stamps to my list');
  await expect.poll(() => last(person), patience).toContain('Back to your journal. (2 of 4)');
  expect(await openTodos(person)).toEqual(['stamps']);
  // A night passes: what was asked today was asked yesterday.
  await rows(
    `update journal_states set talk = talk || jsonb_build_object('date', ((talk->>'date')::date - 1)::text,
      'askedAt', to_char((talk->>'askedAt')::timestamptz - interval '6 hours', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
      where user_id = $1`,
    [person.id],
  );
  for (const [words, next] of [
    ['A long swim', '(3 of 4)'],
    ['Deadlines', '(4 of 4)'],
    ['The lake', 'Thank you. Your journal of'],
  ] as const) {
    await write(person.phone, words);
    await expect.poll(() => last(person), patience).toContain(next);
  }
  expect(await last(person)).toContain('4.1 of 5, Positive 🙂');
  const yesterday = localDate(new Date(Date.now() - 86_400_000), 'America/New_York');
  expect(await entriesOf(person.api)).toMatchObject([
    { entryDate: yesterday, scoreSource: 'model', sentimentScore: 4.1 },
  ]);
  await expectPrivate(person);
});

test('in the web chat: started by the button, a model reads it, the score is corrected and the journal taken along', async () => {
  const person = await newPerson();
  const started = await person.api.post('/api/user/journal-trigger');
  expect(await started.json()).toMatchObject({ channel: 'web' });
  await say(person, `Fine, ${planted}`);
  for (const words of ['the sun', 'none', 'tea']) await say(person, words);
  const [entry] = await entriesOf(person.api);
  expect(entry).toMatchObject({ sentimentScore: 4.1, scoreSource: 'model', isPending: false });
  const url = `/api/user/journal-entries/${entry?.id}`;
  for (const sentimentScore of [0, 7, '4'])
    expect((await person.api.patch(url, { data: { sentimentScore } })).status()).toBe(400);
  expect(await (await person.api.patch(url, { data: { sentimentScore: 2.5 } })).json()).toMatchObject({
    ...{ sentimentScore: 2.5, scoreSource: 'person' },
  });
  const markdown = await person.api.get('/api/user/journal-entries/export?format=markdown');
  expect(markdown.headers()['content-disposition']).toBe('attachment; filename="sidekick-journal.md"');
  expect(await markdown.text()).toContain(`> Fine, ${planted}`);
  const json = await person.api.get('/api/user/journal-entries/export?format=json');
  expect((await json.json()).entries).toMatchObject([{ id: entry?.id }]);
  const stranger = await newPerson();
  expect((await stranger.api.delete(url)).status()).toBe(404);
  expect(await entriesOf(stranger.api)).toEqual([]);
  await expectPrivate(person);
  expect((await person.api.delete(url)).status()).toBe(200);
  expect(await entriesOf(person.api)).toEqual([]);
});

const adminReads = ['/api/admin/webhook-logs', '/api/admin/users', '/api/admin/stats', '/api/admin/activity'];
const phoneView = `/api/test-webhook?from=${encodeURIComponent(user.phone)}`;

interface Entry {
  id: string;
  entryText: string;
}

async function entriesOf(api: APIRequestContext): Promise<Entry[]> {
  return (await api.get('/api/user/journal-entries')).json();
}

async function last(person: Person): Promise<string> {
  return (await sentTo(person.phone)).at(-1) ?? '';
}

/** Writes on the demo's phone; gives the answer. */
async function answer(desk: APIRequestContext, message: string): Promise<string> {
  const response = await desk.post('/api/test-webhook', { data: { from: user.phone, message } });
  const { messages } = await response.json();
  return messages.at(-1).text;
}

/** Neither an operator's view nor any table but the journal's own and the answer that was sent holds the words. */
async function expectPrivate(person: Person): Promise<void> {
  const operator = await newPerson({ admin: true });
  for (const path of adminReads) expect(await (await operator.api.get(path)).text()).not.toContain(planted);
  for (const table of ['messages', 'turns', 'turn_steps', 'talks', 'webhook_logs', 'audit', 'schedules']) {
    const found = await rows(`select 1 from ${table} t where t::text like $1`, [`%${planted}%`]);
    expect([table, found.length]).toEqual([table, 0]);
  }
  const page = await (await visitorOf(person)).text();
  expect(page).not.toContain(planted);
}

/** An error page for the person's own session. */
function visitorOf(person: Person) {
  return person.api.get(`${places().real.url}/no-such-page?${encodeURIComponent(planted.slice(0, 5))}`);
}
