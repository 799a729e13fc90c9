'use client';

import { ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';

export function DisclosureButton(props: {
  label: ReactNode;
  isRow?: boolean;
  children: (close: () => void) => ReactNode;
}) {
  const { label, isRow = false, children } = props;
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
        variant={isRow ? 'ghost' : 'outline'}
        className={isRow ? rowClass : ''}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        {isRow && <ChevronRight aria-hidden className="-mr-1 text-muted-foreground" />}
      </Button>
      <div ref={content} id={id} hidden={!isOpen} className="pt-3 pb-2">
        {isOpen && children(close)}
      </div>
    </div>
  );
}

const rowClass =
  '-mx-3 w-[calc(100%+1.5rem)] justify-between px-3 text-foreground [&>svg]:transition-transform aria-expanded:[&>svg]:rotate-90';
