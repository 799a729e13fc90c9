'use client';

import { type FormEvent, useRef, useState } from 'react';
import { useOnce } from '@/components/hooks/use-once';
import { useUpdateProfile } from '@/components/profile/use-profile';
import {
  checkProfile,
  draftOf,
  isChange,
  type ProfileDraft,
  type ProfileProblems,
  problemsIn,
} from '@/components/profile/validation';
import type { CurrentUser } from '@/lib/auth/schema';

export interface ProfileFormOptions {
  user: CurrentUser;
  start: ProfileDraft | undefined;
  onDraft: (draft: ProfileDraft | undefined) => void;
  onSaved: () => void;
}

export function useProfileForm({ user, start = draftOf(user), onDraft, onSaved }: ProfileFormOptions) {
  const [draft, setDraft] = useState(start);
  const [problems, setProblems] = useState<ProfileProblems>({});
  const save = useUpdateProfile(() => onDraft(undefined));
  const once = useOnce(save.isPending);
  const form = useRef<HTMLFormElement>(null);
  const ready = isChange(draft, user);

  function change(part: Partial<ProfileDraft>) {
    const next = { ...draft, ...part };
    setDraft(next);
    // Passwords are not kept after the dialog closes.
    onDraft({ ...next, currentPassword: '', newPassword: '' });
    setProblems((current) => without(current, Object.keys(part)));
  }

  function submit(event?: FormEvent) {
    event?.preventDefault();
    if (!ready) return;
    if (showProblems(checkProfile(draft))) return;
    once(() =>
      save.mutate(draft, { onSuccess: onSaved, onError: (error) => showProblems(problemsIn(error)) }),
    );
  }

  function showProblems(found: ProfileProblems): boolean {
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
