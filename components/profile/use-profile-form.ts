'use client';

import { type FormEvent, useRef, useState } from 'react';
import { useOnce } from '@/components/common/use-once';
import { useUpdateProfile } from '@/components/profile/use-profile';
import {
  blankProfile,
  checkProfile,
  isChange,
  type ProfileDraft,
  type ProfileProblems,
  problemsIn,
} from '@/components/profile/validation';
import type { CurrentUser } from '@/lib/auth/schema';

export interface ProfileFormOptions {
  user: CurrentUser;
  /** What was typed at an earlier opening and not saved. */
  start: ProfileDraft | undefined;
  /** Hears what to keep for the next opening. */
  onDraft: (draft: ProfileDraft | undefined) => void;
  onSaved: () => void;
}

/** The profile form's draft, what is wrong with it, and its way to the server. What was typed stays until it is saved. */
export function useProfileForm({ user, start = blankProfile, onDraft, onSaved }: ProfileFormOptions) {
  const [draft, setDraft] = useState(start);
  const [problems, setProblems] = useState<ProfileProblems>({});
  const save = useUpdateProfile(() => onDraft(undefined));
  const once = useOnce(save.isPending);
  const form = useRef<HTMLFormElement>(null);
  const ready = isChange(draft, user);

  function change(part: Partial<ProfileDraft>) {
    const next = { ...draft, ...part };
    setDraft(next);
    // A password is kept nowhere longer than the dialog stands.
    onDraft({ ...next, currentPassword: '', newPassword: '' });
    // A field that is being mended is no longer wrong; whether it is right, the next try says.
    setProblems((current) => without(current, Object.keys(part)));
  }

  function submit(event?: FormEvent) {
    event?.preventDefault();
    if (!ready) return;
    const found = checkProfile(draft);
    if (point(found)) return;
    once(() => save.mutate(draft, { onSuccess: onSaved, onError: (error) => point(problemsIn(error)) }));
  }

  /** Shows problems at their fields and leads to the first; false where there are none. */
  function point(found: ProfileProblems): boolean {
    setProblems(found);
    const first = Object.keys(found)[0];
    if (!first) return false;
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    return true;
  }

  const hasFailed = save.isError && Object.keys(problemsIn(save.error)).length === 0;
  return { form, draft, change, problems, save, ready, hasFailed, submit };
}

function without(problems: ProfileProblems, names: string[]): ProfileProblems {
  return Object.fromEntries(Object.entries(problems).filter(([name]) => !names.includes(name)));
}
