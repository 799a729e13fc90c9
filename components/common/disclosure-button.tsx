'use client';

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';

export function DisclosureButton(props: { label: ReactNode; children: (close: () => void) => ReactNode }) {
  const { label, children } = props;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (isOpen) content.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  return (
    <div>
      <Button
        ref={button}
        variant="outline"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </Button>
      <div ref={content} id={id} hidden={!isOpen} className="pt-3 pb-2">
        {isOpen && children(close)}
      </div>
    </div>
  );
}
