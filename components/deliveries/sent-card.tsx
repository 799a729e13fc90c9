'use client';

import { Send } from 'lucide-react';
import { ListState } from '@/components/common/list-state';
import { DeliveryRow } from '@/components/deliveries/delivery-row';
import { useDeliveries } from '@/components/deliveries/use-deliveries';
import { Section } from '@/components/ui/section';

export function SentCard() {
  return (
    <Section title="Sent by Sidekick">
      <ListState
        query={useDeliveries()}
        name="The sent messages"
        isEmpty={(list) => list.length === 0}
        icon={Send}
        empty="Nothing yet. Reminders and summaries appear here once they are sent."
      >
        {(list) => (
          <ul className="divide-y divide-border">
            {list.map((delivery) => (
              <DeliveryRow key={delivery.id} delivery={delivery} />
            ))}
          </ul>
        )}
      </ListState>
    </Section>
  );
}
