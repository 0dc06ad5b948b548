import { useState } from 'react';
import { type PersonDetails, personDetailNames } from '#domain/identity/account/person-details.ts';
import type { Profile, ProfileDraft } from '#domain/identity/account/profile.ts';
import { useApp } from '../../../app-context.tsx';
import { Choices } from '../../../chakra/choices.tsx';
import { toast } from '../../../components/notices/toast.ts';
import { DetailField } from '../../../forms/detail-field.tsx';
import { changedDetails } from '../../../forms/detail-values.ts';
import { Form, SubmitButton } from '../../../forms/form.tsx';
import { PhoneField } from '../../../forms/phone-field.tsx';
import { SchoolField } from '../../../forms/school-field.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import { fields } from '../../../messages/en/account.ts';
import { namesWords, profile as words } from './messages/en/profile.ts';
import { SettingsSection } from './settings-section.tsx';

type Typed = 'firstName' | 'lastName' | 'phoneNumber' | keyof PersonDetails;

/** Returns the names and, of the other fields, only the changed ones, so that concurrent changes on a different device are kept. */
const draftOf = (typed: Readonly<Record<Typed, string>>, known: Profile): ProfileDraft => {
  const { firstName, lastName, phoneNumber } = typed;
  return {
    firstName,
    lastName,
    ...changedDetails(typed, known),
    ...(phoneNumber === (known.phoneNumber ?? '') ? {} : { phoneNumber }),
  };
};

/** Names, details and phone number. All fields except the names can be emptied. */
export function NameSection({ profile }: { readonly profile: Profile }) {
  const { updateProfile } = useApp().account;
  /** The values when the fields were shown or last saved. */
  const [known, setKnown] = useState(profile);
  const submission = useSubmission<Typed, Profile>(
    (typed) => updateProfile(draftOf(typed, known)),
    (saved) => {
      setKnown(saved);
      toast(words.saved);
    },
  );
  return (
    <SettingsSection id="name" heading={namesWords.heading} lead={namesWords.lead}>
      <Form {...submission.form} name="name">
        <div className="field-pair">
          <TextField
            label={fields.firstName}
            name="firstName"
            autoComplete="given-name"
            defaultValue={profile.firstName ?? ''}
            error={submission.fieldError('firstName')}
          />
          <TextField
            label={fields.lastName}
            name="lastName"
            autoComplete="family-name"
            defaultValue={profile.lastName ?? ''}
            error={submission.fieldError('lastName')}
          />
        </div>
        {personDetailNames.map((name) =>
          name === 'schoolOrDistrict' ? (
            <SchoolField key={name} value={profile[name]} error={submission.fieldError(name)} />
          ) : (
            <DetailField
              key={name}
              name={name}
              value={profile[name]}
              hint={namesWords.hints[name]}
              error={submission.fieldError(name)}
              Choices={Choices}
            />
          ),
        )}
        <PhoneField
          label={fields.phoneNumber}
          name="phoneNumber"
          optional
          hint={namesWords.phoneHint}
          defaultValue={profile.phoneNumber ?? ''}
          error={submission.fieldError('phoneNumber')}
        />
        <div>
          <SubmitButton variant="secondary" pending={submission.pending} wide={false}>
            {words.save}
          </SubmitButton>
        </div>
      </Form>
    </SettingsSection>
  );
}
