import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rowsOf } from '@/db/client';
import { contactPoints, webhookLogs } from '@/db/schema/channels';
import { config } from '@/db/schema/config';
import { chat, undoChat } from '@/lib/assistant/chat';
import { replyToConversation } from '@/lib/assistant/inbound/reply';
import { reanalyseEntry } from '@/lib/assistant/journal-upkeep';
import { saveOrder } from '@/lib/channels/order-writes';
import { receiveMessage } from '@/lib/channels/whatsapp/store-message';
import { saveSetting } from '@/lib/config/writes';
import type { UserCtx } from '@/lib/context';
import { dailyReminderInput } from '@/lib/daily-reminders/schema';
import { createDailyReminder } from '@/lib/daily-reminders/writes';
import { wake } from '@/lib/jobs/wake';
import { listEntries } from '@/lib/journal/entries/entry-reads';
import { correctScore, deleteAllEntries, deleteEntry } from '@/lib/journal/entries/entry-writes';
import { exportJournal } from '@/lib/journal/entries/export';
import { journalReminderOf } from '@/lib/journal/reads';
import { triggeredText } from '@/lib/journal/rules';
import { triggerJournal } from '@/lib/journal/trigger';
import { createJournalReminder } from '@/lib/journal/writes';
import { listDeliveries } from '@/lib/outbox/reads';
import { listTodos } from '@/lib/todos/reads';
import { clearSchedules, createUserWithPhone, runDueJobs } from '@/testing/due';
import { createUser } from '@/testing/people';
import { scriptedModel } from '@/testing/scripted-model';
import { type TestCtx, testCtx } from '@/testing/world';

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await clearSchedules();
});
afterEach(async () => {
  await (await testCtx()).db.delete(config);
});
afterAll(async () => {
  await (await testCtx()).db.delete(config);
});

const secret = 'the lighthouse hummed behind my grandmother';

async function writer(lines?: Parameters<typeof scriptedModel>[0]) {
  const { model, asked } = scriptedModel(lines ?? []);
  const base = await testCtx({ models: { online: async () => model } });
  if (lines) await saveSetting(base, 'openai_api_key', 'sk-test');
  await saveSetting(base, 'instant_answers', 'false');
  const ctx = await createUser(base, { timezone: 'Europe/Berlin' });
  const say = async (text: string) => (await chat(ctx, text)).message;
  return { ctx, say, asked };
}

const answers = [
  `Calm and happy, ${secret}`,
  'We had a wonderful dinner on the roof.',
  'The printer was broken and I was annoyed.',
  'My kind neighbours.',
];

async function writeAll(say: (text: string) => Promise<string>, all = answers): Promise<string> {
  let reply = await say('journal');
  for (const answer of all) reply = await say(answer);
  return reply;
}

const reading = (more = {}) =>
  JSON.stringify({
    score: 4.2,
    analysis: 'You felt “calm and happy”.\n\nThe evening stayed with you.',
    crisis: false,
    ...more,
  });

test.each(['diary for last friday: a walk with Tom', 'note for yesterday: a walk with Tom'])(
  '%j keeps its day',
  async (text) => {
    const { ctx, say } = await writer();
    await say(text);
    expect((await listEntries(ctx))[0]?.responses.feeling).toMatch(
      /^(?:last friday|yesterday): a walk with Tom$/,
    );
  },
);

test('the journal asks four questions and then shows a score, its reasons and the answers', async () => {
  const { ctx, say } = await writer();
  expect(await say('let’s do my journal')).toMatch(/today.*\(1 of 4\) How are you feeling today\?$/s);
  expect(await say(answers[0] ?? '')).toBe('(2 of 4) What was the highlight of your day?');
  expect(await say(answers[1] ?? '')).toBe(
    '(3 of 4) What was the biggest challenge, and how did you meet it?',
  );
  expect(await say(answers[2] ?? '')).toBe('(4 of 4) What are you grateful for?');
  const closing = await say(answers[3] ?? '');
  expect(closing).toMatch(/today.*[345]\.\d of 5, \w+/);
  expect(closing).toContain(`“Calm and happy, ${secret}”`);
  const [entry] = await listEntries(ctx);
  expect(entry).toMatchObject({
    entryDate: '2027-03-10',
    scoreSource: 'offline',
    isPending: false,
    isCrisis: false,
    responses: {
      feeling: answers[0],
      question1: answers[1],
      question2: answers[2],
      question3: answers[3],
    },
  });
  expect(entry?.sentimentScore).toBeGreaterThan(3);
});

