import { startConnecting } from '@/lib/connectors/connect';
import { providerParams } from '@/lib/connectors/schema';
import { userRoute } from '@/lib/http/route';
import { sessionId } from '@/lib/http/session';

export const GET = userRoute({ params: providerParams }, async (ctx, { params }) =>
  startConnecting(ctx, params.provider, (await sessionId()) ?? ''),
);
