'use client';

import { LoaderCircle } from 'lucide-react';
import { useEffect } from 'react';
import { useConnect } from '@/components/connectors/use-connectors';
import { useOnce } from '@/components/hooks/use-once';
import { Button } from '@/components/ui/button';
import type { Provider } from '@/lib/connectors/rules';

/** A button that sends the browser to the provider, where the user grants access. It stays pending until the browser has left the page. */
export function ConnectButton(props: { provider: Provider; name: string; label: string }) {
  const { provider, name, label } = props;
  const { mutate, reset, isPending, isSuccess } = useConnect(provider, (address) =>
    window.location.assign(address),
  );
  const isLeaving = isPending || isSuccess;
  const once = useOnce(isLeaving);
  const text = isLeaving ? 'Connecting...' : label;

  // If the Back button restores the page from the back/forward cache, the button must not be pending any more.
  useEffect(() => {
    const resetIfRestored = (event: PageTransitionEvent) => event.persisted && reset();
    window.addEventListener('pageshow', resetIfRestored);
    return () => window.removeEventListener('pageshow', resetIfRestored);
  }, [reset]);

  return (
    <Button className="w-36" pending={isLeaving} aria-label={`${text} ${name}`} onClick={() => once(mutate)}>
      {isLeaving && <LoaderCircle aria-hidden className="size-4 animate-spin" />}
      {text}
    </Button>
  );
}
