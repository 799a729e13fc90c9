import { ApiError } from '@/lib/api-client';
import { authMessages } from '@/lib/auth/messages';
import { fieldMessages, maxPassword, minPassword } from '@/lib/auth/rules';
import type { CurrentUser } from '@/lib/auth/schema';

/** The values of the profile form. An empty text keeps the stored value; null clears a name. */
export interface ProfileDraft {
  firstName: string | null;
  lastName: string | null;
  phoneNumber: string;
  currentPassword: string;
  newPassword: string;
  renewCalendarAddress: boolean;
}

export function draftOf({ firstName, lastName, phoneNumber }: CurrentUser): ProfileDraft {
  return {
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    phoneNumber: phoneNumber ?? '',
    currentPassword: '',
    newPassword: '',
    renewCalendarAddress: false,
  };
}

export function isChange(draft: ProfileDraft, user: CurrentUser): boolean {
  const names = ['firstName', 'lastName', 'phoneNumber'] as const;
  return draft.newPassword !== '' || names.some((name) => isDifferent(draft[name], user[name]));
}

function isDifferent(typed: string | null, stored: string | null): boolean {
  const value = typed?.trim();
  return value !== '' && value !== stored;
}

export type ProfileProblems = Partial<Record<keyof ProfileDraft, string>>;

export function checkProfile({ currentPassword, newPassword }: ProfileDraft): ProfileProblems {
  const problems: ProfileProblems = {};
  if (newPassword !== '' && currentPassword === '') problems.currentPassword = authMessages.currentMissing;
  if (newPassword !== '' && newPassword.length < minPassword)
    problems.newPassword = fieldMessages.passwordShort;
  if (newPassword.length > maxPassword) problems.newPassword = fieldMessages.passwordLong;
  return problems;
}

const fieldOf: Record<string, keyof ProfileDraft> = {
  [authMessages.phoneImpossible]: 'phoneNumber',
  [fieldMessages.phoneLong]: 'phoneNumber',
  [authMessages.currentMissing]: 'currentPassword',
  [authMessages.currentWrong]: 'currentPassword',
};

export function problemsIn(error: unknown): ProfileProblems {
  if (!(error instanceof ApiError) || !error.serverMessage) return {};
  const field = fieldOf[error.serverMessage];
  return field ? { [field]: error.serverMessage } : {};
}
