import { expect, test } from 'vitest';
import { isOurStatusCallback, stateFromTwilio, statusCallbackUrl } from '@/lib/channels/whatsapp/status';

test.each([
  ['queued', 'accepted'],
  ['sending', 'accepted'],
  ['sent', 'accepted'],
  ['delivered', 'delivered'],
  ['read', 'read'],
  ['undelivered', 'failed'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
])('Twilio’s “%s” means %s', (status, state) => {
  expect(stateFromTwilio(status)).toBe(state);
});

test('a report counts only with the proof of its own attempt', () => {
  const url = new URL(statusCallbackUrl('11111111-1111-4111-8111-111111111111'));
  const proof = url.searchParams.get('proof') ?? '';
  expect(isOurStatusCallback(url.searchParams.get('send') ?? '', proof)).toBe(true);
  expect(isOurStatusCallback('22222222-2222-4222-8222-222222222222', proof)).toBe(false);
});
