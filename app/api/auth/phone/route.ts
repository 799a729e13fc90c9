import { readPhone } from '@/lib/auth/phone';
import { phoneQuery } from '@/lib/auth/schema';
import { publicRoute } from '@/lib/http/route';

export const GET = publicRoute({ query: phoneQuery }, async (_, { query }) =>
  readPhone(query.text, query.country),
);
