import { useState } from 'react';
import { maxLeadDays, type SocialKind, socialKinds } from '@/lib/social/rules';
import type { SocialDate } from '@/lib/social/schema';

/** What a form sends. */
export type SocialDraft = Pick<SocialDate, 'name' | 'kind' | 'month' | 'day' | 'year' | 'leadDays' | 'note'>;

/** As the controls hold it: numbers as they are typed. */
type Typed = Record<'name' | 'kind' | 'month' | 'day' | 'year' | 'leadDays' | 'note', string>;

const blank: Typed = { name: '', kind: 'birthday', month: '', day: '', year: '', leadDays: '0', note: '' };

/** A date as it is typed; `draft` is null until what is needed is there. */
export function useSocialDraft(start: SocialDraft | undefined) {
  const [typed, setTyped] = useState<Typed>(() => (start ? typedOf(start) : blank));
  return {
    typed,
    draft: draftOf(typed),
    set: (field: keyof Typed) => (event: { target: { value: string } }) =>
      setTyped((before) => ({ ...before, [field]: event.target.value })),
    clear: () => setTyped(blank),
  };
}

function typedOf({ name, kind, month, day, year, leadDays, note }: SocialDraft): Typed {
  const [monthText, dayText, leadText] = [month, day, leadDays].map(String);
  return {
    ...{ name, kind, note: note ?? '' },
    ...{ month: monthText ?? '', day: dayText ?? '', year: year === null ? '' : String(year) },
    leadDays: leadText ?? '0',
  };
}

function draftOf(typed: Typed): SocialDraft | null {
  const name = typed.name.trim();
  const [month, day, leadDays] = [typed.month, typed.day, typed.leadDays].map(Number);
  const isYear = typed.year === '' || /^\d{4}$/.test(typed.year);
  if (name === '' || !month || !day || !isYear) return null;
  return {
    ...{ name, kind: kindOf(typed.kind), month, day },
    year: typed.year === '' ? null : Number(typed.year),
    leadDays: Math.min(leadDays ?? 0, maxLeadDays),
    note: typed.note.trim() || null,
  };
}

function kindOf(text: string): SocialKind {
  return socialKinds.find((kind) => kind === text) ?? 'birthday';
}
