'use client';

import { useState } from 'react';
import { useRegistration, useSaveRegistration } from '@/components/admin/settings/use-registration';
import { ListState } from '@/components/common/list-state';
import { SwitchField } from '@/components/common/switch-field';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import { Section } from '@/components/ui/section';
import { Textarea } from '@/components/ui/textarea';
import { type RegistrationMode, registrationModes } from '@/lib/config/rules';
import type { Registration } from '@/lib/config/schema';

const modeNames: Record<RegistrationMode, string> = {
  open: 'Open to everyone',
  invited: 'Invited addresses only',
  closed: 'Closed',
};

export function RegistrationSettings() {
  return (
    <Section title="Registration">
      <ListState query={useRegistration()} name="The settings" isEmpty={() => false} empty={null}>
        {(saved) => <RegistrationForm saved={saved} />}
      </ListState>
    </Section>
  );
}

function RegistrationForm({ saved }: { saved: Registration }) {
  const [mode, setMode] = useState(saved.mode);
  const [emails, setEmails] = useState(saved.invitedEmails.join('\n'));
  const [refuseWeakPasswords, setRefuseWeak] = useState(saved.refuseWeakPasswords);
  const save = useSaveRegistration();
  return (
    <form
      className="grid max-w-xl gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        const invitedEmails = emails.split(/[\s,;]+/).filter(Boolean);
        if (!save.isPending) save.mutate({ mode, invitedEmails, refuseWeakPasswords });
      }}
    >
      <Field label="Who may register">
        {(control) => (
          <NativeSelect
            {...control}
            value={mode}
            onChange={({ target }) => setMode(registrationModes.find((one) => one === target.value) ?? mode)}
          >
            {registrationModes.map((one) => (
              <option key={one} value={one}>
                {modeNames[one]}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      {mode === 'invited' && (
        <Field label="Invited addresses" hint="One email address a line.">
          {(control) => (
            <Textarea {...control} value={emails} onChange={({ target }) => setEmails(target.value)} />
          )}
        </Field>
      )}
      <SwitchField
        label="Refuse passwords that are easy to guess"
        checked={refuseWeakPasswords}
        onCheckedChange={setRefuseWeak}
      />
      <Button type="submit" className="justify-self-start" pending={save.isPending}>
        Save registration
      </Button>
    </form>
  );
}
