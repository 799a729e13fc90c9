'use client';

import { type FormEvent, useState } from 'react';
import { ApiKeyField } from '@/components/admin/settings/api-key-field';
import { type Draft, draftOf, inputOf } from '@/components/admin/settings/draft';
import { ModelSelect } from '@/components/admin/settings/model-select';
import { NumberField } from '@/components/admin/settings/number-field';
import { useSaveConfig } from '@/components/admin/settings/use-config';
import { useOnce } from '@/components/common/use-once';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/input';
import { defaultMaxTokens, defaultTemperature } from '@/lib/config/rules';
import type { ConfigView } from '@/lib/config/schema';

/** What rules the assistant's next turn. Fields that nobody touched show what is saved, by whomever. */
export function ConfigForm({ config }: { config: ConfigView }) {
  const [typed, setTyped] = useState<Partial<Draft>>({});
  const save = useSaveConfig();
  const once = useOnce(save.isPending);
  const shown = { ...draftOf(config), ...typed };
  const set = (field: keyof Draft) => (value: string | null) => setTyped({ ...typed, [field]: value });

  function submit(event: FormEvent) {
    event.preventDefault();
    once(() =>
      save.mutate(inputOf(typed), { onSuccess: () => setTyped((now) => (now === typed ? {} : now)) }),
    );
  }

  return (
    <form onSubmit={submit} className="grid max-w-xl gap-5">
      <ApiKeyField mask={config.openaiApiKey} value={shown.openaiApiKey} onChange={set('openaiApiKey')} />
      <ModelSelect models={config.models} value={shown.openaiModel} onChange={set('openaiModel')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <NumberField
          label="Temperature"
          hint={`From 0 to 1. Empty: ${defaultTemperature}.`}
          range={{ min: 0, max: 1, step: 0.1 }}
          value={shown.temperature}
          onChange={set('temperature')}
        />
        <NumberField
          label="Max tokens"
          hint={`Of one answer. Empty: ${defaultMaxTokens}.`}
          range={{ min: 1, max: 4000, step: 1 }}
          value={shown.maxTokens}
          onChange={set('maxTokens')}
        />
      </div>
      <Field label="System prompt" hint="Said to the model before every talk.">
        {(control) => (
          <Textarea
            {...control}
            className="min-h-28"
            maxLength={4000}
            value={shown.systemPrompt}
            onChange={(event) => set('systemPrompt')(event.target.value)}
          />
        )}
      </Field>
      <NumberField
        label="Daily token budget"
        hint="Of each person. Over it the offline assistant answers."
        range={{ min: 0, step: 1 }}
        value={shown.dailyTokenBudget}
        onChange={set('dailyTokenBudget')}
      />
      <Button type="submit" className="justify-self-start" pending={save.isPending}>
        {save.isPending ? 'Saving...' : 'Save Configuration'}
      </Button>
    </form>
  );
}
