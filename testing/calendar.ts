import { createSession } from '@/lib/auth/sessions/session-writes';
import { finishConnecting, startConnecting } from '@/lib/connectors/connect';
import { listConnectors } from '@/lib/connectors/reads';
import { syncConnector } from '@/lib/connectors/sync/sync';
import type { UserCtx } from '@/lib/context';
import type { TestCtx } from '@/testing/world';

export async function giveConsent(
  authUrl: string,
  email = '',
  granted?: string,
): Promise<{ state: string; code: string }> {
  const url = new URL(authUrl);
  if (email) {
    url.searchParams.set('login', email);
    if (granted !== undefined) url.searchParams.set('granted', granted);
    const response = await fetch(url, { redirect: 'manual' });
    url.search = new URL(response.headers.get('location') ?? '').search;
  }
  return { state: url.searchParams.get('state') ?? '', code: url.searchParams.get('code') ?? '' };
}

export const origin = 'http://127.0.0.1:3000';

export async function connectCalendar(ctx: UserCtx, email = ''): Promise<string> {
  const sid = await createSession(ctx, ctx.user.id);
  const { authUrl } = await startConnecting(ctx, 'gmail', { sid, origin });
  await finishConnecting(ctx, 'gmail', await giveConsent(authUrl, email), sid);
  const [connector] = await listConnectors(ctx);
  if (!connector) throw new Error('nothing was connected');
  return connector.id;
}

export async function syncNow(ctx: TestCtx, id: string, maxRounds = 20): Promise<void> {
  for (let round = 0; round < maxRounds; round += 1) {
    ctx.jobs.length = 0;
    await syncConnector(ctx, id);
    const again = ctx.jobs.filter(
      ({ path, delaySeconds }) => path === '/api/jobs/calendar-sync' && !delaySeconds,
    );
    if (again.length === 0) return;
  }
}