test('the answers are stored in the journal and nowhere else', async () => {
  const { ctx, say } = await writer();
  await writeAll(say);
  for (const table of ['messages', 'turns', 'turn_steps', 'talks', 'webhook_logs', 'audit', 'deliveries']) {
    const [row] = await rowsOf<{ found: boolean }>(
      ctx.db,
      sql`select exists (select from ${sql.identifier(table)} t where t::text like ${`%${secret}%`}) as found`,
    );
    expect([table, row?.found]).toEqual([table, false]);
  }
  const kept = await rowsOf<{ found: boolean }>(
    ctx.db,
    sql`select responses::text like ${`%${secret}%`} as found from journal_entries where user_id = ${ctx.user.id}`,
  );
  expect(kept).toEqual([{ found: true }]);
});

test('other requests in between are done, and the question is asked again', async () => {
  const { ctx, say } = await writer();
  await say('start my journal');
  expect(await say('add milk to my list')).toMatch(/milk.*\(1 of 4\) How are you feeling today\?$/s);
  expect(await say('what’s on my list?')).toMatch(/1\. milk\n\n.*\(1 of 4\)/);
  expect(await say('/todo')).toContain('(1 of 4)');
  expect(await say('I bought milk and it was fine')).toContain('(2 of 4)');
  expect((await listTodos(ctx, {})).items).toHaveLength(1);
});

test('a question of another request is answered before the journal asks again', async () => {
  const { say } = await writer();
  for (const thing of ['milk', 'eggs', 'tea', 'rice']) await say(`add ${thing}`);
  await say('journal');
  expect(await say('delete all my todos')).toMatch(/\(yes \/ no\)$/);
  expect(await say('yes')).toMatch(/milk.*\(1 of 4\)/s);
});

test('skip, back and stop: the answers are kept, and the journal continues hours later', async () => {
  const { ctx, say } = await writer();
  await say('journal');
  expect(await say('Skip.')).toContain('(2 of 4)');
  expect(await say('back')).toContain('(1 of 4)');
  expect(await say('tired')).toContain('(2 of 4)');
  await say('stop');
  expect(await say('I saw a heron')).not.toContain('of 4');
  ctx.clock.advance(5 * 3_600_000);
  expect(await say('journal')).toContain('(2 of 4)');
  for (const answer of ['a heron', 'skip']) await say(answer);
  await say('skip');
  expect(await listEntries(ctx)).toMatchObject([
    { responses: { feeling: 'tired', question1: 'a heron', question2: '', question3: '' } },
  ]);
});

test('going back and skipping keeps an answer, and a new answer replaces it', async () => {
  const { ctx, say } = await writer();
  for (const words of ['journal', 'Fine', 'Promoted at work']) await say(words);
  expect(await say('back')).toContain('(2 of 4)');
  expect(await say('back')).toContain('(1 of 4)');
  await say('Very fine');
  for (const _ of [2, 3, 4]) await say('skip');
  expect(await listEntries(ctx)).toMatchObject([
    { responses: { feeling: 'Very fine', question1: 'Promoted at work', question2: '', question3: '' } },
  ]);
});

test.each([
  'what a day',
  'Why do I always fail?',
  'Do I even matter?',
  'Add it all up: a good day',
  'Complete exhaustion',
  'Clear skies',
  'Remember to breathe',
  'Forget the stress, I finally relaxed',
  'Good',
])('“%s” answers the question', async (words) => {
  const { say } = await writer();
  await say('journal');
  expect(await say(words)).toContain('(2 of 4)');
});

test('“Start Journal Now” pressed twice asks once', async () => {
  const { ctx } = await writer();
  await Promise.all([triggerJournal(ctx), triggerJournal(ctx)]);
  ctx.clock.advance(1000);
  await triggerJournal(ctx);
  expect(await listDeliveries(ctx)).toHaveLength(1);
});

