import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { chat, chooseChat } from '@/lib/assistant/chat';
import { answerTurn } from '@/lib/assistant/conversation/answer-turn';
import { commitTurn } from '@/lib/assistant/conversation/commit';
import { conversationIdOf } from '@/lib/assistant/conversation/reads';
import { planWithoutModel, type Turn } from '@/lib/assistant/conversation/turn';
import { claimConversation, releaseConversation } from '@/lib/assistant/conversation/writes';
import type { ChoiceOffer } from '@/lib/assistant/run-calls';
import type { UserCtx } from '@/lib/context';
import { listOpenTodos } from '@/lib/todos/reads';
import { createTodos } from '@/lib/todos/writes';
import { createUser } from '@/testing/people';
import { testCtx } from '@/testing/world';

const offers: ChoiceOffer[] = [
  {
    label: 'Add it',
    calls: [{ tool: 'add_todos', input: { items: [{ text: 'call grandma', due: 'sunday' }] } }],
  },
  { label: 'Twice', calls: [{ tool: 'add_todos', input: { items: [{ text: 'a' }, { text: 'b' }] } }] },
  { label: 'No', calls: [], say: 'All right.' },
];

async function offered(ctx: UserCtx, choices = offers) {
  const conversation = await claimConversation(ctx, conversationIdOf(ctx.user.id), randomUUID());
  if (!conversation) throw new Error('the conversation is busy');
  const turn: Turn = {
    source: `web:${ctx.user.id}:${randomUUID()}`,
    conversation,
    text: 'grandma',
    modelSeconds: 1,
  };
  const answer = await commitTurn(ctx, turn, {
    ...planWithoutModel({ say: 'Add “call grandma”?' }),
    choices,
  });
  await releaseConversation(ctx, conversation);
  return answer.choices ?? [];
}

const texts = async (ctx: UserCtx) => (await listOpenTodos(ctx)).map(({ text }) => text);
const newUser = async () => createUser(await testCtx(), { timezone: 'Europe/Berlin' });

test('a choice is taken once, as a turn of its own that undo takes back', async () => {
  const ctx = await newUser();
  const [add, twice] = await offered(ctx);
  expect([add?.label, twice?.label]).toEqual(['Add it', 'Twice']);
  const answer = await chooseChat(ctx, add?.id ?? '');
  expect(answer).toMatchObject({ undo: true, actions: { todo: {} } });
  expect(await texts(ctx)).toEqual(['call grandma']);
  expect(await chooseChat(ctx, add?.id ?? '')).toEqual(answer);
  await chooseChat(ctx, twice?.id ?? '');
  expect(await texts(ctx)).toEqual(['call grandma']);
  await chat(ctx, 'undo');
  expect(await texts(ctx)).toEqual([]);
});

test('two taps at once take one choice', async () => {
  const ctx = await newUser();
  const [add, twice] = await offered(ctx);
  await Promise.all([add, twice].map((one) => chooseChat(ctx, one?.id ?? '')));
  expect(['call grandma', 'a,b']).toContain((await texts(ctx)).join());
});

test('ids are short, belong to their user, and expire', async () => {
  const ctx = await newUser();
  const stranger = await createUser(ctx);
  const [add] = await offered(ctx);
  expect(`choice:${add?.id}`.length).toBeLessThanOrEqual(64);
  await expect(chooseChat(stranger, add?.id ?? '')).rejects.toMatchObject({ code: 'not_found' });
  await expect(chooseChat(ctx, 'no-such-choice')).rejects.toMatchObject({ code: 'not_found' });
  ctx.clock.advance(61 * 60_000);
  expect((await chooseChat(ctx, add?.id ?? '')).actions).toBeUndefined();
  expect(await texts(ctx)).toEqual([]);
});

test('an offer ends with the next command of its user, and not with what others say or choose', async () => {
  const ctx = await newUser();
  const other = await createUser(ctx);
  const command = (text: string) => [{ tool: 'add_todos', input: { items: [{ text }] } }];
  const [kept] = await offered(ctx);
  await chat(other, '', { calls: command('milk') });
  await chat(other, '', { calls: command('bread') });
  await chat(other, '', { calls: [{ tool: 'delete_todos', input: { all: true } }] });
  await chat(other, 'no');
  const [theirs] = await offered(other);
  await chooseChat(other, theirs?.id ?? '');
  await chooseChat(ctx, kept?.id ?? '');
  expect(await texts(ctx)).toEqual(['call grandma']);
  const [withdrawn] = await offered(ctx);
  await chat(ctx, '', { calls: command('eggs') });
  await chooseChat(ctx, withdrawn?.id ?? '');
  expect((await texts(ctx)).toSorted()).toEqual(['call grandma', 'eggs']);
});

test('a choice whose call cannot run changes nothing and says why', async () => {
  const ctx = await newUser();
  const [broken, unknown] = await offered(ctx, [
    { label: 'Broken', calls: [{ tool: 'add_todos', input: { items: 'x' } }] },
    { label: 'Unknown', calls: [{ tool: 'format_disk', input: {} }] },
  ]);
  expect((await chooseChat(ctx, broken?.id ?? '')).actions).toBeUndefined();
  const [, again] = await offered(ctx, [
    { label: 'Broken', calls: [] },
    { label: 'Unknown', calls: [{ tool: 'format_disk', input: {} }] },
  ]);
  expect(unknown).toBeDefined();
  expect((await chooseChat(ctx, again?.id ?? '')).actions).toBeUndefined();
});

test('a question of ours offers its answers, and "no" ends the offer', async () => {
  const ctx = await newUser();
  await createTodos(ctx, [{ text: 'a' }, { text: 'b' }]);
  const asked = await chat(ctx, '', { calls: [{ tool: 'delete_todos', input: { all: true } }] });
  expect(asked.choices?.map(({ label }) => label)).toEqual(['Yes', 'No']);
  await chat(ctx, 'no');
  await chooseChat(ctx, asked.choices?.[0]?.id ?? '');
  expect(await texts(ctx)).toEqual(['a', 'b']);
  const again = await chat(ctx, '', { calls: [{ tool: 'delete_todos', input: { all: true } }] });
  await chooseChat(ctx, again.choices?.[0]?.id ?? '');
  expect(await texts(ctx)).toEqual([]);
});

test('"which one?" offers the things that fit', async () => {
  const ctx = await newUser();
  await createTodos(ctx, [{ text: 'call Tom Baker' }, { text: 'call Tom Adams' }]);
  const asked = await chat(ctx, '', { calls: [{ tool: 'complete_todos', input: { items: ['Tom'] } }] });
  expect(asked.choices).toHaveLength(2);
  await chooseChat(ctx, asked.choices?.[1]?.id ?? '');
  expect(await texts(ctx)).toEqual(['call Tom Baker']);
});

test('a button on a channel takes the same choice', async () => {
  const ctx = await newUser();
  const [add] = await offered(ctx);
  const conversation = await claimConversation(ctx, conversationIdOf(ctx.user.id), randomUUID());
  if (!conversation) throw new Error('the conversation is busy');
  const reference = { button: `choice:${add?.id}` };
  const turn: Turn = {
    source: `in:${randomUUID()}`,
    conversation,
    text: 'Add it',
    modelSeconds: 1,
    reference,
  };
  await answerTurn({ ...ctx, channel: 'whatsapp' }, turn);
  expect(await texts(ctx)).toEqual(['call grandma']);
});
