import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rowsOf } from '@/db/client';
import { webhookLogs } from '@/db/schema/channels';
import { config } from '@/db/schema/config';
import { chat, undoChat } from '@/lib/assistant/chat';
import { analyseAgain } from '@/lib/assistant/journal-upkeep';
import { replyToTalk } from '@/lib/assistant/reply';
import { receiveMessage } from '@/lib/channels/whatsapp/receive';
import { saveSetting } from '@/lib/config/writes';
import type { UserCtx } from '@/lib/context';
import { dailyReminderInput } from '@/lib/daily-reminders/schema';
import { createDailyReminder } from '@/lib/daily-reminders/writes';
import { listDeliveries } from '@/lib/deliveries/reads';
import { wake } from '@/lib/http/jobs';
import { listEntries } from '@/lib/journal/entry-reads';
import { correctScore, deleteAllEntries, deleteEntry } from '@/lib/journal/entry-writes';
import { triggerJournal } from '@/lib/journal/trigger';
import { createJournalReminder } from '@/lib/journal/writes';
import { forgetDue, pass, withPhone } from '@/lib/testing/due';
import { createUser } from '@/lib/testing/people';
import { scriptedModel } from '@/lib/testing/scripted-model';
import { type TestCtx, testCtx } from '@/lib/testing/world';
import { listTodos } from '@/lib/todos/reads';

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await forgetDue();
});
afterEach(async () => {
  await (await testCtx()).db.delete(config);
});
afterAll(async () => {
  await (await testCtx()).db.delete(config);
});

const secret = 'the lighthouse hummed behind my grandmother';

