// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { test } from 'vitest';
import { StrengthHint } from '@/components/auth/password/strength-hint';
import { renderOnPage } from '@/testing/page';

test.each([
  ['qwerty123', 'This password is among the first'],
  ['maya1990', 'This password is among the first'],
  ['correct horse battery staple', 'A strong password.'],
])('the hint for %s', async (password, words) => {
  renderOnPage(<StrengthHint password={password} own={['maya@example.com']} />);
  await screen.findByText(words, { exact: false }, { timeout: 10_000 });
});
