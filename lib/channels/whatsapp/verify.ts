import { validateRequest } from 'twilio/lib/webhooks/webhooks';
import { env } from '@/lib/env';

/**
 * Whether Twilio signed this form for our own public address (X-Twilio-Signature: HMAC-SHA1 of the address and the sorted
 * parameters; twilio.com/docs/usage/security). The address is the configured one: what the request claims of its host does not count.
 */
export function isFromTwilio(
  signature: string | null,
  pathAndQuery: string,
  form: Record<string, string>,
): boolean {
  const { twilio, appUrl } = env();
  if (!twilio || !signature || form.AccountSid !== twilio.accountSid) return false;
  return validateRequest(twilio.authToken, signature, `${appUrl}${pathAndQuery}`, form);
}
