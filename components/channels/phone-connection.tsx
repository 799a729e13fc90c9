'use client';

import { useRef } from 'react';
import { usePhone, usePhoneCode } from '@/components/channels/use-phone';
import { Failure } from '@/components/common/failure';
import { keepFocusIn } from '@/components/common/focus';
import { ListState } from '@/components/common/list-state';
import { useOnce } from '@/components/hooks/use-once';
import { useClock } from '@/components/page/clock';
import { Button } from '@/components/ui/button';
import type { PhoneCode, PhoneState } from '@/lib/channels/schema';

/**
 * Shows whether the user's WhatsApp number is connected, and connects it: the user sends a one-time code from
 * the phone to Sidekick.
 */
export function PhoneConnection() {
  const { now } = useClock();
  const { code, request } = usePhoneCode();
  const isFresh = code !== undefined && new Date(code.expiresAt) > now;
  const phone = usePhone();
  const once = useOnce(request.isPending);
  const card = useRef<HTMLDivElement>(null);

  function connect() {
    // The code replaces the button, which has the focus.
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
          if (state.bound) return <Connected address={state.address} />;
          return (
            <div className="grid justify-items-start gap-3">
              <p className="text-muted-foreground">
                <Digits>{state.address}</Digits> is not connected yet. Sidekick sends nothing to it until you
                confirm it with a code.
              </p>
              {isFresh && code.address === state.address ? (
                <Code code={code} />
              ) : (
                <Button variant="outline" onClick={connect} pending={request.isPending}>
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

function Connected({ address }: { address: PhoneState['address'] }) {
  return (
    <p className="text-muted-foreground">
      <Digits>{address}</Digits> is connected. Message Sidekick from this phone anytime.
    </p>
  );
}

function Digits({ children }: { children: PhoneState['address'] }) {
  return <span className="text-foreground tabular-nums">{children}</span>;
}

function Code({ code }: { code: PhoneCode }) {
  return (
    <div className="grid gap-2" role="status">
      <p>Send this code to Sidekick on WhatsApp from that phone within 15 minutes:</p>
      <p className="font-semibold text-3xl tracking-wider tabular-nums">{code.code}</p>
      {code.link ? (
        <a className="underline" href={code.link} target="_blank" rel="noreferrer">
          Open WhatsApp with the code filled in
        </a>
      ) : (
        <p className="text-sm text-muted-foreground">
          WhatsApp is not set up on this server. An admin can send the code from the chat simulator.
        </p>
      )}
    </div>
  );
}
