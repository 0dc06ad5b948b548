import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { SignInOptions } from '#domain/identity/sign-in/sign-in-options.ts';
import { personOf } from '#domain/identity/navigation/session.ts';
import { useApp, useSession } from '../../../app-context.tsx';
import { Notice } from '../../../components/notices/notice.tsx';
import { toast } from '../../../components/notices/toast.ts';
import { Form, SubmitButton } from '../../../forms/form.tsx';
import { NewPasswordField } from '../../../forms/new-password-field.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import { passwordWords as words } from './messages/en/profile.ts';
import { useIdentityConfirmation } from './confirmation.tsx';
import { focusSection, SettingsSection } from './settings-section.tsx';

type PasswordFormProps = { readonly hasOne: boolean; readonly email: string; readonly onSet: () => void };

/** A form for a new password, which is checked against the provider's rules while the user types. The address field is for password managers. */
function PasswordForm({ hasOne, email, onSet }: PasswordFormProps) {
  const { security } = useApp();
  const { revalidate } = useRevalidator();
  const confirmed = useIdentityConfirmation();
  const submission = useSubmission<'password', void>(
    ({ password }) => confirmed(() => security.setPassword(password)),
    async () => {
      await revalidate();
      toast(hasOne ? words.isChanged : words.isSet);
      onSet();
    },
  );
  return (
    <Form {...submission.form} name="password">
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <NewPasswordField label={words.newPassword} submission={submission} />
      <div>
        <SubmitButton variant="secondary" wide={false} pending={submission.pending}>
          {hasOne ? words.change : words.set}
        </SubmitButton>
      </div>
    </Form>
  );
}

/** Sets a password if the account has none or must set a new one. Otherwise changes it (AUT-13). */
export function PasswordSection({ ways }: { readonly ways: SignInOptions | null }) {
  const person = personOf(useSession());
  const [round, setRound] = useState(0);
  const required = person?.requiresPasswordSetup === true;
  const removed = person?.passwordRemoved === true;
  return (
    <SettingsSection id="password" heading={words.heading} lead={words.lead}>
      {required ? (
        <Notice tone="warning" title={removed ? words.removedTitle : words.setUpTitle}>
          <p>{removed ? words.removed : words.setUp}</p>
        </Notice>
      ) : null}
      <PasswordForm
        key={round}
        hasOne={!required && ways?.ways.includes('password') === true}
        email={person?.email ?? ''}
        onSet={() => {
          setRound(round + 1);
          focusSection('password');
        }}
      />
    </SettingsSection>
  );
}
