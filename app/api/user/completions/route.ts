import { listCompletions } from '@/lib/completions/reads';
import { completionQuery, createCompletionInput } from '@/lib/completions/schema';
import { recordCompletion } from '@/lib/completions/writes';
import { userRoute } from '@/lib/http/route';

export const GET = userRoute({ query: completionQuery }, (ctx, { query }) => listCompletions(ctx, query));

export const POST = userRoute({ body: createCompletionInput, status: 201 }, (ctx, { body }) =>
  recordCompletion(ctx, body),
);
