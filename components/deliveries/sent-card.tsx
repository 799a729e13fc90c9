'use client';

import { ListState } from '@/components/common/list-state';
import { DeliveryRow } from '@/components/deliveries/delivery-row';
import { useDeliveries } from '@/components/deliveries/use-deliveries';
import { Section } from '@/components/ui/section';

/** The proof: everything Sidekick said by itself, with what became of it. */
export function SentCard() {
  return (
    <Section title="Sent by Sidekick">
      <ListState
        query={useDeliveries()}
        name="What was sent"
        isEmpty={(list) => list.length === 0}
        empty="Nothing yet. Reminders and summaries show here once they have left, with what became of them."
      >
        {(list) => (
          <ul className="divide-y divide-line">
            {list.map((delivery) => (
              <DeliveryRow key={delivery.id} delivery={delivery} />
            ))}
          </ul>
        )}
      </ListState>
    </Section>
  );
}