test('a journal with only skipped questions saves nothing', async () => {
  const { ctx, say } = await writer();
  expect(await writeAll(say, ['skip', 'skip', 'skip', 'skip'])).toContain('nothing');
  expect(await listEntries(ctx)).toEqual([]);
});

test('an answer after midnight belongs to the day of its question', async () => {
  const { ctx, say } = await writer();
  ctx.clock.set('2027-03-10T22:30:00Z');
  await say('journal');
  await say(answers[0] ?? '');
  ctx.clock.set('2027-03-10T23:40:00Z');
  expect(await say('journal')).toMatch(/10 March.*\(2 of 4\)/s);
  await say(answers[1] ?? '');
  await say(answers[2] ?? '');
  await say(answers[3] ?? '');
  expect(await listEntries(ctx)).toMatchObject([{ entryDate: '2027-03-10' }]);
});

test('a second journal of the same day is added to the first, and undo removes it', async () => {
  const { ctx, say } = await writer();
  await writeAll(say);
  const [first] = await listEntries(ctx);
  ctx.clock.advance(60_000);
  await writeAll(say, ['Better now', 'skip', 'skip', 'skip']);
  expect(await listEntries(ctx)).toMatchObject([
    { responses: { feeling: `${answers[0]}\n\nBetter now`, question1: answers[1] } },
  ]);
  expect((await undoChat(ctx)).message).toContain('10 March');
  expect(await listEntries(ctx)).toEqual([first]);
  await undoChat(ctx);
  expect(await listEntries(ctx)).toEqual([]);
});

test('an unfinished journal becomes the entry of its day', async () => {
  const { ctx, say } = await writer();
  await say('dear diary, a long and lovely day');
  ctx.clock.advance(25 * 3_600_000);
  await wake(ctx, 'hour');
  expect(await listEntries(ctx)).toMatchObject([
    { entryDate: '2027-03-10', responses: { feeling: 'a long and lovely day' } },
  ]);
  expect(await say('hello')).not.toContain('of 4');
});

test('any text answers the prompt of the day, except greetings and requests', async () => {
  const { ctx, say } = await writer();
  await createJournalReminder(ctx, { time: '17:00' });
  ctx.clock.set('2027-03-10T16:00:30Z');
  await runDueJobs(ctx);
  expect((await listDeliveries(ctx))[0]?.text).toContain('How are you feeling today?');
  expect(await say('hi')).not.toContain('of 4');
  expect(await say('remind me to swim tomorrow at 9')).not.toContain('of 4');
  ctx.clock.advance(3 * 3_600_000);
  expect(await say('Worn out, but content')).toContain('(2 of 4)');
});

test('“Start Journal Now” asks the first question, with and without a phone', async () => {
  const { ctx, say } = await writer();
  expect(await triggerJournal(ctx)).toMatchObject({ channel: 'web' });
  expect((await listDeliveries(ctx))[0]).toMatchObject({
    kind: 'journal_now',
    text: expect.stringContaining('(1 of 4) How are you feeling today?'),
  });
  expect(await say('yes')).toContain('(1 of 4)');
  expect(await say('fine')).toContain('(2 of 4)');
  const phone = await createUserWithPhone(await testCtx());
  expect(await triggerJournal(phone)).toMatchObject({
    channel: 'whatsapp',
    message: 'Check your WhatsApp for the reflection questions.',
  });
  expect(phone.sent.at(-1)?.text).toContain('(1 of 4)');
  const { messengers } = phone.ports;
  messengers.telegram = { ...messengers.whatsapp, provider: 'test-telegram' };
  const chat = { channel: 'telegram', address: `chat-${phone.user.id}`, state: 'bound' } as const;
  await phone.db.insert(contactPoints).values({ userId: phone.user.id, ...chat });
  await saveOrder(phone, phone.user.id, ['journal'], ['telegram', 'whatsapp', 'web']);
  phone.clock.advance(60_000);
  expect(await triggerJournal(phone)).toMatchObject({
    channel: 'telegram',
    message: triggeredText('telegram'),
  });
  expect(phone.sent.at(-1)?.to).toBe(chat.address);
});

