'use client';

import { useRef } from 'react';
import { PhoneCode } from '@/components/channels/phone-code';
import { usePhone, usePhoneCode } from '@/components/channels/use-phone';
import { Failure } from '@/components/common/failure';
import { keepFocusIn } from '@/components/common/focus';
import { ListState } from '@/components/common/list-state';
import { useOnce } from '@/components/hooks/use-once';
import { useClock } from '@/components/page/clock';
import { Button } from '@/components/ui/button';
import type { PhoneState } from '@/lib/channels/schema';

export function PhoneConnection({ isUnreachable = false, isPrimary = false }) {
  const { now } = useClock();
  const { code, request } = usePhoneCode();
  const isFresh = code !== undefined && new Date(code.expiresAt) > now;
  const phone = usePhone();
  const once = useOnce(request.isPending);
  const card = useRef<HTMLDivElement>(null);

  function connect() {
    once(() => request.mutate(undefined, { onSuccess: () => keepFocusIn(card.current) }));
  }

  return (
    <div ref={card} tabIndex={-1}>
      <ListState
        query={phone}
        name="Your phone"
        isEmpty={(state) => state.address === null}
        empty="No phone number yet. Add one in your profile, then connect it here."
      >
        {(state) => {
          if (state.bound) return <Connected address={state.address} isUnreachable={isUnreachable} />;
          return (
            <div className="grid justify-items-start gap-3">
              <p className="text-muted-foreground">
                <Digits>{state.address}</Digits> is not connected yet. Sidekick sends nothing to it until you
                confirm it with a code.
              </p>
              {isFresh && code.address === state.address ? (
                <PhoneCode code={code} />
              ) : (
                <Button
                  variant={isPrimary ? 'default' : 'outline'}
                  onClick={connect}
                  pending={request.isPending}
                >
                  Connect this phone
                </Button>
              )}
              {request.isError && (
                <Failure what="The code could not be created." error={request.error} onRetry={connect} />
              )}
            </div>
          );
        }}
      </ListState>
    </div>
  );
}

function Connected({ address, isUnreachable }: Pick<PhoneState, 'address'> & { isUnreachable: boolean }) {
  return (
    <p className="text-muted-foreground">
      <Digits>{address}</Digits>{' '}
      {isUnreachable
        ? 'takes no messages from Sidekick any more. Write to Sidekick from this phone, and it is connected again.'
        : 'is connected. Message Sidekick from this phone anytime.'}
    </p>
  );
}

function Digits({ children }: { children: PhoneState['address'] }) {
  return <span className="text-foreground tabular-nums">{children}</span>;
}