/** Somebody in Berlin on Wednesday, 10 March 2027, 16:00. */
async function writer(lines?: Parameters<typeof scriptedModel>[0]) {
  const { model, asked } = scriptedModel(lines ?? []);
  const world = await testCtx({ models: { online: async () => model } });
  if (lines) await saveSetting(world, 'openai_api_key', 'sk-test');
  const ctx = await createUser(world, { timezone: 'Europe/Berlin' });
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

test('four questions, one at a time, then a score with its reasons and the day in the own words', async () => {
  const { ctx, say } = await writer();
  expect(await say('let’s do my journal')).toBe(
    'Let’s write your journal of today, Wednesday, 10 March: four short questions. “skip” passes a question, “back” returns to the one before, “stop” ends it.\n\n(1 of 4) How are you feeling today?',
  );
  expect(await say(answers[0] ?? '')).toBe('(2 of 4) What was the highlight of your day?');
  expect(await say(answers[1] ?? '')).toBe(
    '(3 of 4) What was the biggest challenge, and how did you meet it?',
  );
  expect(await say(answers[2] ?? '')).toBe('(4 of 4) What are you grateful for?');
  const closing = await say(answers[3] ?? '');
  expect(closing).toMatch(
    /^Thank you\. Your journal of today, Wednesday, 10 March is saved: [345]\.\d of 5, \w+/,
  );
  expect(closing).toContain(`“Calm and happy, ${secret}”`);
  expect(closing).toMatch(/“.+” lifts? it/);
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

test('what was written stands in the journal and nowhere else', async () => {
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

test('other wishes in between are served, and the question is asked again', async () => {
  const { ctx, say } = await writer();
  await say('start my journal');
  expect(await say('add milk to my list')).toBe(
    'Added to your list: “milk”.\n\nBack to your journal. (1 of 4) How are you feeling today?',
  );
  expect(await say('what’s on my list?')).toContain('1. milk\n\nBack to your journal. (1 of 4)');
  expect(await say('/todo')).toContain('Back to your journal. (1 of 4)');
  expect(await say('I bought milk and it was fine')).toContain('(2 of 4)');
  expect((await listTodos(ctx, {})).items).toHaveLength(1);
});

test('a question of another wish waits for its answer before the journal asks again', async () => {
  const { say } = await writer();
  for (const thing of ['milk', 'eggs', 'tea', 'rice']) await say(`add ${thing}`);
  await say('journal');
  expect(await say('delete all my todos')).toMatch(/Shall I\? \(yes \/ no\)$/);
  expect(await say('yes')).toMatch(/^Deleted: .*\n\nBack to your journal\. \(1 of 4\)/s);
});

test('skip, back and stop; what was written is kept and goes on hours later', async () => {
  const { ctx, say } = await writer();
  await say('journal');
  expect(await say('Skip.')).toContain('(2 of 4)');
  expect(await say('back')).toContain('(1 of 4)');
  expect(await say('tired')).toContain('(2 of 4)');
  expect(await say('stop')).toMatch(/^Stopped\. What you wrote is kept/);
  expect(await say('I saw a heron')).not.toContain('of 4');
  ctx.clock.advance(5 * 3_600_000);
  expect(await say('journal')).toMatch(/^Let’s go on with your journal of today.*\(2 of 4\)/s);
  for (const answer of ['a heron', 'skip']) await say(answer);
  await say('skip');
  expect(await listEntries(ctx)).toMatchObject([
    { responses: { feeling: 'tired', question1: 'a heron', question2: '', question3: '' } },
  ]);
});

test('going back and passing keeps what was answered; a new answer takes its place', async () => {
  const { ctx, say } = await writer();
  for (const words of ['journal', 'Fine', 'Promoted at work']) await say(words);
  expect(await say('back')).toContain('(2 of 4)');
  expect(await say('back')).toMatch(/\(1 of 4\).*“skip” keeps it\.$/s);
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

test('pressed twice, “Start Journal Now” asks once', async () => {
  const { ctx } = await writer();
  await Promise.all([triggerJournal(ctx), triggerJournal(ctx)]);
  expect(await listDeliveries(ctx)).toHaveLength(1);
});

test('a talk of nothing but passed questions saves nothing', async () => {
  const { ctx, say } = await writer();
  expect(await writeAll(say, ['skip', 'skip', 'skip', 'skip'])).toContain('nothing is saved');
  expect(await listEntries(ctx)).toEqual([]);
});

test('an answer after midnight belongs to the day it was asked for', async () => {
  const { ctx, say } = await writer();
  ctx.clock.set('2027-03-10T22:30:00Z');
  await say('journal');
  await say(answers[0] ?? '');
  ctx.clock.set('2027-03-10T23:40:00Z');
  expect(await say('journal')).toMatch(/^Let’s go on with your journal of Wednesday, 10 March/);
  await say(answers[1] ?? '');
  await say(answers[2] ?? '');
  await say(answers[3] ?? '');
  expect(await listEntries(ctx)).toMatchObject([{ entryDate: '2027-03-10' }]);
});

test('a second talk of the same day is put behind the first, and undo takes it back', async () => {
  const { ctx, say } = await writer();
  await writeAll(say);
  const [first] = await listEntries(ctx);
  ctx.clock.advance(60_000);
  await writeAll(say, ['Better now', 'skip', 'skip', 'skip']);
  expect(await listEntries(ctx)).toMatchObject([
    { responses: { feeling: `${answers[0]}\n\nBetter now`, question1: answers[1] } },
  ]);
  expect((await undoChat(ctx)).message).toContain('Undone: Journal of Wednesday, 10 March saved');
  expect(await listEntries(ctx)).toEqual([first]);
  await undoChat(ctx);
  expect(await listEntries(ctx)).toEqual([]);
});

test('what somebody began and left becomes the entry of its day', async () => {
  const { ctx, say } = await writer();
  await say('dear diary, a long and lovely day');
  ctx.clock.advance(25 * 3_600_000);
  await wake(ctx, 'hour');
  expect(await listEntries(ctx)).toMatchObject([
    { entryDate: '2027-03-10', responses: { feeling: 'a long and lovely day' } },
  ]);
  expect(await say('hello')).not.toContain('of 4');
});

test('the prompt of the day is answered by just writing; greetings and wishes are none', async () => {
  const { ctx, say } = await writer();
  await createJournalReminder(ctx, { time: '17:00' });
  ctx.clock.set('2027-03-10T16:00:30Z');
  await pass(ctx);
  expect((await listDeliveries(ctx))[0]?.text).toContain('How are you feeling today?');
  expect(await say('hi')).toContain('Hello');
  expect(await say('remind me to swim tomorrow at 9')).not.toContain('Back to your journal');
  ctx.clock.advance(3 * 3_600_000);
  expect(await say('Worn out, but content')).toContain('(2 of 4)');
});

test('“Start Journal Now” sends the question and begins the talk, also without a phone', async () => {
  const { ctx, say } = await writer();
  expect(await triggerJournal(ctx)).toMatchObject({ channel: 'web' });
  expect((await listDeliveries(ctx))[0]).toMatchObject({
    kind: 'journal_now',
    text: expect.stringContaining('(1 of 4) How are you feeling today?'),
  });
  expect(await say('yes')).toContain('(1 of 4)');
  expect(await say('fine')).toContain('(2 of 4)');
  const phone = await withPhone(await testCtx());
  expect(await triggerJournal(phone)).toMatchObject({
    channel: 'whatsapp',
    message: 'Check your WhatsApp for the reflection questions.',
  });
  expect(phone.sent.at(-1)?.text).toContain('(1 of 4)');
});

test('a model reads the day with one call of its own bound', async () => {
  const { ctx, say, asked } = await writer([reading()]);
  expect(await writeAll(say)).toContain('4.2 of 5, Positive 🙂.\n\nYou felt “calm and happy”.');
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ maxOutputTokens: 700 });
  expect(await listEntries(ctx)).toMatchObject([{ sentimentScore: 4.2, scoreSource: 'model' }]);
});

test('a model without schemas answers by a call', async () => {
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
])('%s loses nothing: our own reading, and the model reads it later', async (_, line) => {
  const { ctx, say } = await writer([line, reading()]);
  expect(await writeAll(say)).toContain('it is read again later');
  const [entry] = await listEntries(ctx);
  expect(entry).toMatchObject({ scoreSource: 'offline', isPending: true });
  ctx.clock.advance(11 * 60_000);
  ctx.jobs.length = 0;
  await wake(ctx);
  expect(ctx.jobs).toContainEqual({ path: '/api/jobs/analyse', body: { entry: entry?.id } });
  expect(await analyseAgain(ctx, entry?.id ?? '')).toEqual({ read: true });
  expect(await listEntries(ctx)).toMatchObject([
    { sentimentScore: 4.2, scoreSource: 'model', isPending: false },
  ]);
  expect(await analyseAgain(ctx, entry?.id ?? '')).toEqual({ read: false });
});

test('the person’s own score stands through a second reading and a second talk', async () => {
  const { ctx, say } = await writer([new Error('away'), reading(), reading({ score: 2 })]);
  await writeAll(say);
  const [entry] = await listEntries(ctx);
  expect(await correctScore(ctx, entry?.id ?? '', { sentimentScore: 1.25 })).toMatchObject({
    sentimentScore: 1.3,
    scoreSource: 'person',
  });
  ctx.clock.advance(11 * 60_000);
  await wake(ctx);
  await analyseAgain(ctx, entry?.id ?? '');
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

test('a text in crisis is answered by code: no model, no cheering, nothing more that day', async () => {
  const { ctx, say, asked } = await writer([]);
  await createDailyReminder(
    ctx,
    dailyReminderInput.parse({ name: 'Day', time: '08:00', includeMotivation: true, includeJournal: true }),
  );
  await createJournalReminder(ctx, { time: '17:00' });
  await say('journal');
  const reply = await say('I want to kill myself');
  expect(reply).toContain('Your entry is kept in your journal.');
  expect(reply).toContain('TelefonSeelsorge');
  expect(asked).toHaveLength(0);
  const [entry] = await listEntries(ctx);
  expect(entry).toMatchObject({ isCrisis: true, isPending: false });
  expect(entry?.sentimentScore).toBeLessThanOrEqual(1.5);
  expect(entry?.entryText).not.toContain('kill');
  for (const at of ['2027-03-10T16:00:30Z', '2027-03-11T07:00:30Z']) {
    ctx.clock.set(at);
    await pass(ctx);
  }
  expect((await listDeliveries(ctx)).map(({ kind, text }) => [kind, text])).toEqual([
    ['daily', 'Day · Thursday, 11 March\n\nNothing is due. A free day.'],
  ]);
  ctx.clock.set('2027-03-14T16:00:30Z');
  await pass(ctx);
  expect((await listDeliveries(ctx))[0]?.kind).toBe('journal');
});

test('a crisis outside of the journal is answered, and nothing else is done', async () => {
  const { ctx, say } = await writer();
  expect(await say('add milk, and I am going to end my life tonight')).toContain(
    'I did nothing else with your message.',
  );
  expect((await listTodos(ctx, {})).items).toEqual([]);
  expect(await listEntries(ctx)).toEqual([]);
});

test('a model that sees a crisis which the rule did not is heard', async () => {
  const { ctx, say } = await writer([reading({ crisis: true })]);
  expect(await writeAll(say)).toContain('People you can talk to');
  expect(await listEntries(ctx)).toMatchObject([{ isCrisis: true }]);
});

test('20,000 characters are an answer; a request of more than 4,000 is refused and the question stays', async () => {
  const { ctx, say } = await writer();
  await expect(say('x'.repeat(4001))).rejects.toMatchObject({ code: 'invalid' });
  await say('journal');
  expect(await say(`good ${'y'.repeat(19_995)}`)).toContain('(2 of 4)');
  for (const _ of [1, 2, 3]) await say('skip');
  const [entry] = await listEntries(ctx);
  expect(entry?.responses.feeling).toHaveLength(20_000);
  expect(entry?.entryText.length).toBeLessThan(1000);
});

test('deleting takes the words from what was sent, too; nobody else’s entry exists', async () => {
  const ctx = await withPhone(await testCtx());
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
  const left = await rowsOf(ctx.db, sql`select 1 from deliveries where body like ${`%${secret}%`}`);
  expect(left).toEqual([]);
  await say('journal');
  for (const answer of answers) await say(answer);
  expect(await deleteAllEntries(ctx)).toEqual({ deleted: 1 });
  expect(await listEntries(ctx)).toEqual([]);
});

test('by WhatsApp the log shows no word of it, a voice note keeps the question, and “stop” ends the talk alone', async () => {
  const ctx = await withPhone(await testCtx());
  const say = phoneOf(ctx);
  await say('journal');
  await say('', { NumMedia: '1', MediaContentType0: 'audio/ogg', MediaUrl0: 'https://example.com/a' });
  expect(ctx.sent.at(-1)?.text).toMatch(/cannot listen.*\n\n\(1 of 4\)/);
  await say(answers[0] ?? '');
  await say('stop');
  expect(ctx.sent.at(-1)?.text).toMatch(/^Stopped\. What you wrote is kept/);
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

/** A way to write to Sidekick from somebody's phone. */
function phoneOf(ctx: TestCtx & UserCtx) {
  return async (text: string, more: Record<string, string> = {}) => {
    const [row] = await rowsOf<{ address: string }>(
      ctx.db,
      sql`select address from contact_points where user_id = ${ctx.user.id}`,
    );
    const { talk } = await receiveMessage(ctx, {
      ...{ MessageSid: `SM${randomUUID()}`, AccountSid: 'AC1', Body: text },
      ...{ From: `whatsapp:${row?.address}`, To: 'whatsapp:+15550009999' },
      ...more,
    });
    await replyToTalk(ctx, talk);
  };
}

test('by chat: how the mood was, and when the prompt comes', async () => {
  const { ctx, say } = await writer();
  expect(await say('how was my mood this week?')).toContain('no journal entry');
  await writeAll(say);
  expect(await say('how was my mood this week?')).toMatch(/^Your mood of the last 14 days: \d\.\d of 5/);
  expect(await say('ask me for my journal every day at 9pm')).toBe(
    'I ask you for your journal every day at 21:00 (Europe/Berlin).',
  );
  ctx.clock.advance(60_000);
  expect(await say('turn off my journal prompts')).toContain('switched off');
  expect((await undoChat(ctx)).message).toContain('Undone');
  expect(await say('when do my journal prompts come?')).toContain('21:00');
});