test('a model analyses the day with one call and a limit of its own', async () => {
  const { ctx, say, asked } = await writer([reading()]);
  expect(await writeAll(say)).toMatch(/4\.2 of 5.*You felt “calm and happy”\./s);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ maxOutputTokens: 700 });
  expect(await listEntries(ctx)).toMatchObject([{ sentimentScore: 4.2, scoreSource: 'model' }]);
});

test('a model without structured output answers by a tool call', async () => {
  const { ctx, say, asked } = await writer([[{ tool: 'save_analysis', input: JSON.parse(reading()) }]]);
  Object.assign(await ctx.ports.models.online({ apiKey: '', model: '' }), { modelId: 'gpt-3.5-turbo' });
  await writeAll(say);
  expect(asked[0]?.toolChoice).toEqual({ type: 'tool', toolName: 'save_analysis' });
  expect(await listEntries(ctx)).toMatchObject([{ sentimentScore: 4.2, scoreSource: 'model' }]);
});

test.each([
  ['a score of 7', reading({ score: 7 })],
  ['prose', 'What a lovely day you had!'],
  ['a quotation of what was not written', reading({ analysis: 'You said “I hate Mondays”.' })],
  ['nothing quoted', reading({ analysis: 'A good day.' })],
  ['an error', new Error('overloaded')],
])('%s loses nothing: the day is analysed offline, and later by the model', async (_, line) => {
  const { ctx, say } = await writer([line, reading()]);
  await writeAll(say);
  const [entry] = await listEntries(ctx);
  expect(entry).toMatchObject({ scoreSource: 'offline', isPending: true });
  ctx.clock.advance(11 * 60_000);
  ctx.jobs.length = 0;
  await wake(ctx);
  expect(ctx.jobs).toContainEqual({ path: '/api/jobs/analyse', body: { entry: entry?.id } });
  expect(await reanalyseEntry(ctx, entry?.id ?? '')).toEqual({ read: true });
  expect(await listEntries(ctx)).toMatchObject([
    { sentimentScore: 4.2, scoreSource: 'model', isPending: false },
  ]);
  expect(await reanalyseEntry(ctx, entry?.id ?? '')).toEqual({ read: false });
});

test('an analysis is dropped if the day gets more answers while the model works on it', async () => {
  const away = new Error('away');
  const { ctx, say } = await writer([away, reading(), away, reading({ score: 2 })]);
  await writeAll(say);
  const id = (await listEntries(ctx))[0]?.id ?? '';
  ctx.clock.advance(11 * 60_000);
  await wake(ctx);
  const model = await ctx.ports.models.online({ apiKey: '', model: '' });
  const generate = model.doGenerate.bind(model);
  model.doGenerate = async (options) => {
    model.doGenerate = generate;
    const read = await generate(options);
    await writeAll(say, ['skip', 'and then we fought', 'skip', 'skip']);
    return read;
  };
  await reanalyseEntry(ctx, id);
  expect(await listEntries(ctx)).toMatchObject([{ scoreSource: 'offline', isPending: true }]);
  ctx.clock.advance(11 * 60_000);
  await wake(ctx);
  await reanalyseEntry(ctx, id);
  expect(await listEntries(ctx)).toMatchObject([
    { sentimentScore: 2, scoreSource: 'model', isPending: false },
  ]);
});

test('undoing the second journal of a day leaves the first one analysed, or waiting for it, as it was', async () => {
  const away = new Error('away');
  const { ctx, say } = await writer([reading(), away, reading({ score: 1 })]);
  await writeAll(say);
  ctx.clock.advance(60_000);
  await writeAll(say, ['Terrible now', 'skip', 'skip', 'skip']);
  expect(await listEntries(ctx)).toMatchObject([{ isPending: true }]);
  await undoChat(ctx);
  const first = { sentimentScore: 4.2, scoreSource: 'model', isPending: false };
  expect(await listEntries(ctx)).toMatchObject([first]);
  ctx.clock.advance(11 * 60_000);
  await wake(ctx);
  expect(ctx.jobs.filter(({ path }) => path === '/api/jobs/analyse')).toEqual([]);
});

