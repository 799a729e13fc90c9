'use client';

import { type FormEvent, useState } from 'react';
import { ApiKeyField } from '@/components/admin/settings/api-key-field';
import { type Draft, draftOf, inputOf } from '@/components/admin/settings/draft';
import { ModelSelect } from '@/components/admin/settings/model-select';
import { NumberField } from '@/components/admin/settings/number-field';
import { useSaveConfig } from '@/components/admin/settings/use-config';
import { SwitchField } from '@/components/common/switch-field';
import { useOnce } from '@/components/hooks/use-once';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { defaultMaxTokens, defaultTemperature } from '@/lib/config/rules';
import type { ConfigView } from '@/lib/config/schema';

export function ConfigForm({ config }: { config: ConfigView }) {
  const [typed, setTyped] = useState<Partial<Draft>>({});
  const save = useSaveConfig();
  const once = useOnce(save.isPending);
  const draft = { ...draftOf(config), ...typed };
  const set =
    <Field extends keyof Draft>(field: Field) =>
    (value: Draft[Field]) =>
      setTyped({ ...typed, [field]: value });

  function submit(event: FormEvent) {
    event.preventDefault();
    once(() =>
      save.mutate(inputOf(typed), { onSuccess: () => setTyped((now) => (now === typed ? {} : now)) }),
    );
  }

  return (
    <form onSubmit={submit} className="grid max-w-xl gap-5">
      <ApiKeyField mask={config.openaiApiKey} value={draft.openaiApiKey} onChange={set('openaiApiKey')} />
      <ModelSelect models={config.models} value={draft.openaiModel} onChange={set('openaiModel')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <NumberField
          label="Temperature"
          hint={`From 0 to 1. Default: ${defaultTemperature}.`}
          range={{ min: 0, max: 1, step: 0.1 }}
          value={draft.temperature}
          onChange={set('temperature')}
        />
        <NumberField
          label="Max tokens"
          hint={`Per answer. Default: ${defaultMaxTokens}.`}
          range={{ min: 1, max: 4000, step: 1 }}
          value={draft.maxTokens}
          onChange={set('maxTokens')}
        />
      </div>
      <Field label="System prompt" hint="Sent to the model at the start of every conversation.">
        {(control) => (
          <Textarea
            {...control}
            className="min-h-28"
            maxLength={4000}
            value={draft.systemPrompt}
            onChange={(event) => set('systemPrompt')(event.target.value)}
          />
        )}
      </Field>
      <NumberField
        label="Daily token budget"
        hint="Per user. Beyond it, the offline assistant answers."
        range={{ min: 0, step: 1 }}
        value={draft.dailyTokenBudget}
        onChange={set('dailyTokenBudget')}
      />
      <SwitchField
        label="Answer plain requests at once"
        checked={draft.instantAnswers}
        onCheckedChange={set('instantAnswers')}
      />
      <Button type="submit" className="justify-self-start" pending={save.isPending}>
        {save.isPending ? 'Saving...' : 'Save Configuration'}
      </Button>
    </form>
  );
}
