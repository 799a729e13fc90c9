import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { conversationIdOf, secondsUntilConversationIsFree } from '@/lib/assistant/conversation/reads';
import { claimConversation, releaseConversation, saveQuestion } from '@/lib/assistant/conversation/writes';
import { createUser } from '@/testing/people';
import { testCtx } from '@/testing/world';

test('a conversation is free again when its lease ends, and its former holder can write nothing', async () => {
  const ctx = await createUser(await testCtx());
  const id = conversationIdOf(ctx.user.id);
  const first = await claimConversation(ctx, id, randomUUID(), 60);
  if (!first) throw new Error('the conversation is held');
  ctx.clock.advance(59_999);
  expect(await claimConversation(ctx, id, randomUUID(), 60)).toBeNull();
  ctx.clock.advance(1);
  const second = await claimConversation(ctx, id, randomUUID(), 60);
  expect(second).not.toBeNull();
  expect(await secondsUntilConversationIsFree(ctx, id)).toBe(61);
  await expect(saveQuestion(ctx, first, null)).rejects.toMatchObject({ code: 'busy' });
  await releaseConversation(ctx, first);
  expect(await claimConversation(ctx, id, randomUUID(), 60)).toBeNull();
});

test('a conversation of a deleted account cannot be claimed', async () => {
  const ctx = await testCtx();
  await expect(
    claimConversation(ctx, conversationIdOf(randomUUID()), randomUUID(), 60),
  ).rejects.toMatchObject({ code: 'not_found' });
});
