import { phoneConversation, simulate } from '@/lib/assistant/inbound/simulate';
import { simulateInput, simulatorQuery } from '@/lib/channels/schema';
import { adminRoute } from '@/lib/http/route';

export const maxDuration = 300;

export const GET = adminRoute({ query: simulatorQuery }, (ctx, { query }) =>
  phoneConversation(ctx, query.from),
);

export const POST = adminRoute({ body: simulateInput }, (ctx, { body }) => simulate(ctx, body));
