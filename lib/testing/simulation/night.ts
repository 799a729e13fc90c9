import { oracleInstant, oracleLocal } from '@/lib/testing/oracle/oracle';
import type { Act, Person } from '@/lib/testing/simulation/acts';

const day = 86_400_000;

/** Whether it is between somebody's quiet hours, by the table of offsets. */
export function isNight(person: Person, at: number): boolean {
  const { from, to } = person.quiet;
  const time = oracleLocal(zoneAt(person, at), new Date(at)).slice(11);
  if (from === to) return false;
  return from < to ? time >= from && time < to : time >= from || time < to;
}

/** When what Sidekick times may leave: now, or at the end of the quiet hours, which are others after a move. */
export function morningAfter(person: Person, at: number): number {
  if (!isNight(person, at)) return at;
  const end = endOfNight(person, at);
  const move = person.acts.find((act) => act.verb === 'move' && act.at > at && act.at < end);
  return move ? morningAfter(person, move.at) : end;
}

function endOfNight(person: Person, at: number): number {
  const zone = zoneAt(person, at);
  const dates = [at - day, at, at + day].map((one) => oracleLocal(zone, new Date(one)).slice(0, 10));
  const ends = dates.map((date) => oracleInstant(zone, `${date}T${person.quiet.to}`).getTime());
  return ends.find((end) => end > at) ?? at;
}

/** The zone that somebody lives in at an instant. */
export function zoneAt({ zone, acts }: { zone: string; acts: Act[] }, at: number): string {
  const move = acts.findLast((act) => act.verb === 'move' && act.at <= at);
  return move?.verb === 'move' ? move.zone : zone;
}
