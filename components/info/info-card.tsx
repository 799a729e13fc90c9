'use client';

import { BookMarked } from 'lucide-react';
import { ListState } from '@/components/common/list-state';
import { InfoForm } from '@/components/info/info-form';
import { InfoRow } from '@/components/info/info-row';
import { useInfo, useStoreInfo } from '@/components/info/use-info';
import { AddOnDemand } from '@/components/lazy/add-on-demand';
import { Section } from '@/components/ui/section';

export function InfoCard() {
  const info = useInfo();
  return (
    <Section title="Stored Information">
      <AddOnDemand label="New information" form={(close) => <StoreInfoForm onCancel={close} />}>
        <ListState
          query={info}
          name="Your stored information"
          isEmpty={(list) => list.length === 0}
          icon={BookMarked}
          empty="Nothing stored yet. Tell Sidekick once and ask for it anytime."
        >
          {(list) => (
            <ul className="divide-y divide-border">
              {list.map((item) => (
                <InfoRow key={item.id} info={item} />
              ))}
            </ul>
          )}
        </ListState>
      </AddOnDemand>
    </Section>
  );
}

function StoreInfoForm({ onCancel }: { onCancel: () => void }) {
  return (
    <InfoForm
      label="Store Information"
      pendingLabel="Storing..."
      failed="The information was not stored."
      save={useStoreInfo()}
      onCancel={onCancel}
    />
  );
}
