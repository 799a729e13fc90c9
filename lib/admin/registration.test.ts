import { expect, test } from 'vitest';
import { changeRegistration } from '@/lib/admin/registration';
import { assertMayRegister, readRegistration } from '@/lib/config/registration';
import { registrationInput } from '@/lib/config/schema';
import { createUser } from '@/testing/people';
import { testCtx } from '@/testing/world';

test('the operator opens registration, invites addresses, or closes it', async () => {
  const ctx = await createUser(await testCtx(), { isAdmin: true });
  const mayRegister = async (email: string) => {
    const registration = await readRegistration(ctx);
    try {
      assertMayRegister(registration, email);
      return true;
    } catch {
      return false;
    }
  };
  const set = (mode: string) =>
    changeRegistration(
      ctx,
      registrationInput.parse({ mode, invitedEmails: [' Maya@Example.com'], refuseWeakPasswords: false }),
    );
  expect(await mayRegister('anyone@example.com')).toBe(true);
  await set('invited');
  expect(await mayRegister('anyone@example.com')).toBe(false);
  expect(await mayRegister('maya@example.com')).toBe(true);
  await set('closed');
  expect(await mayRegister('maya@example.com')).toBe(false);
  await set('open');
  expect(await mayRegister('anyone@example.com')).toBe(true);
});
