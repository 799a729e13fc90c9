'use client';

import { type FormEvent, useState } from 'react';
import { PhoneMessages } from '@/components/admin/simulator/phone-messages';
import { useSimulator } from '@/components/admin/simulator/use-simulator';
import { Failure } from '@/components/common/failure';
import { useOnce } from '@/components/hooks/use-once';
import { Composer } from '@/components/messages/composer';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Section } from '@/components/ui/section';

const maxMessage = 4000;

export function ChatSimulator() {
  const [number, setNumber] = useState('+15550100001');
  const [from, setFrom] = useState(number);
  const { conversation, draft, setDraft, sending } = useSimulator(from);
  const once = useOnce(sending.isPending);
  const send = () => once(() => sending.mutate(draft.trim()));

  function switchPhone(event: FormEvent) {
    event.preventDefault();
    setFrom(number.trim());
  }

  return (
    <Section title="Chat simulator">
      <div className="grid items-start gap-x-12 gap-y-5 pt-2 lg:grid-cols-[26rem_28rem]">
        <form onSubmit={switchPhone} className="grid max-w-md gap-5">
          <p className="text-muted-foreground">
            Send messages as if from a WhatsApp number, and see what Sidekick answers and sends on its own.
          </p>
          <Field
            label="From number"
            hint="Include the country code. The conversation changes when you leave the field."
          >
            {(control) => (
              <Input
                {...control}
                type="tel"
                value={number}
                maxLength={30}
                onChange={(event) => setNumber(event.target.value)}
                onBlur={() => setFrom(number.trim())}
              />
            )}
          </Field>
        </form>
        <div className="flex h-[min(40rem,calc(100dvh-12rem))] min-h-96 w-full max-w-md flex-col rounded-lg border border-input bg-background shadow">
          <p className="border-b border-border px-4 py-3 text-sm font-semibold">
            WhatsApp <span className="font-normal text-muted-foreground">{from || 'no number'}</span>
          </p>
          {conversation.isError && (
            <Failure
              className="p-2"
              what="The messages could not be loaded."
              error={conversation.error}
              onRetry={() => conversation.refetch()}
            />
          )}
          <PhoneMessages conversation={conversation} pending={sending.isPending ? sending.variables : null} />
          {sending.isError && (
            <Failure
              className="p-2"
              what="The message was not sent."
              error={sending.error}
              onRetry={() => sending.mutate(sending.variables)}
            />
          )}
          <div className="border-t border-border p-3">
            <Composer
              label="Message to Sidekick"
              placeholder="Write a message"
              value={draft}
              maxLength={maxMessage}
              busy={sending.isPending || from === ''}
              onChange={setDraft}
              onSend={send}
            />
          </div>
        </div>
      </div>
    </Section>
  );
}
