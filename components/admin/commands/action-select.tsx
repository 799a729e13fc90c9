'use client';

import type { ComponentProps } from 'react';
import { useActions } from '@/components/admin/commands/use-commands';
import { Failure } from '@/components/common/failure';
import { NativeSelect } from '@/components/ui/native-select';

export function ActionSelect(
  props: Omit<ComponentProps<typeof NativeSelect>, 'value' | 'onChange'> & {
    value: string;
    onChange: (action: string) => void;
  },
) {
  const { value, onChange, ...select } = props;
  const actions = useActions();
  const names = actions.data?.map(({ name }) => name) ?? [];
  const isUnknown = value !== '' && !names.includes(value);
  return (
    <>
      <NativeSelect {...select} value={value} onChange={(event) => onChange(event.target.value)}>
        {value === '' && <option value="">Choose an action</option>}
        {isUnknown && <option value={value}>{value}</option>}
        {actions.data?.map(({ name, description }) => (
          <option key={name} value={name} title={description}>
            {name}
          </option>
        ))}
      </NativeSelect>
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
