'use client';

import { useState } from 'react';
import { PasswordInput } from '@/components/auth/password/password-input';
import { StrengthHint } from '@/components/auth/password/strength-hint';
import { PhoneField } from '@/components/auth/phone-field';
import { PhoneConnection } from '@/components/channels/phone-connection';
import { Expandable } from '@/components/common/expandable';
import { Failure } from '@/components/common/failure';
import { SwitchField } from '@/components/common/switch-field';
import { NameField } from '@/components/profile/name-field';
import { type ProfileFormOptions, useProfileForm } from '@/components/profile/use-profile-form';
import { draftOf } from '@/components/profile/validation';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { maxPassword, maxPhoneText } from '@/lib/auth/rules';

export function ProfileForm(options: ProfileFormOptions) {
  const { user } = options;
  const { form, draft, change, problems, save, ready, hasFailed, submit } = useProfileForm(options);
  const [isOpen, setOpen] = useState(false);
  const isNewNumber = draft.phoneNumber !== draftOf(user).phoneNumber;
  const isPasswordShown = isOpen || isNewNumber || Boolean(problems.currentPassword ?? problems.newPassword);
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-sm text-pretty text-muted-foreground">
        Signed in as <span className="text-foreground wrap-anywhere">{user.email}</span>. Fields you leave
        empty stay the same.
      </p>
      <div className="grid gap-5 sm:grid-cols-2">
        <NameField
          label="First name"
          name="firstName"
          autoComplete="given-name"
          stored={user.firstName}
          value={draft.firstName}
          onChange={(firstName) => change({ firstName })}
        />
        <NameField
          label="Last name"
          name="lastName"
          autoComplete="family-name"
          stored={user.lastName}
          value={draft.lastName}
          onChange={(lastName) => change({ lastName })}
        />
      </div>
      <div className="grid gap-3">
        <PhoneField
          name="phoneNumber"
          hint="Include the country code. After a change, connect the number again."
          error={problems.phoneNumber}
          maxLength={maxPhoneText}
          value={draft.phoneNumber}
          stored={user.phoneNumber}
          placeholder={user.phoneNumber ?? 'Not set'}
          onText={(phoneNumber) => change({ phoneNumber })}
        />
        <PhoneConnection />
      </div>
      {/* Tells the browser's password manager to which account the password belongs. */}
      <input hidden readOnly autoComplete="username" value={user.email} />
      <Expandable
        label="Change password"
        open={isPasswordShown}
        onToggle={(event) => setOpen(event.currentTarget.open)}
        className="-my-2"
      >
        <div className="grid gap-5 pt-1 pb-2">
          <Field
            label="Current password"
            error={problems.currentPassword}
            hint="Needed only to change your phone number or password."
          >
            {(control) => (
              <PasswordInput
                {...control}
                name="currentPassword"
                autoComplete="current-password"
                maxLength={maxPassword}
                value={draft.currentPassword}
                onChange={(event) => change({ currentPassword: event.target.value })}
              />
            )}
          </Field>
          <Field label="New password (optional)" error={problems.newPassword} hint="At least 6 characters.">
            {(control) => (
              <PasswordInput
                {...control}
                name="newPassword"
                autoComplete="new-password"
                value={draft.newPassword}
                onChange={(event) => change({ newPassword: event.target.value })}
              />
            )}
          </Field>
          {draft.newPassword !== '' && <StrengthHint password={draft.newPassword} own={[user.email]} />}
          {draft.newPassword !== '' && (
            <SwitchField
              label="Renew my calendar address too, so that the old one stops working"
              checked={draft.renewCalendarAddress}
              onCheckedChange={(renewCalendarAddress) => change({ renewCalendarAddress })}
            />
          )}
        </div>
      </Expandable>
      <Button type="submit" pending={save.isPending} disabled={!ready} className="justify-self-start">
        {save.isPending ? 'Updating...' : 'Update Profile'}
      </Button>
      {hasFailed && (
        <Failure what="Your profile was not updated." error={save.error} onRetry={() => submit()} />
      )}
    </form>
  );
}
