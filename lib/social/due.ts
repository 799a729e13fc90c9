import type { Kind, Pending } from '@/lib/deliveries/kinds';
import { dueSocialDates, type SocialDateRow } from '@/lib/social/reads';
import { celebratedIn } from '@/lib/social/rules';
import { dayText, leadText } from '@/lib/social/wording';
import { addDays, fromLocal } from '@/lib/time/clock';
import { localDate } from '@/lib/time/format';

/** Writes one delivery's text for the date it stands for; null calls it off. */
type Word = (row: SocialDateRow, at: { date: string; now: Date; zone: string }) => string | null;

/** A birthday or an anniversary on its day: once a date, and after midnight nobody wants it. */
export const socialKind: Kind = kindOf((row, { date, now, zone }) => {
  const contact = row.lastContactAt && localDate(row.lastContactAt, zone);
  return dayText(row, date, contact === localDate(now, zone));
});

/** The same, some days before; called off where no lead is wanted any more. */
export const socialLeadKind: Kind = kindOf((row, { date, now, zone }) =>
  row.leadDays > 0 ? leadText(row, date, localDate(now, zone)) : null,
);

function kindOf(word: Word): Kind {
  return {
    isOurs: true,
    template: 'reminder',
    slotOf: ({ subjectId, slot }) => `${subjectId}@${slot.slice(0, 10)}`,
    expiresAt: ({ at, zone }) => fromLocal(addDays(localDate(at, zone), 1), '00:00', zone),
    render: async (ctx, pending, zoneOf) => {
      const rows = await dueSocialDates(
        ctx,
        pending.flatMap(({ subjectId }) => subjectId ?? []),
      );
      const byId = new Map(rows.map((row) => [row.id, row]));
      const now = ctx.now();
      const texts = pending.flatMap((one) => {
        const row = byId.get(one.subjectId ?? '');
        const date = dateOf(one);
        // Moved to another day since it was planned: that one's announcement comes by itself.
        if (!row || celebratedIn(Number(date.slice(0, 4)), row) !== date) return [];
        const text = word(row, { date, now, zone: zoneOf(one.userId) });
        return text === null ? [] : [[one.id, text] as const];
      });
      return new Map(texts);
    },
  };
}

function dateOf({ slot }: Pending): string {
  return slot.split('@')[1] ?? '';
}
