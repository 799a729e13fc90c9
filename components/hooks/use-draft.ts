import { useState } from 'react';

export function useDraft<Draft extends object>(saved: Draft) {
  const [typed, setTyped] = useState<Partial<Draft>>({});
  const draft: Draft = { ...saved, ...typed };
  return {
    draft,
    isChanged: fieldsOf(typed).some((field) => typed[field] !== saved[field]),
    change: (part: Partial<Draft>) => setTyped((before) => ({ ...before, ...part })),
    clear: () => setTyped({}),
    settle: (sent: Draft) => setTyped((before) => without(before, sent)),
  };
}

function without<Draft extends object>(typed: Partial<Draft>, sent: Draft): Partial<Draft> {
  const left = { ...typed };
  for (const field of fieldsOf(typed)) if (left[field] === sent[field]) delete left[field];
  return left;
}

function fieldsOf<Draft extends object>(typed: Partial<Draft>): (keyof Draft)[] {
  return Object.keys(typed) as (keyof Draft)[];
}
