'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Failure } from '@/components/common/failure';
import { SettingsSkeleton, titles } from '@/components/journal/journal-skeleton';
import { SettingsPanel } from '@/components/journal/settings/settings-panel';
import { Section } from '@/components/ui/section';
import type { JournalReminder } from '@/lib/journal/schema';

export function SettingsCard(props: {
  reminder: UseQueryResult<JournalReminder | null>;
  /** The button that starts an entry; null if another card of the page shows this button. */
  start: ReactNode;
}) {
  const { reminder, start } = props;
  return (
    <Section title={titles.settings}>
      {reminder.isPending && <SettingsSkeleton />}
      {reminder.isError && (
        <Failure
          className="mb-3"
          what="Your journal reminder could not be loaded."
          error={reminder.error}
          onRetry={() => reminder.refetch()}
        />
      )}
      {reminder.data !== undefined && <SettingsPanel saved={reminder.data} start={start} />}
    </Section>
  );
}
