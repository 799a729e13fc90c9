import { PGlite } from '@electric-sql/pglite';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { demoAccounts } from '@/db/seed';
import { say, signedIn } from '../accounts';
import { runJob } from '../jobs';
import { withDemo } from '../servers/demo';
import type { RunningServer } from '../servers/server';

// Tests a restart: stops a demo in the middle of a guided entry and before two reminders are due.
const { user, admin } = demoAccounts;
const secret = 'quiet violets under the tram bridge';

test('a restart loses neither the journal that was begun nor a reminder, and sends nothing twice', async () => {
  test.setTimeout(180_000);
  await withDemo('restart', async ({ folder, start }) => {
    const first = await start();
    const before = await clientsOf(first);
    const entriesBefore = await entriesOf(before.user);
    expect(await answer(before.admin, 'journal')).toContain('(1 of 4)');
    expect(await answer(before.admin, 'tired but happy')).toContain('(2 of 4)');
    expect(await answer(before.admin, 'add oat milk to my list')).toMatch(/oat milk.*\(2 of 4\)/s);
    for (const message of ['remind me to drink tea tomorrow', 'remind me to call Ada tomorrow'])
      expect((await say({ api: before.user }, message)).actions?.reminder).toBeDefined();
    await first.stop();

    // The first reminder becomes due while the server is down, the second after it has started.
    await reschedule(folder, { 'drink tea': -5, 'call Ada': 5 });
    const second = await start();
    const after = await clientsOf(second);
    const twoReminders = [/drink tea/, /call Ada/].map((title) => expect.stringMatching(title));
    await expect.poll(() => proactiveMessages(after.admin), { timeout: 30_000 }).toEqual(twoReminders);
    await runJob(second.url, '/api/jobs/wake', { occasion: 'hour' });
    await runJob(second.url, '/api/jobs/wake', {});
    expect(await proactiveMessages(after.admin)).toEqual(twoReminders);

    expect(await answer(after.admin, `A walk: ${secret}.`)).toContain('(3 of 4)');
    expect(await answer(after.admin, 'skip')).toContain('(4 of 4)');
    // Only the user may read the analysis of a journal entry.
    expect(await answer(after.admin, 'my friends')).toMatch(/^\[private\]/);
    const entries = await entriesOf(after.user);
    expect(entries).toHaveLength(entriesBefore.length + 1);
    expect(entries[0]).toMatchObject({
      responses: {
        feeling: 'tired but happy',
        question1: `A walk: ${secret}.`,
        question2: '',
        question3: 'my friends',
      },
      scoreSource: 'offline',
      entryText: expect.stringContaining(secret),
    });
    for (const path of adminPaths) expect(await (await after.admin.get(path)).text()).not.toContain(secret);
    expect(`${first.log()}${second.log()}`).not.toContain(secret);

    expect(await answer(after.admin, 'done')).toContain('call Ada');
    const reminders: { title: string; isActive: boolean }[] = await (
      await after.user.get('/api/user/reminders')
    ).json();
    expect(reminders.filter(({ title, isActive }) => title === 'call Ada' && isActive)).toEqual([]);
  });
});

const phonePath = `/api/test-webhook?from=${encodeURIComponent(user.phone)}`;
const adminPaths = [
  ...['/api/admin/webhook-logs', '/api/admin/users', '/api/admin/stats', '/api/admin/activity'],
  phonePath,
];

async function clientsOf({
  url,
}: RunningServer): Promise<{ user: APIRequestContext; admin: APIRequestContext }> {
  return {
    user: await signedIn(url, user.email, user.password),
    admin: await signedIn(url, admin.email, admin.password),
  };
}

async function reschedule(folder: string, secondsFromNow: Record<string, number>): Promise<void> {
  const database = await PGlite.create(`${folder}/database`);
  for (const [title, seconds] of Object.entries(secondsFromNow)) {
    const { affectedRows } = await database.query(
      `update schedules s set next_run_at = now() + make_interval(secs => $2) from reminders r
        where r.id = s.subject_id and s.kind = 'reminder' and lower(r.title) = lower($1)`,
      [title, seconds],
    );
    expect(affectedRows, title).toBe(1);
  }
  await database.close();
}

async function entriesOf(api: APIRequestContext): Promise<unknown[]> {
  return (await api.get('/api/user/journal-entries')).json();
}

async function proactiveMessages(api: APIRequestContext): Promise<string[]> {
  const { messages } = await (await api.get(phonePath)).json();
  return messages
    .filter(({ kind, fromUser }: { kind: string | null; fromUser: boolean }) => !fromUser && kind !== 'reply')
    .map(({ text }: { text: string }) => text);
}

async function answer(api: APIRequestContext, message: string): Promise<string> {
  const response = await api.post('/api/test-webhook', { data: { from: user.phone, message } });
  const { messages } = await response.json();
  return messages.at(-1).text;
}
