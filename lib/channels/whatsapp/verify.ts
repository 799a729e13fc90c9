import { validateRequest } from 'twilio/lib/webhooks/webhooks';
import { env } from '@/lib/env';

/**
 * Checks whether Twilio signed this form for our public URL (X-Twilio-Signature: HMAC-SHA1 of the URL and the
 * sorted parameters; twilio.com/docs/usage/security). Ignores the request's Host header.
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
