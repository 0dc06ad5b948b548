import { useState } from 'react';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { Profile } from '#domain/identity/account/profile.ts';
import type { SignInOptions } from '#domain/identity/sign-in/sign-in-options.ts';
import { ok } from '#domain/result.ts';
import { useApp } from '../../../app-context.tsx';
import { breakable } from '../../../components/breakable.tsx';
import { Button } from '../../../components/button.tsx';
import { Chip } from '../../../components/chip.tsx';
import { Notice } from '../../../components/notices/notice.tsx';
import { EmailField } from '../../../forms/email-field.tsx';
import { Form, SubmitButton } from '../../../forms/form.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import { emailWords as words } from './messages/en/profile.ts';
import { shell } from '../../../messages/en/shell.ts';
import { ConfirmEmail } from './confirm-email.tsx';
import { useIdentityConfirmation } from './confirmation.tsx';
import { SettingsSection } from './settings-section.tsx';

/** Asks for the new address. The address changes only when the user opens the link in the mail to it. */
function ChangeEmail(props: {
  readonly profile: Profile;
  readonly now: string;
  readonly onSent: (next: string) => void;
  readonly onCancel: () => void;
}) {
  const { updateProfile } = useApp().account;
  const confirmed = useIdentityConfirmation();
  const [problem, setProblem] = useState<string | null>(null);
  const { firstName, lastName } = props.profile;
  const submission = useSubmission<'email' | 'firstName' | 'lastName', string | null>(
    async ({ email }) => {
      setProblem(null);
      if (email.trim().toLowerCase() === props.now) return ok(null);
      const ordered = await confirmed(() =>
        updateProfile({ firstName: firstName ?? '', lastName: lastName ?? '', email }),
      );
      return ordered.ok ? ok(email.trim()) : ordered;
    },
    (next) => (next === null ? setProblem(words.same) : props.onSent(next)),
    (next) => next === null,
  );
  const nameMissing =
    submission.fieldError('firstName') !== undefined || submission.fieldError('lastName') !== undefined;
  return (
    <Form {...submission.form} name="email">
      {nameMissing ? <Notice tone="error">{words.nameFirst}</Notice> : null}
      <EmailField
        label={words.newEmail}
        name="email"
        hint={words.newEmailHint}
        error={submission.fieldError('email') ?? problem ?? undefined}
      />
      <div className="row">
        <SubmitButton variant="secondary" wide={false} pending={submission.pending}>
          {words.submit}
        </SubmitButton>
        <Button variant="quiet" onClick={props.onCancel}>
          {shell.cancel}
        </Button>
      </div>
    </Form>
  );
}

/** The email address, whether it is confirmed, and a form to change it. `ways` is null if the login methods could not be read. */
export function EmailSection(props: { readonly profile: Profile; readonly ways: SignInOptions | null }) {
  const [changing, setChanging] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const email = props.ways?.email ?? props.profile.email ?? '';
  const verified = props.ways?.emailVerified ?? null;
  const badge =
    verified === null ? null : (
      <Chip tone={verified ? 'moss' : 'sun'}>{verified ? words.confirmed : words.notConfirmed}</Chip>
    );
  return (
    <SettingsSection id="email" heading={words.heading} badge={badge}>
      <p className="settings-value">{breakable(bidiIsolate(email))}</p>
      {verified === false ? <ConfirmEmail email={email} why={words.notConfirmedHint} /> : null}
      {sentTo === null ? null : (
        <Notice tone="success" title={words.sentTitle}>
          <p>{breakable(words.sent(sentTo, email))}</p>
        </Notice>
      )}
      {changing ? (
        <ChangeEmail
          profile={props.profile}
          now={email}
          onSent={(next) => {
            setChanging(false);
            setSentTo(next);
          }}
          onCancel={() => setChanging(false)}
        />
      ) : (
        <div>
          <Button onClick={() => setChanging(true)}>{words.change}</Button>
        </div>
      )}
    </SettingsSection>
  );
}
