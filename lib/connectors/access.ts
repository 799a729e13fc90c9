import { setTimeout } from 'node:timers/promises';
import { demoCalendar } from '@/lib/connectors/demo';
import { type ConnectorRow, connectorById, isDemoAccount } from '@/lib/connectors/reads';
import { claimRefresh, dropRefresh, keepToken, markRevoked } from '@/lib/connectors/token-writes';
import { tokenPlace } from '@/lib/connectors/writes';
import type { Ctx } from '@/lib/context';
import { open } from '@/lib/crypto';
import { type Calendar, CalendarError } from '@/lib/ports';

/** A token that ends sooner than this is renewed first. */
const spareMs = 60_000;
/** Waits so often for the one who refreshes: longer than their lease. */
const looks = 160;
const lookMs = 200;

/** Calls the calendar of an account with a token that is good, renewing it where that is needed: once for all who find it so. */
export type Access = <T>(call: (calendar: Calendar, token: string) => Promise<T>) => Promise<T>;

/** Throws CalendarError; revoked where the account has to be connected anew. */
export function accessTo(ctx: Ctx, { id }: Pick<ConnectorRow, 'id'>): Access {
  return async (call) => {
    const connector = await living(ctx, id);
    if (isDemoAccount(connector)) return call(demoCalendar, '');
    const { calendar } = ctx.ports;
    // An account that was connected with settings that are gone: it waits for them.
    if (calendar.isDemo) throw new CalendarError('unreachable', 'not configured');
    const token = isOver(ctx, connector) ? null : opened(connector.accessToken, id, 'access_token');
    const fresh = token ? connector : await renewed(ctx, connector);
    try {
      return await call(calendar, token ?? accessTokenOf(fresh));
    } catch (error) {
      if (!(error instanceof CalendarError) || error.kind !== 'unauthorized') throw error;
      return call(calendar, accessTokenOf(await renewed(ctx, fresh)));
    }
  };
}

function isOver(ctx: Ctx, { tokenExpiry }: ConnectorRow): boolean {
  return tokenExpiry === null || tokenExpiry.getTime() - spareMs < ctx.now().getTime();
}

/** The account with another access token than the one that was found used up. */
async function renewed(ctx: Ctx, found: ConnectorRow): Promise<ConnectorRow> {
  for (let look = 0; look < looks; look += 1) {
    if (await claimRefresh(ctx, found.id, found.tokenRev)) await refresh(ctx, found);
    const now = await living(ctx, found.id);
    if (now.tokenRev !== found.tokenRev) return now;
    await setTimeout(lookMs);
  }
  throw new CalendarError('unreachable', 'no token');
}

async function refresh(ctx: Ctx, { id, tokenRev, refreshToken }: ConnectorRow): Promise<void> {
  try {
    const standing = opened(refreshToken, id, 'refresh_token');
    if (!standing) throw new CalendarError('revoked', 'no refresh token');
    const token = await ctx.ports.calendar.refresh(standing);
    await keepToken(ctx, id, tokenRev, token);
  } catch (error) {
    if (error instanceof CalendarError && error.kind === 'revoked') await markRevoked(ctx, id, tokenRev);
    else await dropRefresh(ctx, id, tokenRev);
    throw error;
  }
}

async function living(ctx: Ctx, id: string): Promise<ConnectorRow> {
  const connector = await connectorById(ctx, id);
  if (!connector || connector.needsReconnect) throw new CalendarError('revoked', 'not connected');
  return connector;
}

function accessTokenOf({ id, accessToken }: ConnectorRow): string {
  return opened(accessToken, id, 'access_token') ?? '';
}

/** A kept token in clear; null where there is none, or the key it was sealed with is gone. */
export function opened(
  sealed: string | null,
  id: string,
  column: 'access_token' | 'refresh_token',
): string | null {
  if (!sealed) return null;
  try {
    return open(sealed, tokenPlace(id, column));
  } catch {
    return null;
  }
}
