import type { DeliveryKind } from '@/lib/outbox/kinds';
import { readDueSocialDates, type SocialDateRow } from '@/lib/social/reads';
import { dateInYear } from '@/lib/social/rules';
import { socialLeadText, socialText } from '@/lib/social/wording';
import { addDays, fromLocal } from '@/lib/time/clock';
import { localDate, zoneOf } from '@/lib/time/format';

type Render = (row: SocialDateRow, at: { date: string; now: Date; zone: string }) => string | null;

export const socialKind: DeliveryKind = kindOf((row, { date, now, zone }) => {
  const contact = row.lastContactAt && localDate(row.lastContactAt, zone);
  return socialText(row, date, contact === localDate(now, zone));
});

export const socialLeadKind: DeliveryKind = kindOf((row, { date, now, zone }) =>
  row.leadDays > 0 ? socialLeadText(row, date, localDate(now, zone)) : null,
);

function kindOf(renderOne: Render): DeliveryKind {
  return {
    respectsQuietHours: true,
    template: 'reminder',
    keyOf: ({ slot }) => ({ cause: 'subject', occursOn: slot.slice(0, 10) }),
    expiresAt: ({ at, zone }) => fromLocal(addDays(localDate(at, zone), 1), '00:00', zone),
    render: async (ctx, pending, readerOf) => {
      const rows = await readDueSocialDates(
        ctx,
        pending.flatMap(({ subjectId }) => subjectId ?? []),
      );
      const byId = new Map(rows.map((row) => [row.id, row]));
      const now = ctx.now();
      const texts = pending.flatMap((delivery) => {
        const row = byId.get(delivery.subjectId ?? '');
        const date = delivery.occursOn ?? '';
        // The date has changed since the delivery was planned. The new day has its own delivery.
        if (!row || dateInYear(Number(date.slice(0, 4)), row) !== date) return [];
        const text = renderOne(row, { date, now, zone: zoneOf(readerOf(delivery.userId)) });
        return text === null ? [] : [[delivery.id, text] as const];
      });
      return new Map(texts);
    },
  };
}
