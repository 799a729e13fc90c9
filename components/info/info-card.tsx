'use client';

import { ListState } from '@/components/common/list-state';
import { InfoRow } from '@/components/info/info-row';
import { StoreInfoForm } from '@/components/info/store-info-form';
import { useInfo } from '@/components/info/use-info';
import { Section } from '@/components/ui/section';

export function InfoCard() {
  const info = useInfo();
  return (
    <Section title="Stored Information">
      <StoreInfoForm />
      <div className="mt-4">
        <ListState
          query={info}
          name="Your stored information"
          isEmpty={(list) => list.length === 0}
          empty="Nothing stored. Tell Sidekick once, ask for it whenever you need it."
        >
          {(list) => (
            <ul className="divide-y divide-line">
              {list.map((item) => (
                <InfoRow key={item.id} info={item} />
              ))}
            </ul>
          )}
        </ListState>
      </div>
    </Section>
  );
}
