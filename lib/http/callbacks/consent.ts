import { type ConnectOutcome, finishConnecting } from '@/lib/connectors/connect';
import { callbackQuery, providerParams } from '@/lib/connectors/schema';
import { enqueueChangedCalendars } from '@/lib/connectors/sync/enqueue';
import { AppError } from '@/lib/errors';
import { originSeen } from '@/lib/http/address';
import { checked, checkedQuery } from '@/lib/http/body';
import { sessionId, sessionUser } from '@/lib/http/session';
import { serverCtx } from '@/lib/http/wire';
import { logUnexpected } from '@/lib/log';
import { CalendarError } from '@/lib/ports';

/**
 * Handles the request with which the provider's OAuth consent page sends the user back to us. The parameter
 * `state` proves that this session started the consent.
 */
export async function handleConsent(
  request: Request,
  { params }: { params: Promise<Record<string, string | string[]>> },
): Promise<Response> {
  const outcome = await finished(request, await params).catch((error: unknown): ConnectOutcome => {
    if (!(error instanceof AppError) && !(error instanceof CalendarError)) logUnexpected(error);
    return 'error';
  });
  const headers = {
    Location: `${originSeen(request.headers)}/dashboard?tab=connectors&connector=${outcome}`,
    'Cache-Control': 'no-store',
    // Keeps the URL, which contains the authorization code, out of Referer headers.
    'Referrer-Policy': 'no-referrer',
  };
  return new Response(null, { status: 302, headers });
}

async function finished(request: Request, params: unknown): Promise<ConnectOutcome> {
  const { provider } = checked(providerParams, params);
  const query = checkedQuery(callbackQuery, request);
  const [user, sid, base] = await Promise.all([sessionUser(), sessionId(), serverCtx()]);
  if (!user || !sid) return 'error';
  const ctx = { ...base, user, channel: 'web' as const };
  const outcome = await finishConnecting(ctx, provider, query, sid);
  await enqueueChangedCalendars(ctx);
  return outcome;
}