test('a day that waits for its analysis still does after a second journal was added and undone', async () => {
  const away = new Error('away');
  const { ctx, say } = await writer([away, away, reading()]);
  await writeAll(say);
  ctx.clock.advance(60_000);
  await writeAll(say, ['Terrible now', 'skip', 'skip', 'skip']);
  await undoChat(ctx);
  expect(await listEntries(ctx)).toMatchObject([{ scoreSource: 'offline', isPending: true }]);
  ctx.clock.advance(11 * 60_000);
  await wake(ctx);
  await reanalyseEntry(ctx, (await listEntries(ctx))[0]?.id ?? '');
  expect(await listEntries(ctx)).toMatchObject([
    { sentimentScore: 4.2, scoreSource: 'model', isPending: false },
  ]);
});

test('the user’s own score is kept after a second analysis and a second journal', async () => {
  const { ctx, say } = await writer([new Error('away'), reading(), reading({ score: 2 })]);
  await writeAll(say);
  const [entry] = await listEntries(ctx);
  expect(await correctScore(ctx, entry?.id ?? '', { sentimentScore: 1.25 })).toMatchObject({
    sentimentScore: 1.3,
    scoreSource: 'person',
  });
  ctx.clock.advance(11 * 60_000);
  await wake(ctx);
  await reanalyseEntry(ctx, entry?.id ?? '');
  expect(await listEntries(ctx)).toMatchObject([
    {
      sentimentScore: 1.3,
      scoreSource: 'person',
      isPending: false,
      entryText: expect.stringContaining('calm'),
    },
  ]);
  expect(await writeAll(say, ['skip', 'more', 'skip', 'skip'])).toContain('1.3 of 5');
  expect(await listEntries(ctx)).toMatchObject([{ sentimentScore: 1.3, scoreSource: 'person' }]);
});

test('a crisis is answered without a model, and nothing cheerful is sent afterwards', async () => {
  const { ctx, say, asked } = await writer([]);
  await createDailyReminder(
    ctx,
    dailyReminderInput.parse({ name: 'Day', time: '08:00', includeMotivation: true, includeJournal: true }),
  );
  await createJournalReminder(ctx, { time: '17:00' });
  await say('journal');
  const reply = await say('I want to kill myself');
  expect(reply).toContain('TelefonSeelsorge');
  expect(asked).toHaveLength(0);
  const [entry] = await listEntries(ctx);
  expect(entry).toMatchObject({ isCrisis: true, isPending: false });
  expect(entry?.sentimentScore).toBeLessThanOrEqual(1.5);
  expect(entry?.entryText).not.toContain('kill');
  for (const at of ['2027-03-10T16:00:30Z', '2027-03-11T07:00:30Z']) {
    ctx.clock.set(at);
    await runDueJobs(ctx);
  }
  expect((await listDeliveries(ctx)).map(({ kind, text }) => [kind, text])).toEqual([
    ['daily', 'Day · Thursday, 11 March\n\nNothing is due. A free day.'],
  ]);
  ctx.clock.set('2027-03-14T16:00:30Z');
  await runDueJobs(ctx);
  expect((await listDeliveries(ctx))[0]?.kind).toBe('journal');
});

test('a crisis outside the journal is answered, and nothing else is done', async () => {
  const { ctx, say } = await writer();
  expect(await say('add milk, and I am going to end my life tonight')).toContain('TelefonSeelsorge');
  expect((await listTodos(ctx, {})).items).toEqual([]);
  expect(await listEntries(ctx)).toEqual([]);
});

test('a crisis in a slash command is answered, and the command is not run', async () => {
  const { ctx, say } = await writer();
  expect(await say('/add I am going to end my life tonight')).toContain('TelefonSeelsorge');
  expect((await listTodos(ctx, {})).items).toEqual([]);
});

test('a crisis that only the model sees is answered', async () => {
  const { ctx, say } = await writer([reading({ crisis: true })]);
  expect(await writeAll(say)).toContain('People you can talk to');
  expect(await listEntries(ctx)).toMatchObject([{ isCrisis: true }]);
});

test('an answer may have 20,000 characters, a request 4,096', async () => {
  const { ctx, say } = await writer();
  await expect(say('x'.repeat(4097))).rejects.toMatchObject({ code: 'invalid' });
  await say('journal');
  expect(await say(`good ${'y'.repeat(19_995)}`)).toContain('(2 of 4)');
  for (const _ of [1, 2, 3]) await say('skip');
  const [entry] = await listEntries(ctx);
  expect(entry?.responses.feeling).toHaveLength(20_000);
  expect(entry?.entryText.length).toBeLessThan(1000);
});

