import { calendarCaller, openToken } from '@/lib/connectors/access';
import {
  type ConnectorRow,
  findConnector,
  listConnectors,
  type SealedTokens,
  sealedTokens,
} from '@/lib/connectors/reads';
import { mirrorFreshMs } from '@/lib/connectors/rules';
import type { CalendarChoice, Connector, UpdateConnectorInput } from '@/lib/connectors/schema';
import { enqueueSyncs } from '@/lib/connectors/sync/enqueue';
import { deleteConnector, saveConnectorSettings } from '@/lib/connectors/writes';
import type { Ctx, UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { logUnexpected } from '@/lib/log';
import { CalendarError } from '@/lib/ports';

export async function listConnectorsAndSync(ctx: UserCtx): Promise<Connector[]> {
  const all = await listConnectors(ctx);
  const now = ctx.now().getTime();
  const stale = all.filter(({ isActive, isDemo, state, lastSyncedAt }) => {
    const age = now - new Date(lastSyncedAt ?? 0).getTime();
    return isActive && !isDemo && state === 'ok' && age > mirrorFreshMs;
  });
  await enqueueSyncs(
    ctx,
    stale.map(({ id }) => id),
  );
  return all;
}

export async function calendarChoices(ctx: UserCtx, id: string): Promise<CalendarChoice[]> {
  return choicesOf(ctx, await findConnector(ctx, id));
}

export async function updateConnector(
  ctx: UserCtx,
  id: string,
  { syncRemindersToCalendar, calendarId }: UpdateConnectorInput,
): Promise<Connector> {
  const connector = await findConnector(ctx, id);
  const chosen = calendarId ? await checkedChoice(ctx, connector, calendarId) : calendarId;
  await saveConnectorSettings(ctx, id, { syncRemindersToCalendar, calendarId: chosen });
  const all = await listConnectors(ctx);
  const changed = all.find((one) => one.id === id);
  if (!changed) throw new AppError('not_found', 'This connector does not exist any more.');
  return changed;
}

export async function disconnect(ctx: UserCtx, id: string): Promise<{ id: string }> {
  await findConnector(ctx, id);
  const sealed = await sealedTokens(ctx);
  await revokeTokens(
    ctx,
    sealed.filter((one) => one.id === id),
  );
  await deleteConnector(ctx, id);
  return { id };
}

export async function revokeAllTokens(ctx: UserCtx): Promise<void> {
  await revokeTokens(ctx, await sealedTokens(ctx));
}

/** Revokes tokens at the provider. An error is only logged, because the user can also revoke the access there. */
export async function revokeTokens(ctx: Ctx, sealed: SealedTokens[]): Promise<void> {
  const { calendar } = ctx.ports;
  await Promise.all(
    sealed.map(async ({ id, accessToken, refreshToken }) => {
      const token =
        openToken(refreshToken, id, 'refresh_token') ?? openToken(accessToken, id, 'access_token');
      if (!token) return;
      await calendar.revokeToken(token).catch((error: unknown) => {
        const reason = error instanceof CalendarError ? error.reason : 'unknown';
        console.warn(JSON.stringify({ level: 'warn', event: 'calendar not revoked', reason }));
      });
    }),
  );
}

async function checkedChoice(
  ctx: UserCtx,
  connector: ConnectorRow,
  calendarId: string,
): Promise<string | null> {
  const choices = await choicesOf(ctx, connector);
  const choice = choices.find(({ id }) => id === calendarId);
  if (!choice) throw new AppError('invalid', 'This calendar is not in your account. Choose another one.');
  return choice.isPrimary ? null : choice.id;
}

async function choicesOf(ctx: UserCtx, connector: ConnectorRow): Promise<CalendarChoice[]> {
  try {
    return await calendarCaller(ctx, connector)((calendar, token) => calendar.listCalendars(token));
  } catch (error) {
    if (!(error instanceof CalendarError)) throw error;
    if (error.kind === 'revoked')
      throw new AppError('conflict', 'Your calendar has to be connected again. Press Reconnect.');
    if (error.kind === 'refused') logUnexpected(error);
    throw new AppError(
      'unavailable',
      'Your calendar is not answering right now. Please try again in a moment.',
    );
  }
}
