'use client';

import { Cake } from 'lucide-react';
import { ListState } from '@/components/common/list-state';
import { AddOnDemand } from '@/components/lazy/add-on-demand';
import { SocialForm } from '@/components/social/social-form';
import { SocialRow } from '@/components/social/social-row';
import { useAddSocialDate, useSocialDates } from '@/components/social/use-social-dates';
import { Section } from '@/components/ui/section';

export function SocialCard() {
  return (
    <Section title="Important dates">
      <AddOnDemand label="New date" form={(close) => <AddSocialForm onCancel={close} />}>
        <ListState
          query={useSocialDates()}
          name="Your important dates"
          isEmpty={(list) => list.length === 0}
          icon={Cake}
          empty="No dates yet. Add a birthday, or tell Sidekick “mom’s birthday is May 3”."
        >
          {(list) => (
            <ul className="divide-y divide-border">
              {list.map((date) => (
                <SocialRow key={date.id} date={date} />
              ))}
            </ul>
          )}
        </ListState>
      </AddOnDemand>
    </Section>
  );
}

function AddSocialForm({ onCancel }: { onCancel: () => void }) {
  return (
    <SocialForm
      label="Add date"
      pendingLabel="Adding..."
      failed="The date was not added."
      save={useAddSocialDate()}
      onCancel={onCancel}
    />
  );
}
