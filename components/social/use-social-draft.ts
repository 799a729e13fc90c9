import { useState } from 'react';
import { maxLeadDays, type SocialKind, socialKinds } from '@/lib/social/rules';
import type { SocialDate } from '@/lib/social/schema';

export type SocialDraft = Pick<SocialDate, 'name' | 'kind' | 'month' | 'day' | 'year' | 'leadDays' | 'note'>;

type Fields = Record<'name' | 'kind' | 'month' | 'day' | 'year' | 'leadDays' | 'note', string>;

const blank: Fields = { name: '', kind: 'birthday', month: '', day: '', year: '', leadDays: '0', note: '' };

export function useSocialDraft(start: SocialDraft | undefined) {
  const [fields, setFields] = useState<Fields>(() => (start ? fieldsOf(start) : blank));
  return {
    fields,
    draft: draftOf(fields),
    set: (field: keyof Fields) => (event: { target: { value: string } }) =>
      setFields((before) => ({ ...before, [field]: event.target.value })),
    clear: () => setFields(blank),
  };
}

function fieldsOf({ name, kind, month, day, year, leadDays, note }: SocialDraft): Fields {
  const [monthText, dayText, leadText] = [month, day, leadDays].map(String);
  return {
    ...{ name, kind, note: note ?? '' },
    ...{ month: monthText ?? '', day: dayText ?? '', year: year === null ? '' : String(year) },
    leadDays: leadText ?? '0',
  };
}

function draftOf(fields: Fields): SocialDraft | null {
  const name = fields.name.trim();
  const [month, day, leadDays] = [fields.month, fields.day, fields.leadDays].map(Number);
  const isYear = fields.year === '' || /^\d{4}$/.test(fields.year);
  if (name === '' || !month || !day || !isYear) return null;
  return {
    ...{ name, kind: kindOf(fields.kind), month, day },
    year: fields.year === '' ? null : Number(fields.year),
    leadDays: Math.min(leadDays ?? 0, maxLeadDays),
    note: fields.note.trim() || null,
  };
}

function kindOf(text: string): SocialKind {
  return socialKinds.find((kind) => kind === text) ?? 'birthday';
}
