import { startConnecting } from '@/lib/connectors/connect';
import { providerParams } from '@/lib/connectors/schema';
import { originSeen } from '@/lib/http/address';
import { userRoute } from '@/lib/http/route';
import { sessionId } from '@/lib/http/session';

export const GET = userRoute({ params: providerParams }, async (ctx, { params, request }) =>
  startConnecting(ctx, params.provider, {
    sid: (await sessionId()) ?? '',
    origin: originSeen(request.headers),
  }),
);
