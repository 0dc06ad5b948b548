import { useState } from 'react';
import { useLoaderData } from 'react-router';
import type { ClientApp } from '#application/client/client-app.ts';
import { personOf } from '#domain/policy/session.ts';
import { useSession } from '../../app-context.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { namesWords, profile as words, waysWords } from './messages/en/profile.ts';
import { twoStepWords } from './messages/en/two-step.ts';
import type { PageVisit } from '../../routes/route-spec.ts';
import { AppearanceSection } from './appearance-section.tsx';
import { ConfirmationProvider } from './confirmation.tsx';
import { DeleteSection } from './delete-section.tsx';
import { EmailSection } from './email-section.tsx';
import { LoadedSection } from './loaded-section.tsx';
import { NameSection } from './name-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SectionNav } from './section-nav.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { focusSection } from './settings-section.tsx';
import { TwoStepSection } from './two-step-section.tsx';
import { WaysInSection } from './ways-in-section.tsx';
import { SettingsFrame } from '../../layouts/settings-frame.tsx';

/** The profile as it stands on the service, and the ways in as the identity provider has them. */
export async function loader(app: ClientApp, { signal }: PageVisit) {
  const [profile, ways] = await Promise.all([app.readProfile({ signal }), app.security.waysIn()]);
  return { profile, ways };
}

type Read = Awaited<ReturnType<typeof loader>>;

/** What an account without the second step that it must have does not see yet: the service would not let it. */
const Person = ({ profile, ways }: Read) => (
  <>
    <LoadedSection id="name" heading={namesWords.heading} read={profile}>
      {(value) => (
        <>
          <NameSection profile={value} />
          <EmailSection profile={value} ways={ways.ok ? ways.value : null} />
        </>
      )}
    </LoadedSection>
    <LoadedSection id="ways-in" heading={waysWords.heading} read={ways}>
      {(value) => <WaysInSection ways={value} />}
    </LoadedSection>
    <PasswordSection ways={ways.ok ? ways.value : null} />
  </>
);

const MustEnrol = () => (
  <Notice tone="warning" title={twoStepWords.requiredTitle}>
    <p>{twoStepWords.required}</p>
  </Notice>
);

/** `/settings/profile`: who somebody is, and how they get in. Each section can be linked to. */
export function Component() {
  const { profile, ways } = useLoaderData<Read>();
  const person = personOf(useSession());
  const mustEnrol = person?.secondFactorRequired === true;
  // Kept here, so that nothing that is read again takes them away: they cannot be shown twice.
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const kept = (): void => {
    setCodes(null);
    focusSection('two-step');
  };
  return (
    <SettingsFrame>
      <PageTitle lead={words.lead}>{words.heading}</PageTitle>
      <ConfirmationProvider ways={ways.ok ? ways.value : null}>
        <div className="settings-columns">
          {mustEnrol ? null : <SectionNav />}
          <div className="settings-sections">
            {mustEnrol ? <MustEnrol /> : <Person profile={profile} ways={ways} />}
            {codes === null ? null : (
              <RecoveryCodes codes={codes} email={person?.email ?? ''} onKept={kept} />
            )}
            <LoadedSection id="two-step" heading={twoStepWords.heading} read={ways}>
              {(value) => <TwoStepSection ways={value} required={mustEnrol} onCodes={setCodes} />}
            </LoadedSection>
            <SessionsSection />
            <AppearanceSection />
            <DeleteSection />
          </div>
        </div>
      </ConfirmationProvider>
    </SettingsFrame>
  );
}
