import type { Ctx } from '@/lib/context';
import type { Kind, Pending } from '@/lib/deliveries/kinds';
import { quietAmong } from '@/lib/journal/entry-reads';
import {
  activeAmong,
  doneByDay,
  moodsByDay,
  recapPeople,
  remindersOfWeek,
  type Told,
} from '@/lib/recaps/reads';
import { lastDays, lookBackDays, recapText, silentDays, slippedShown } from '@/lib/recaps/rules';
import { addDays, fromLocal } from '@/lib/time/clock';
import { agendasOf } from '@/lib/todos/reads';

/** A person's week in one message, once a local date. Held by a night, it still comes the next morning. */
export const recapKind: Kind = {
  isOurs: true,
  template: 'recap',
  slotOf: ({ slot }) => slot.slice(0, 10),
  expiresAt: ({ slot, zone }) => fromLocal(addDays(slot.slice(0, 10), 2), '00:00', zone),
  render: renderRecaps,
};

/** The weeks of many people, in a constant number of statements. Who switched it off, was silent for long or is in a crisis gets none. */
async function renderRecaps(ctx: Ctx, pending: Pending[]): Promise<Map<string, string>> {
  const ids = pending.map(({ userId }) => userId);
  const [people, quiet] = await Promise.all([recapPeople(ctx, ids), quietAmong(ctx, ids)]);
  const wanted = people.filter(({ userId, isOn }) => isOn && !quiet.has(userId));
  const zones = new Map(wanted.map(({ userId, zone }) => [userId, zone]));
  const days = new Map<string, Omit<Told, 'userId'>>();
  const told = pending.flatMap(({ id, userId, slot }) => {
    const zone = zones.get(userId);
    if (zone === undefined) return [];
    const key = `${zone}|${slot}`;
    const known = days.get(key) ?? daysOf(slot, zone);
    days.set(key, known);
    return [{ id, userId, ...known }];
  });
  const [active, done, moods, reminders, agendas] = await Promise.all([
    activeAmong(ctx, told),
    doneByDay(ctx, told),
    moodsByDay(ctx, told),
    remindersOfWeek(ctx, told),
    agendasOf(ctx, told, slippedShown),
  ]);
  const doneOf = Map.groupBy(done, ({ userId }) => userId);
  const moodsOf = Map.groupBy(moods, ({ userId }) => userId);
  const remindersOf = new Map(reminders.map((row) => [row.userId, row]));
  return new Map(
    told
      .filter(({ userId }) => active.has(userId))
      .map(({ id, userId, today, firstDay }) => {
        const agenda = agendas.get(userId);
        const text = recapText({
          today,
          done: new Map(
            (doneOf.get(userId) ?? []).map(({ day, count }) => [addDays(firstDay, day - 1), count]),
          ),
          moods: new Map((moodsOf.get(userId) ?? []).map(({ date, score }) => [date, score])),
          reminders: remindersOf.get(userId) ?? { kept: 0, missed: 0 },
          slipped: agenda?.overdue ?? [],
          slippedCount: agenda?.overdueCount ?? 0,
        });
        return [id, text] as const;
      }),
  );
}

/** What is looked at, for a week that ends on this local day; the same for everybody of a zone. */
function daysOf(today: string, zone: string): Omit<Told, 'userId'> {
  const start = (date: string) => fromLocal(date, '00:00', zone);
  const dates = lastDays(today, lookBackDays);
  return {
    today,
    firstDay: dates[0] ?? today,
    weekFrom: start(addDays(today, -6)),
    silentFrom: start(addDays(today, 1 - silentDays)),
    dayStarts: [...dates, addDays(today, 1)].map(start),
  };
}
