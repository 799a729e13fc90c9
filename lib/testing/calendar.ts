import { sessions } from '@/db/schema/auth';
import { finishConnecting, startConnecting } from '@/lib/connectors/connect';
import { listConnectors } from '@/lib/connectors/reads';
import { syncConnector } from '@/lib/connectors/sync/sync';
import type { UserCtx } from '@/lib/context';
import type { TestCtx } from '@/lib/testing/world';

/** A session of somebody, as a consent needs one. */
export async function sessionOf(ctx: UserCtx): Promise<string> {
  const sid = crypto.randomUUID();
  const expires = new Date(ctx.now().getTime() + 7 * 86_400_000);
  await ctx.db.insert(sessions).values({ sessionToken: sid, userId: ctx.user.id, expires });
  return sid;
}

/** Goes through the consent as a browser would: `login` agrees at the stand-in, `granted` names what to. Gives the callback's query. */
export async function consentAt(
  authUrl: string,
  login = '',
  granted?: string,
): Promise<{ state: string; code: string }> {
  const url = new URL(authUrl);
  if (login) {
    url.searchParams.set('login', login);
    if (granted !== undefined) url.searchParams.set('granted', granted);
    const response = await fetch(url, { redirect: 'manual' });
    url.search = new URL(response.headers.get('location') ?? '').search;
  }
  return { state: url.searchParams.get('state') ?? '', code: url.searchParams.get('code') ?? '' };
}

/** Where a test's browser would see us. */
export const origin = 'http://127.0.0.1:3000';

/** Connects somebody's calendar from beginning to end; gives the connector's id. */
export async function connectCalendar(ctx: UserCtx, login = ''): Promise<string> {
  const sid = await sessionOf(ctx);
  const { authUrl } = await startConnecting(ctx, 'gmail', { sid, origin });
  await finishConnecting(ctx, 'gmail', await consentAt(authUrl, login), sid);
  const [connector] = await listConnectors(ctx);
  if (!connector) throw new Error('nothing was connected');
  return connector.id;
}

/** What the queue would do with an account now, and then with what that led to, at most so often. */
export async function syncNow(ctx: TestCtx, id: string, most = 20): Promise<void> {
  for (let round = 0; round < most; round += 1) {
    ctx.jobs.length = 0;
    await syncConnector(ctx, id);
    const again = ctx.jobs.filter(
      ({ path, delaySeconds }) => path === '/api/jobs/calendar-sync' && !delaySeconds,
    );
    if (again.length === 0) return;
  }
}
