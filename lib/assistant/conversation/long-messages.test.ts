import { afterEach, expect, test } from 'vitest';
import { chat } from '@/lib/assistant/chat';
import { maxChatText, maxMessage } from '@/lib/assistant/rules';
import { countCharactersRead } from '@/testing/hostile/count-characters';
import { createUser } from '@/testing/people';
import { testCtx } from '@/testing/world';

let end = () => 0;
afterEach(() => void end());

test('a message that is too long is refused before it is read', async () => {
  const ctx = await createUser(await testCtx());
  const text = 'I never want to die and '.repeat(maxMessage / 24);
  end = countCharactersRead();
  await expect(chat(ctx, text)).rejects.toMatchObject({ code: 'invalid' });
  expect(end()).toBeLessThan(40 * maxChatText);
});

test('who asks for help at too great length is heard all the same', async () => {
  const ctx = await createUser(await testCtx());
  const { message } = await chat(ctx, `I want to kill myself. ${'It goes on and on. '.repeat(300)}`);
  expect(message).toContain('findahelpline.com');
});
