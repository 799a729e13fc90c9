'use client';

import { ConfigForm } from '@/components/admin/settings/config-form';
import { ConnectionTest } from '@/components/admin/settings/connection-test';
import { RegistrationSettings } from '@/components/admin/settings/registration-form';
import { useConfig } from '@/components/admin/settings/use-config';
import { ListState } from '@/components/common/list-state';
import { Section } from '@/components/ui/section';

export function SettingsTab() {
  return (
    <div className="grid items-start gap-10 pb-8 lg:grid-cols-[2fr_1fr] lg:gap-x-12">
      <Section title="AI Configuration">
        <ListState query={useConfig()} name="The settings" isEmpty={() => false} empty={null}>
          {(config) => <ConfigForm config={config} />}
        </ListState>
      </Section>
      <ConnectionTest />
      <RegistrationSettings />
    </div>
  );
}
