import { expect, test } from 'vitest';
import { checkLogin, checkRegistration } from '@/components/auth/validation';

function form(values: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}

test('an empty sign-in form has an error on both fields', () => {
  expect(checkLogin(form({})).problems).toEqual({
    email: 'Invalid email address',
    password: 'Password is required',
  });
});

test('registration requires an email, a phone number and a password of six characters', () => {
  expect(checkRegistration(form({ email: 'maya@', phoneNumber: '  ', password: '12345' })).problems).toEqual({
    email: 'Invalid email address',
    phoneNumber: 'Phone number is required',
    password: 'Password must be at least 6 characters',
  });
});

test('valid values are trimmed, except for the password', () => {
  const { input, problems } = checkRegistration(
    form({ email: ' maya@example.com ', phoneNumber: ' +1 555 010 0001 ', password: ' secret ' }),
  );
  expect(problems).toEqual({});
  expect(input).toEqual({ email: 'maya@example.com', phoneNumber: '+1 555 010 0001', password: ' secret ' });
});
