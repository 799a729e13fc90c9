import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { conversationIdOf, secondsUntilConversationIsFree } from '@/lib/assistant/conversation/reads';
import { claimConversation, releaseConversation, saveQuestion } from '@/lib/assistant/conversation/writes';
import { createUser } from '@/testing/people';
import { testCtx } from '@/testing/world';

test('a conversation is free again when its lease ends, and its former holder can write nothing', async () => {
  const ctx = await createUser(await testCtx());
  const id = conversationIdOf(ctx.user.id);
  const first = await claimConversation(ctx, id, randomUUID());
  if (!first) throw new Error('the conversation is held');
  ctx.clock.advance(19_999);
  expect(await claimConversation(ctx, id, randomUUID())).toBeNull();
  ctx.clock.advance(1);
  const second = await claimConversation(ctx, id, randomUUID());
  expect(second).not.toBeNull();
  expect(await secondsUntilConversationIsFree(ctx, id)).toBe(21);
  await expect(saveQuestion(ctx, first, null)).rejects.toMatchObject({ code: 'busy' });
  await releaseConversation(ctx, first);
  expect(await claimConversation(ctx, id, randomUUID())).toBeNull();
});

test('a conversation of a deleted account cannot be claimed', async () => {
  const ctx = await testCtx();
  await expect(claimConversation(ctx, conversationIdOf(randomUUID()), randomUUID())).rejects.toMatchObject({
    code: 'not_found',
  });
});
