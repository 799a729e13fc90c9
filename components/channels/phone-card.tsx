'use client';

import { usePhone, usePhoneCode } from '@/components/channels/use-phone';
import { Failure } from '@/components/common/failure';
import { ListState } from '@/components/common/list-state';
import { Button } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import type { PhoneCode } from '@/lib/channels/schema';

/** The person's WhatsApp number, and how it proves that it is theirs. */
export function PhoneCard() {
  const code = usePhoneCode();
  const phone = usePhone(code.data !== undefined);
  return (
    <Section title="WhatsApp">
      <ListState
        query={phone}
        name="Your phone"
        isEmpty={(state) => state.address === null}
        empty="Your account has no phone number."
      >
        {(state) =>
          state.bound ? (
            <p>
              <span className="tabular-nums">{state.address}</span> is connected. Write to Sidekick from this
              phone whenever you like.
            </p>
          ) : (
            <div className="grid justify-items-start gap-3">
              <p className="text-muted">
                <span className="tabular-nums">{state.address}</span> is not connected yet: until a code comes
                from this phone, nothing is sent to it.
              </p>
              {code.data ? (
                <Code code={code.data} />
              ) : (
                <Button onClick={() => code.mutate()} disabled={code.isPending}>
                  Connect this phone
                </Button>
              )}
              {code.isError && (
                <Failure what="No code could be made." error={code.error} onRetry={() => code.mutate()} />
              )}
            </div>
          )
        }
      </ListState>
    </Section>
  );
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
