import { expect, test } from 'vitest';
import { createResetToken, isResetOpen, resetPassword } from '@/lib/auth/reset/reset';
import { resetMinutes } from '@/lib/auth/rules';
import { createUser } from '@/testing/people';
import { testCtx } from '@/testing/world';

test('the link for a new password works for 30 minutes', async () => {
  const ctx = await createUser(await testCtx());
  const token = await createResetToken(ctx, ctx.user.id);
  ctx.clock.advance(resetMinutes * 60_000 - 1000);
  expect(await isResetOpen(ctx, token)).toBe(true);
  ctx.clock.advance(1000);
  expect(await isResetOpen(ctx, token)).toBe(false);
  const input = { token, password: 'a new password', address: `reset ${ctx.user.id}` };
  const nobody = async () => ({ ended: [], revoke: async () => {} });
  await expect(resetPassword(ctx, input, nobody)).rejects.toMatchObject({ code: 'invalid' });
});
