'use client';

import { useRef } from 'react';
import { usePhone, usePhoneCode } from '@/components/channels/use-phone';
import { useClock } from '@/components/common/clock';
import { Failure } from '@/components/common/failure';
import { keepFocus } from '@/components/common/focus';
import { ListState } from '@/components/common/list-state';
import { useOnce } from '@/components/common/use-once';
import { Button } from '@/components/ui/button';
import type { PhoneCode, PhoneState } from '@/lib/channels/schema';

/** Whether the person's WhatsApp number has proven that it is theirs, and how it does. */
export function PhoneBinding() {
  const { now } = useClock();
  const { code, asking } = usePhoneCode();
  const isFresh = code !== undefined && new Date(code.expiresAt) > now;
  const phone = usePhone(isFresh);
  const once = useOnce(asking.isPending);
  const place = useRef<HTMLDivElement>(null);

  function connect() {
    // The code comes in the place of the button.
    once(() => asking.mutate(undefined, { onSuccess: () => keepFocus(place.current) }));
  }

  return (
    <div ref={place} tabIndex={-1}>
      <ListState
        query={phone}
        name="Your phone"
        isEmpty={(state) => state.address === null}
        empty="There is no phone number yet. Save one in your profile, then connect it here."
      >
        {(state) => {
          if (state.bound) return <Connected address={state.address} />;
          return (
            <div className="grid justify-items-start gap-3">
              <p className="text-muted">
                <Digits>{state.address}</Digits> is not connected yet: until a code comes from this phone,
                nothing is sent to it.
              </p>
              {isFresh && code.address === state.address ? (
                <Code code={code} />
              ) : (
                <Button variant="outline" onClick={connect} pending={asking.isPending}>
                  Connect this phone
                </Button>
              )}
              {asking.isError && (
                <Failure what="No code could be made." error={asking.error} onRetry={connect} />
              )}
            </div>
          );
        }}
      </ListState>
    </div>
  );
}

function Connected({ address }: { address: PhoneState['address'] }) {
  return (
    <p className="text-muted">
      <Digits>{address}</Digits> is connected. Write to Sidekick from this phone whenever you like.
    </p>
  );
}

function Digits({ children }: { children: PhoneState['address'] }) {
  return <span className="text-ink tabular-nums">{children}</span>;
}

function Code({ code }: { code: PhoneCode }) {
  return (
    <div className="grid gap-2" role="status">
      <p>Send this code to Sidekick on WhatsApp from that phone, within 15 minutes:</p>
      <p className="font-semibold text-xl tracking-wider tabular-nums">{code.code}</p>
      {code.link ? (
        <a className="underline" href={code.link} target="_blank" rel="noreferrer">
          Open WhatsApp with the code filled in
        </a>
      ) : (
        <p className="text-sm text-muted">
          This Sidekick has no WhatsApp number of its own: an admin can send it from the simulated phone.
        </p>
      )}
    </div>
  );
}
