import { validateRequest } from 'twilio/lib/webhooks/webhooks';
import { env } from '@/lib/env';

/** Returns whether Twilio signed this form for our public URL (twilio.com/docs/usage/security). */
export function isFromTwilio(
  signature: string | null,
  pathAndQuery: string,
  form: Record<string, string>,
): boolean {
  const { twilio, appUrl } = env();
  if (!twilio || !signature || form.AccountSid !== twilio.accountSid) return false;
  return validateRequest(twilio.authToken, signature, `${appUrl}${pathAndQuery}`, form);
}
