import { oracleInstant, oracleLocal } from '@/testing/oracle/oracle';
import type { Action, UserScript } from '@/testing/simulation/actions';

const minuteMs = 60_000;
const dayMs = 86_400_000;

export function isQuiet(user: UserScript, at: number): boolean {
  const { from, to } = user.quietHours;
  const time = oracleLocal(zoneAt(user, at), new Date(at)).slice(11);
  if (from === to) return false;
  return from < to ? time >= from && time < to : time >= from || time < to;
}

export function afterQuietHours(user: UserScript, at: number): number {
  if (!isQuiet(user, at)) return at;
  const end = endOfQuietHours(user, at);
  // A change at the end itself counts, too: when the message is sent, the new zone's quiet hours apply.
  const zoneChange = user.actions.find(
    (action) => action.type === 'change zone' && action.at > at && action.at <= end,
  );
  return zoneChange ? afterQuietHours(user, zoneChange.at) : end;
}

/**
 * Returns the latest instant (ms) at which a message may be sent. The message is ready at `at`. A job sends
 * it up to `delayMs` later. If the job runs in quiet hours, the message waits until quiet hours end. Then
 * another job sends it, again up to `delayMs` later. Quiet hours before the instant `heededFrom` are ignored.
 */
export function leavesBy(user: UserScript, at: number, delayMs: number, heededFrom = at): number {
  const from = at < heededFrom ? at : afterQuietHours(user, at);
  const by = from + delayMs;
  for (let late = by; late >= Math.max(from, heededFrom); late -= minuteMs)
    if (isQuiet(user, late)) return Math.max(by, leavesBy(user, late, delayMs));
  return by;
}

function endOfQuietHours(user: UserScript, at: number): number {
  const zone = zoneAt(user, at);
  const dates = [at - dayMs, at, at + dayMs].map((one) => oracleLocal(zone, new Date(one)).slice(0, 10));
  const ends = dates.map((date) => oracleInstant(zone, `${date}T${user.quietHours.to}`).getTime());
  return ends.find((end) => end > at) ?? at;
}

export function zoneAt({ zone, actions }: { zone: string; actions: Action[] }, at: number): string {
  const change = actions.findLast((action) => action.type === 'change zone' && action.at <= at);
  return change?.type === 'change zone' ? change.zone : zone;
}
