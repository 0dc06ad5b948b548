import { useLoaderData } from 'react-router';
import type { ClientApp } from '#application/client/client-app.ts';
import type { Profile, ProfileDraft } from '#domain/account/profile.ts';
import { personOf } from '#domain/policy/session.ts';
import { useApp, useSession } from '../../app-context.tsx';
import { LoadFailure } from '../../components/load-failure.tsx';
import { Choice } from '../../components/choice.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { toast } from '../../components/toast.ts';
import { EmailField } from '../../forms/email-field.tsx';
import { Form, SubmitButton } from '../../forms/form.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { ColourModeSwitch } from '../../layouts/colour-mode-controls.tsx';
import { fields, profile as words, providers } from '../../messages/en/account.ts';
import { textSizes, useTextSize } from '../../theme/text-size.ts';
import type { PageVisit } from '../../routes/route-spec.ts';
import { SettingsFrame } from './settings-frame.tsx';

/** The profile as it stands on the service. */
export const loader = (app: ClientApp, { signal }: PageVisit) => app.readProfile({ signal });

function ProfileForm({ profile }: { readonly profile: Profile }) {
  const { updateProfile } = useApp();
  const submission = useSubmission<keyof ProfileDraft, Profile>(
    ({ firstName, lastName }) => updateProfile({ firstName, lastName }),
    () => toast(words.saved),
  );

  return (
    <Form {...submission.form}>
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
      <EmailField
        label={fields.email}
        name="email"
        readOnly
        hint={words.emailHint}
        defaultValue={profile.email ?? ''}
      />
      <SubmitButton pending={submission.pending}>{words.submit}</SubmitButton>
    </Form>
  );
}

function Facts() {
  const person = personOf(useSession());
  return (
    <section>
      <h2>{words.account}</h2>
      <dl className="facts">
        <dt>{words.schoolOrDistrict}</dt>
        <dd>{person?.schoolOrDistrict ?? words.none}</dd>
        <dt>{words.signInMethod}</dt>
        <dd>{providers.names[person?.signInMethod ?? 'email']}</dd>
      </dl>
    </section>
  );
}

/** What is kept on this device only; larger text makes up for the zoom that is blocked (NAV-19). */
function Appearance() {
  const { size, setSize } = useTextSize();
  return (
    <section className="stack">
      <h2>{words.appearance}</h2>
      <ColourModeSwitch />
      <Choice
        legend={words.textSize}
        values={textSizes}
        labels={words.textSizes}
        chosen={size}
        onChoose={setSize}
      />
    </section>
  );
}

/** `/settings/profile`: names to change; school, way of signing in and colours beside them. */
export function Component() {
  const profile = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  return (
    <SettingsFrame>
      <PageTitle lead={words.lead}>{words.heading}</PageTitle>
      {profile.ok ? <ProfileForm profile={profile.value} /> : <LoadFailure failure={profile.error} />}
      <Facts />
      <Appearance />
    </SettingsFrame>
  );
}
