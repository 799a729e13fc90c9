import { expect, test } from 'vitest';
import { chat } from '@/lib/assistant/chat';
import { listMessages } from '@/lib/assistant/conversation/message-reads';
import { createUser } from '@/testing/people';
import { testCtx } from '@/testing/world';

test('the conversation is listed newest first, in pages, and can be searched', async () => {
  const base = await testCtx();
  const ctx = await createUser(base);
  for (let count = 1; count <= 16; count += 1) {
    base.clock.advance(60_000);
    await chat(ctx, `add part ${count} to my list`);
  }
  const first = await listMessages(ctx, {});
  expect(first.items).toHaveLength(30);
  expect(first.items[1]).toMatchObject({
    content: 'add part 16 to my list',
    isFromUser: true,
    channel: 'web',
  });
  const last = await listMessages(ctx, { after: first.next });
  expect(last.items.map(({ content }) => content)).toContain('add part 1 to my list');
  expect(last.next).toBeUndefined();
  const found = await listMessages(ctx, { q: 'PART 12 to' });
  expect(found.items.map(({ content }) => content)).toEqual(['add part 12 to my list']);
  expect((await listMessages(ctx, { q: '%' })).items).toEqual([]);
});

test('nobody reads someone else’s conversation', async () => {
  const ctx = await createUser(await testCtx());
  await chat(ctx, 'remember my locker code is 4821');
  const stranger = await createUser(await testCtx());
  expect(await listMessages(stranger, {})).toEqual({ items: [] });
});