test('the Markdown export quotes every line of an answer', async () => {
  const { ctx, say } = await writer();
  await writeAll(say, ['Calm.\n\n# not a heading\n- nor a list', 'skip', 'skip', 'skip']);
  const text = await (await exportJournal(ctx, 'markdown')).text();
  expect(text).toContain('> Calm.\n> \n> # not a heading\n> - nor a list\n');
});

test('deleting an entry deletes its text from what was sent, and another user’s entry is not found', async () => {
  const ctx = await createUserWithPhone(await testCtx());
  const other = await createUser(await testCtx());
  const say = phoneOf(ctx);
  await say('journal');
  for (const answer of answers) await say(answer);
  expect(ctx.sent.at(-1)?.text).toContain(secret);
  const [entry] = await listEntries(ctx);
  await expect(deleteEntry(other, entry?.id ?? '')).rejects.toMatchObject({ code: 'not_found' });
  await expect(correctScore(other, entry?.id ?? '', { sentimentScore: 5 })).rejects.toMatchObject({
    code: 'not_found',
  });
  await deleteEntry(ctx, entry?.id ?? '');
  const texts = () => rowsOf(ctx.db, sql`select 1 from deliveries where body like ${`%${secret}%`}`);
  expect(await texts()).toEqual([]);
  await say('journal');
  for (const answer of answers) await say(answer);
  expect(await texts()).not.toEqual([]);
  expect(await deleteAllEntries(ctx)).toEqual({ deleted: 1 });
  expect(await listEntries(ctx)).toEqual([]);
  expect(await texts()).toEqual([]);
});

test('on WhatsApp the log shows no text of the journal, and “stop” ends only the journal', async () => {
  const ctx = await createUserWithPhone(await testCtx());
  const say = phoneOf(ctx);
  await say('journal');
  await say('', { NumMedia: '1', MediaContentType0: 'audio/ogg', MediaUrl0: 'https://example.com/a' });
  expect(ctx.sent.at(-1)?.text).toMatch(/\(1 of 4\)/);
  await say(answers[0] ?? '');
  await say('stop');
  await say('journal');
  for (const answer of answers.slice(1)) await say(answer);
  const log = await ctx.db
    .select({ message: webhookLogs.messageContent, response: webhookLogs.responseContent })
    .from(webhookLogs)
    .where(eq(webhookLogs.userId, ctx.user.id))
    .orderBy(webhookLogs.seq);
  expect(log.map(({ message }) => message)).toEqual([
    ...['journal', '', '[private]', '[private]', 'journal', '[private]', '[private]', '[private]'],
  ]);
  expect(JSON.stringify(log)).not.toContain('lighthouse');
});

function phoneOf(ctx: TestCtx & UserCtx) {
  return async (text: string, more: Record<string, string> = {}) => {
    const [row] = await rowsOf<{ address: string }>(
      ctx.db,
      sql`select address from contact_points where user_id = ${ctx.user.id}`,
    );
    const { conversationId } = await receiveMessage(ctx, {
      ...{ MessageSid: `SM${randomUUID()}`, AccountSid: 'AC1', Body: text },
      ...{ From: `whatsapp:${row?.address}`, To: 'whatsapp:+15550009999' },
      ...more,
    });
    await replyToConversation(ctx, conversationId);
  };
}

test('the chat answers questions about the mood and changes the time of the prompt', async () => {
  const { ctx, say } = await writer();
  expect(await say('how was my mood this week?')).toContain('no journal');
  await writeAll(say);
  expect(await say('how was my mood this week?')).toMatch(/\d\.\d of 5/);
  await say('ask me for my journal every day at 9pm');
  expect(await journalReminderOf(ctx)).toMatchObject({ time: '21:00', isActive: true });
  ctx.clock.advance(60_000);
  await say('turn off my journal prompts');
  expect(await journalReminderOf(ctx)).toMatchObject({ isActive: false });
  await undoChat(ctx);
  expect(await journalReminderOf(ctx)).toMatchObject({ isActive: true });
  expect(await say('when do my journal prompts come?')).toContain('21:00');
});
