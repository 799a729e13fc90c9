'use client';

import { ListState } from '@/components/common/list-state';
import { AddSocialForm } from '@/components/social/add-social-form';
import { SocialRow } from '@/components/social/social-row';
import { useSocialDates } from '@/components/social/use-social-dates';
import { Section } from '@/components/ui/section';

export function SocialCard() {
  return (
    <Section title="Important dates">
      <AddSocialForm />
      <div className="mt-4">
        <ListState
          query={useSocialDates()}
          name="Your important dates"
          isEmpty={(list) => list.length === 0}
          empty="No dates yet. Add a birthday, or tell Sidekick “mom’s birthday is 3 May”."
        >
          {(list) => (
            <ul className="divide-y divide-line">
              {list.map((date) => (
                <SocialRow key={date.id} date={date} />
              ))}
            </ul>
          )}
        </ListState>
      </div>
    </Section>
  );
}
