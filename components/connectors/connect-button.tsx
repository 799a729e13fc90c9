'use client';

import { LoaderCircle } from 'lucide-react';
import { useEffect } from 'react';
import { useOnce } from '@/components/common/use-once';
import { useConnect } from '@/components/connectors/use-connectors';
import { Button } from '@/components/ui/button';
import type { Provider } from '@/lib/connectors/rules';

/** Leads to the provider, where the account's owner agrees. Waits until the browser has left. */
export function ConnectButton(props: { provider: Provider; name: string; label: string }) {
  const { provider, name, label } = props;
  const { mutate, reset, isPending, isSuccess } = useConnect(provider, (address) =>
    window.location.assign(address),
  );
  const isLeaving = isPending || isSuccess;
  const once = useOnce(isLeaving);
  const words = isLeaving ? 'Connecting...' : label;

  // Somebody who comes back by the browser's own way finds the button as it was.
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => event.persisted && reset();
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, [reset]);

  return (
    <Button className="w-36" pending={isLeaving} aria-label={`${words} ${name}`} onClick={() => once(mutate)}>
      {isLeaving && <LoaderCircle aria-hidden className="size-4 animate-spin" />}
      {words}
    </Button>
  );
}
