import { readPhone } from '@/lib/auth/phone';
import { phoneInput } from '@/lib/auth/schema';
import { publicRoute } from '@/lib/http/route';

// The number is in the body, because URLs are logged.
export const POST = publicRoute({ body: phoneInput }, async (_, { body }) =>
  readPhone(body.text, body.country),
);
