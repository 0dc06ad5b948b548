import type { Profile, ProfileDraft } from '#domain/account/profile.ts';
import { personOf } from '#domain/policy/session.ts';
import { useApp, useSession } from '../../../app-context.tsx';
import { toast } from '../../../components/toast.ts';
import { Form, SubmitButton } from '../../../forms/form.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import { namesWords, profile as words } from '../../../messages/en/profile.ts';
import { SettingsSection } from './settings-section.tsx';

/** First and last name to change; the school beside them. */
export function NameSection({ profile }: { readonly profile: Profile }) {
  const { updateProfile } = useApp();
  const person = personOf(useSession());
  const submission = useSubmission<keyof ProfileDraft, Profile>(
    ({ firstName, lastName }) => updateProfile({ firstName, lastName }),
    () => toast(words.saved),
  );
  return (
    <SettingsSection id="name" heading={namesWords.heading} lead={namesWords.lead}>
      <Form {...submission.form} name="name">
        <div className="field-pair">
          <TextField
            label={words.firstName}
            name="firstName"
            autoComplete="given-name"
            defaultValue={profile.firstName ?? ''}
            error={submission.fieldError('firstName')}
          />
          <TextField
            label={words.lastName}
            name="lastName"
            autoComplete="family-name"
            defaultValue={profile.lastName ?? ''}
            error={submission.fieldError('lastName')}
          />
        </div>
        <dl className="facts">
          <dt>{words.schoolOrDistrict}</dt>
          <dd dir="auto">{person?.schoolOrDistrict ?? words.none}</dd>
        </dl>
        <div>
          <SubmitButton variant="secondary" pending={submission.pending} wide={false}>
            {words.save}
          </SubmitButton>
        </div>
      </Form>
    </SettingsSection>
  );
}
