'use client';

import { LoaderCircle } from 'lucide-react';
import { useEffect } from 'react';
import { useConnect } from '@/components/connectors/use-connectors';
import { useOnce } from '@/components/hooks/use-once';
import { Button } from '@/components/ui/button';
import type { Provider } from '@/lib/connectors/rules';

export function ConnectButton(props: { provider: Provider; name: string; label: string }) {
  const { provider, name, label } = props;
  const { mutate, reset, isPending, isSuccess } = useConnect(provider, (address) =>
    window.location.assign(address),
  );
  const isLeaving = isPending || isSuccess;
  const once = useOnce(isLeaving);
  const text = isLeaving ? 'Connecting...' : label;

  // The Back button may restore the page from the back/forward cache. The button must then not be pending.
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
