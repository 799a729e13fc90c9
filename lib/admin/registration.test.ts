import { expect, test } from 'vitest';
import { changeRegistration } from '@/lib/admin/registration';
import { assertMayRegister } from '@/lib/config/registration';
import { readRegistration } from '@/lib/config/registration-reads';
import { registrationInput } from '@/lib/config/schema';
import { updateProfile } from '@/lib/profile/update';
import { createUser } from '@/testing/people';
import { testCtx } from '@/testing/world';

test('a common password is refused only if the operator says so', async () => {
  const ctx = await createUser(await testCtx(), { password: 'correct horse' });
  const caller = { address: '10.6.6.6', device: null, sid: null };
  const change = (currentPassword: string, newPassword: string) =>
    updateProfile(ctx, { currentPassword, newPassword }, caller);
  const set = (refuseWeakPasswords: boolean) =>
    changeRegistration(ctx, { mode: 'open', invitedEmails: [], refuseWeakPasswords });
  await set(true);
  await expect(change('correct horse', '123456')).rejects.toMatchObject({ code: 'invalid' });
  await change('correct horse', 'purple otters juggling lamps');
  await set(false);
  await change('purple otters juggling lamps', '123456');
});

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
