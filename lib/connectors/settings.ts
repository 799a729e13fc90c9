import { accessTo, opened } from '@/lib/connectors/access';
import { type ConnectorRow, findConnector, listConnectors, sealedTokensOf } from '@/lib/connectors/reads';
import type { CalendarChoice, Connector, UpdateConnectorInput } from '@/lib/connectors/schema';
import { nudge } from '@/lib/connectors/sync/nudge';
import { changeConnector, removeConnector } from '@/lib/connectors/writes';
import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { logUnexpected } from '@/lib/log';
import { CalendarError } from '@/lib/ports';

const freshMs = 60_000;

/** Somebody's connected accounts for the screen; what was read longer than a minute ago is read anew meanwhile. */
export async function connectorsOnScreen(ctx: UserCtx): Promise<Connector[]> {
  const all = await listConnectors(ctx);
  const now = ctx.now().getTime();
  const stale = all.filter(({ isActive, isDemo, state, lastSyncedAt }) => {
    const age = now - new Date(lastSyncedAt ?? 0).getTime();
    return isActive && !isDemo && state === 'ok' && age > freshMs;
  });
  await nudge(
    ctx,
    stale.map(({ id }) => id),
  );
  return all;
}

/** The calendars of an own account that reminders can go to. Throws conflict where it has to be connected anew. */
export async function calendarChoices(ctx: UserCtx, id: string): Promise<CalendarChoice[]> {
  return choicesOf(ctx, await findConnector(ctx, id));
}

/** Changes an own account's switch or calendar; the main calendar may be named by its id or by null. */
export async function updateConnector(
  ctx: UserCtx,
  id: string,
  { syncRemindersToCalendar, calendarId }: UpdateConnectorInput,
): Promise<Connector> {
  const connector = await findConnector(ctx, id);
  const chosen = calendarId ? await chosenOf(ctx, connector, calendarId) : calendarId;
  await changeConnector(ctx, id, { syncRemindersToCalendar, calendarId: chosen });
  const all = await listConnectors(ctx);
  const changed = all.find((one) => one.id === id);
  if (!changed) throw new AppError('not_found', 'This connector does not exist any more.');
  return changed;
}

/** Takes our access back at the provider and removes the account here with all that was mirrored; that goes in any case. */
export async function disconnect(ctx: UserCtx, id: string): Promise<{ id: string }> {
  await findConnector(ctx, id);
  await revoke(ctx, id);
  await removeConnector(ctx, id);
  return { id };
}

/** Takes our access back for all accounts of a person, before these go. */
export async function revokeAll(ctx: UserCtx): Promise<void> {
  await revoke(ctx);
}

/** A failed one is logged: the person can still take it back at the provider's. */
async function revoke(ctx: UserCtx, onlyId?: string): Promise<void> {
  const sealed = (await sealedTokensOf(ctx)).filter(({ id }) => !onlyId || id === onlyId);
  const { calendar } = ctx.ports;
  await Promise.all(
    sealed.map(async ({ id, accessToken, refreshToken }) => {
      const token = opened(refreshToken, id, 'refresh_token') ?? opened(accessToken, id, 'access_token');
      if (!token) return;
      await calendar.revoke(token).catch((error: unknown) => {
        const reason = error instanceof CalendarError ? error.reason : 'unknown';
        console.warn(JSON.stringify({ level: 'warn', event: 'calendar not revoked', reason }));
      });
    }),
  );
}

async function chosenOf(ctx: UserCtx, connector: ConnectorRow, calendarId: string): Promise<string | null> {
  const choices = await choicesOf(ctx, connector);
  const choice = choices.find(({ id }) => id === calendarId);
  if (!choice) throw new AppError('invalid', 'This calendar is not one of your account. Choose another one.');
  return choice.isPrimary ? null : choice.id;
}

async function choicesOf(ctx: UserCtx, connector: ConnectorRow): Promise<CalendarChoice[]> {
  try {
    return await accessTo(ctx, connector)((calendar, token) => calendar.calendars(token));
  } catch (error) {
    if (!(error instanceof CalendarError)) throw error;
    if (error.kind === 'revoked')
      throw new AppError('conflict', 'Your calendar has to be connected again. Press Reconnect.');
    if (error.kind === 'refused') logUnexpected(error);
    throw new AppError(
      'unavailable',
      'Your calendar does not answer right now. Please try again in a moment.',
    );
  }
}
