'use client';

import { type FormEvent, useRef, useState } from 'react';
import { useUpdateProfile } from '@/components/profile/use-profile';
import {
  checkProfile,
  type ProfileDraft,
  type ProfileProblems,
  problemsIn,
} from '@/components/profile/validation';

const blank: ProfileDraft = {
  firstName: '',
  lastName: '',
  phoneNumber: '',
  currentPassword: '',
  newPassword: '',
};

/** The profile form's draft, what is wrong with it, and its way to the server. What was typed stays until it is saved. */
export function useProfileForm(onSaved: () => void) {
  const [draft, setDraft] = useState(blank);
  const [problems, setProblems] = useState<ProfileProblems>({});
  const save = useUpdateProfile();
  const form = useRef<HTMLFormElement>(null);

  function change(part: Partial<ProfileDraft>) {
    setDraft((current) => ({ ...current, ...part }));
    // A field that is being mended is no longer wrong; whether it is right, the next try says.
    setProblems((current) => without(current, Object.keys(part)));
  }

  function submit(event?: FormEvent) {
    event?.preventDefault();
    if (save.isPending) return;
    const found = checkProfile(draft);
    if (point(found)) return;
    save.mutate(draft, { onSuccess: onSaved, onError: (error) => point(problemsIn(error)) });
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
  return { form, draft, change, problems, save, hasFailed, submit };
}

function without(problems: ProfileProblems, names: string[]): ProfileProblems {
  return Object.fromEntries(Object.entries(problems).filter(([name]) => !names.includes(name)));
}
