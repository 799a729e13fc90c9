import { readPhone } from '@/lib/auth/phone';
import { phoneInput } from '@/lib/auth/schema';
import { publicRoute } from '@/lib/http/route';

// A body, not an address: those stand in logs.
export const POST = publicRoute({ body: phoneInput }, async (_, { body }) =>
  readPhone(body.text, body.country),
);
