import { setTimeout } from 'node:timers/promises';
import { demoCalendar } from '@/lib/connectors/demo';
import { type ConnectorRow, connectorById, isDemoAccount } from '@/lib/connectors/reads';
import { claimRefresh, markRevoked, releaseRefresh, saveToken } from '@/lib/connectors/token-writes';
import { tokenPlace } from '@/lib/connectors/writes';
import type { Ctx } from '@/lib/context';
import { open } from '@/lib/crypto';
import { CalendarError, type CalendarProvider } from '@/lib/ports';

const expiryMarginMs = 60_000;
// All checks take 32 seconds, because another process may need 30 seconds for the new token.
const pollMs = 200;
const maxPolls = 160;

export type CallCalendar = <T>(call: (calendar: CalendarProvider, token: string) => Promise<T>) => Promise<T>;

export function calendarCaller(ctx: Ctx, { id }: Pick<ConnectorRow, 'id'>): CallCalendar {
  return async (call) => {
    const connector = await usableConnector(ctx, id);
    if (isDemoAccount(connector)) return call(demoCalendar, '');
    const { calendar } = ctx.ports;
    // The account is real, but the server's Google settings are missing.
    if (calendar.isDemo) throw new CalendarError('unreachable', 'not configured');
    const token = isExpiring(ctx, connector) ? null : openToken(connector.accessToken, id, 'access_token');
    const fresh = token ? connector : await withNewToken(ctx, connector);
    try {
      return await call(calendar, token ?? accessTokenOf(fresh));
    } catch (error) {
      if (!(error instanceof CalendarError) || error.kind !== 'unauthorized') throw error;
      return call(calendar, accessTokenOf(await withNewToken(ctx, fresh)));
    }
  };
}

function isExpiring(ctx: Ctx, { tokenExpiry }: ConnectorRow): boolean {
  return tokenExpiry === null || tokenExpiry.getTime() - expiryMarginMs < ctx.now().getTime();
}

async function withNewToken(ctx: Ctx, connector: ConnectorRow): Promise<ConnectorRow> {
  for (let poll = 0; poll < maxPolls; poll += 1) {
    if (await claimRefresh(ctx, connector.id, connector.tokenRev)) await refreshToken(ctx, connector);
    const current = await usableConnector(ctx, connector.id);
    if (current.tokenRev !== connector.tokenRev) return current;
    await setTimeout(pollMs);
  }
  throw new CalendarError('unreachable', 'no token');
}

async function refreshToken(ctx: Ctx, connector: ConnectorRow): Promise<void> {
  const { id, tokenRev } = connector;
  try {
    const stored = openToken(connector.refreshToken, id, 'refresh_token');
    if (!stored) throw new CalendarError('revoked', 'no refresh token');
    const token = await ctx.ports.calendar.refreshToken(stored);
    await saveToken(ctx, id, tokenRev, token);
  } catch (error) {
    if (error instanceof CalendarError && error.kind === 'revoked') await markRevoked(ctx, id, tokenRev);
    else await releaseRefresh(ctx, id, tokenRev);
    throw error;
  }
}

async function usableConnector(ctx: Ctx, id: string): Promise<ConnectorRow> {
  const connector = await connectorById(ctx, id);
  if (!connector || connector.needsReconnect) throw new CalendarError('revoked', 'not connected');
  return connector;
}

function accessTokenOf({ id, accessToken }: ConnectorRow): string {
  return openToken(accessToken, id, 'access_token') ?? '';
}

export function openToken(
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
