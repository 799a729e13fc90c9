import { unsubscribe } from '@/lib/channels/email/unsubscribe';
import { env } from '@/lib/env';
import { respondError } from '@/lib/http/respond';
import { serverCtx } from '@/lib/http/wire';

type Params = { params: Promise<{ token: string }> };

export async function unsubscribeByProgram(_: Request, { params }: Params): Promise<Response> {
  try {
    await unsubscribe(await serverCtx(), (await params).token);
    return new Response(null, { status: 204 });
  } catch (error) {
    return respondError(error);
  }
}

export async function showUnsubscribe(_: Request, { params }: Params): Promise<Response> {
  const Location = `${env().appUrl}/unsubscribe/${encodeURIComponent((await params).token)}`;
  return new Response(null, { status: 302, headers: { Location, 'Cache-Control': 'no-store' } });
}
