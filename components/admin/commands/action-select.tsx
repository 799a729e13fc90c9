'use client';

import type { ComponentProps } from 'react';
import { useActions } from '@/components/admin/commands/use-commands';
import { Failure } from '@/components/common/failure';
import { Select } from '@/components/ui/select';

/** What a command may stand for: the assistant's own acts, by name. One that is gone from there is still shown where it stands. */
export function ActionSelect(
  props: Omit<ComponentProps<typeof Select>, 'value' | 'onChange'> & {
    value: string;
    onChange: (action: string) => void;
  },
) {
  const { value, onChange, ...select } = props;
  const actions = useActions();
  const names = actions.data?.map(({ name }) => name) ?? [];
  const isForeign = value !== '' && !names.includes(value);
  return (
    <>
      <Select {...select} value={value} onChange={(event) => onChange(event.target.value)}>
        {value === '' && <option value="">Choose an action</option>}
        {isForeign && <option value={value}>{value}</option>}
        {actions.data?.map(({ name, description }) => (
          <option key={name} value={name} title={description}>
            {name}
          </option>
        ))}
      </Select>
      {actions.isError && (
        <Failure
          what="The actions could not be loaded."
          error={actions.error}
          onRetry={() => actions.refetch()}
        />
      )}
    </>
  );
}
