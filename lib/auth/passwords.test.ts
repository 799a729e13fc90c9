import { expect, test } from 'vitest';
import { hashPassword, isPassword } from '@/lib/auth/passwords';

test('a password opens its own hash and no other', async () => {
  const hash = await hashPassword('correct horse');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await isPassword('correct horse', hash)).toBe(true);
  expect(await isPassword('correct horse ', hash)).toBe(false);
  expect(await hashPassword('correct horse')).not.toBe(hash);
});

test('the reference hash of the argon2 project opens', async () => {
  const reference = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  expect(await isPassword('password', reference)).toBe(true);
});

test('the same letters typed on two keyboards are one password', async () => {
  const hash = await hashPassword('Zoe\u0308 123');
  expect(await isPassword('Zo\u00eb 123', hash)).toBe(true);
});

test.each([null, 'none', '$argon2id$v=19$m=1$x$y'])('no hash (%s) opens for nothing', async (hash) => {
  expect(await isPassword('', hash)).toBe(false);
  expect(await isPassword('anything', hash)).toBe(false);
});
