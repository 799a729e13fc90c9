import { type APIRequestContext, expect, test } from '@playwright/test';
import { localDate } from '@/lib/time/format';
import { sentTo, write } from '@/testing/stand-ins/twilio';
import { type Account, newAccount, openTodos, rows, say } from '../accounts';

const slow = { timeout: 20_000 };
const secret = 'quiet violets under the tram bridge';

test('on WhatsApp: an entry that is interrupted and finished after midnight belongs to the day it was asked for', async () => {
  const account = await newAccount({ bound: true });
  await write(account.phone, 'journal');
  await expect.poll(() => last(account), slow).toContain('(1 of 4)');
  await write(account.phone, `Slow, ${secret}`);
  await expect.poll(() => last(account), slow).toContain('(2 of 4)');
  await write(account.phone, 'add stamps to my list');
  await expect.poll(() => last(account), slow).toMatch(/stamps.*\(2 of 4\)/s);
  expect(await openTodos(account)).toEqual(['stamps']);
  await rows(
    `update journal_states set talk = talk || jsonb_build_object('date', ((talk->>'date')::date - 1)::text,
      'askedAt', to_char((talk->>'askedAt')::timestamptz - interval '6 hours', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
      where user_id = $1`,
    [account.id],
  );
  for (const [words, next] of [
    ['A long swim', '(3 of 4)'],
    ['Deadlines', '(4 of 4)'],
    ['The lake', '4.1'],
  ] as const) {
    await write(account.phone, words);
    await expect.poll(() => last(account), slow).toContain(next);
  }
  expect(await last(account)).toContain('Positive 🙂');
  const yesterday = localDate(new Date(Date.now() - 86_400_000), 'America/New_York');
  expect(await entriesOf(account.api)).toMatchObject([
    { entryDate: yesterday, scoreSource: 'model', sentimentScore: 4.1 },
  ]);
  await expectPrivate();
});

test('in the web chat: an entry is scored by the model, corrected, exported and deleted', async () => {
  const account = await newAccount();
  const started = await account.api.post('/api/user/journal-trigger');
  expect(await started.json()).toMatchObject({ channel: 'web' });
  await say(account, `Fine, ${secret}`);
  for (const words of ['the sun', 'none', 'tea']) await say(account, words);
  const [entry] = await entriesOf(account.api);
  expect(entry).toMatchObject({ sentimentScore: 4.1, scoreSource: 'model', isPending: false });
  const url = `/api/user/journal-entries/${entry?.id}`;
  for (const sentimentScore of [0, 7, '4'])
    expect((await account.api.patch(url, { data: { sentimentScore } })).status()).toBe(400);
  expect(await (await account.api.patch(url, { data: { sentimentScore: 2.5 } })).json()).toMatchObject({
    ...{ sentimentScore: 2.5, scoreSource: 'person' },
  });
  const markdown = await account.api.get('/api/user/journal-entries/export?format=markdown');
  expect(markdown.headers()['content-disposition']).toBe('attachment; filename="sidekick-journal.md"');
  expect(await markdown.text()).toContain(`> Fine, ${secret}`);
  const json = await account.api.get('/api/user/journal-entries/export?format=json');
  expect((await json.json()).entries).toMatchObject([{ id: entry?.id }]);
  const stranger = await newAccount();
  expect((await stranger.api.delete(url)).status()).toBe(404);
  expect(await entriesOf(stranger.api)).toEqual([]);
  await expectPrivate();
  expect((await account.api.delete(url)).status()).toBe(200);
  expect(await entriesOf(account.api)).toEqual([]);
});

const adminPaths = ['/api/admin/webhook-logs', '/api/admin/users', '/api/admin/stats', '/api/admin/activity'];

interface Entry {
  id: string;
  entryText: string;
}

async function entriesOf(api: APIRequestContext): Promise<Entry[]> {
  return (await api.get('/api/user/journal-entries')).json();
}

async function last(account: Account): Promise<string> {
  return (await sentTo(account.phone)).at(-1) ?? '';
}

async function expectPrivate(): Promise<void> {
  const admin = await newAccount({ admin: true });
  for (const path of adminPaths) expect(await (await admin.api.get(path)).text()).not.toContain(secret);
  for (const table of ['messages', 'turns', 'turn_steps', 'talks', 'webhook_logs', 'audit', 'schedules']) {
    const found = await rows(`select 1 from ${table} t where t::text like $1`, [`%${secret}%`]);
    expect([table, found.length]).toEqual([table, 0]);
  }
}
