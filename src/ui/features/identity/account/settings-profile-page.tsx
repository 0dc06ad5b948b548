import { type ComponentProps, type ReactNode, Suspense, useState } from 'react';
import { useLoaderData } from 'react-router';
import type { ClientApp } from '#application/client/client-app.ts';
import { personOf } from '#domain/identity/navigation/session.ts';
import { useSession } from '../../../app-context.tsx';
import { Notice } from '../../../components/notices/notice.tsx';
import { optionalPart } from '../../../components/optional-part.ts';
import { fetched } from '../../../routes/chunk-error.ts';
import { PageTitle } from '../../../components/page-title.tsx';
import { namesWords, passwordWords, profile as words, signInOptionWords } from './messages/en/profile.ts';
import { twoStepWords } from './messages/en/two-step.ts';
import { type Query, valueOf } from '../../../data/query.ts';
import { QueryBoundary } from '../../../data/query-boundary.tsx';
import { useLoadedQuery } from '../../../data/use-loaded-query.ts';
import type { PageVisit } from '../../../routes/route-spec.ts';
import { AppearanceSection } from './appearance-section.tsx';
import { ConfirmationProvider } from './confirmation.tsx';
import { DeleteSection } from './delete-section.tsx';
import { EmailSection } from './email-section.tsx';
import { ExportSection } from './export-section.tsx';
import { NameSection } from './name-section.tsx';
import { NotificationsSection } from './notifications-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SectionNav } from './section-nav.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { focusSection, type SectionId, SettingsSection } from './settings-section.tsx';
import { TwoStepSection } from './two-step-section.tsx';
import { SignInOptionsSection } from './sign-in-options-section.tsx';
import { SettingsPage } from '../../../layouts/settings-page.tsx';

const SchoolSection = optionalPart(async () => (await fetched(import('./school-section.tsx'))).SchoolSection);

export async function loader(app: ClientApp, { signal }: PageVisit) {
  const [profile, ways] = await Promise.all([
    app.account.readProfile({ signal }),
    app.security.signInOptions(),
  ]);
  return { profile, ways };
}

type Read = Awaited<ReturnType<typeof loader>>;
type ValueOf<R> = R extends { readonly ok: true; readonly value: infer T } ? T : never;
type Queries = { readonly [K in keyof Read]: Query<ValueOf<Read[K]>> };

/** Shows a failure in the section whose data could not be read. */
const inSection = (id: SectionId, heading: string) => (notice: ReactNode) => (
  <SettingsSection id={id} heading={heading}>
    {notice}
  </SettingsSection>
);

/** Replaces the login methods for staff who view as a user, because the identity provider returns those of the staff member. */
const UnseenWays = () =>
  (
    [
      ['ways-in', signInOptionWords.heading],
      ['password', passwordWords.heading],
      ['two-step', twoStepWords.heading],
    ] as const
  ).map(([id, heading]) => (
    <SettingsSection key={id} id={id} heading={heading}>
      <p className="quiet">{words.notInView}</p>
    </SettingsSection>
  ));

const LoginMethods = ({ ways }: Pick<Queries, 'ways'>) => (
  <>
    <QueryBoundary query={ways} renderFailure={inSection('ways-in', signInOptionWords.heading)}>
      {(value) => <SignInOptionsSection ways={value} />}
    </QueryBoundary>
    <PasswordSection ways={valueOf(ways)} />
  </>
);

/** The sections that are shown only after the account has set up a required second step. */
const Person = ({
  profile,
  ways,
}: {
  readonly profile: Queries['profile'];
  readonly ways: Queries['ways'] | null;
}) => (
  <>
    <QueryBoundary query={profile} renderFailure={inSection('name', namesWords.heading)}>
      {(value) => (
        <>
          <NameSection profile={value} />
          <EmailSection profile={value} ways={ways && valueOf(ways)} />
        </>
      )}
    </QueryBoundary>
    {ways === null ? <UnseenWays /> : <LoginMethods ways={ways} />}
  </>
);
const JoinNotice = optionalPart(
  async () => (await fetched(import('../../../components/notices/join-notice.tsx'))).JoinNotice,
);

/** The school with the user's email domain. Not shown to our staff. */
const MayJoin = () => (
  <Suspense fallback={null}>
    <JoinNotice />
  </Suspense>
);

const MustEnrol = () => (
  <Notice tone="warning" title={twoStepWords.requiredTitle}>
    <p>{twoStepWords.required}</p>
  </Notice>
);

const TwoStep = ({
  ways,
  ...steps
}: Pick<ComponentProps<typeof TwoStepSection>, 'required' | 'onCodes'> & {
  readonly ways: Queries['ways'] | null;
}) =>
  ways === null ? null : (
    <QueryBoundary
      query={ways}
      staleNotice={steps.required}
      renderFailure={inSection('two-step', twoStepWords.heading)}
    >
      {(value) => <TwoStepSection ways={value} {...steps} />}
    </QueryBoundary>
  );

/** Returns the query of the login methods, or null for staff who view as the user. */
function useWays({ ways }: Read): Queries['ways'] | null {
  const loaded = useLoadedQuery(ways);
  return personOf(useSession())?.viewing ? null : loaded;
}

/** `/settings/profile`: the user's details and sign-in methods. Each section has an anchor. */
export function Component() {
  const read = useLoaderData<Read>();
  const profile = useLoadedQuery(read.profile);
  const ways = useWays(read);
  const person = personOf(useSession());
  const mustEnrol = person?.secondFactorRequired === true;
  // This state is in the page, so that a reload of its data does not remove the codes, which cannot be shown twice.
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const dismissCodes = (): void => {
    setCodes(null);
    focusSection('two-step');
  };
  return (
    <SettingsPage sections={mustEnrol ? null : <SectionNav />}>
      <PageTitle lead={words.lead}>{words.heading}</PageTitle>
      <ConfirmationProvider ways={ways && valueOf(ways)}>
        <div className="settings-sections">
          {person === null || person.accountType === 'admin' ? null : <MayJoin />}
          {mustEnrol ? <MustEnrol /> : <Person profile={profile} ways={ways} />}
          {codes === null ? null : (
            <RecoveryCodes codes={codes} email={person?.email ?? ''} onDone={dismissCodes} />
          )}
          <TwoStep ways={ways} required={mustEnrol} onCodes={setCodes} />
          <SessionsSection listed={!mustEnrol} />
          {mustEnrol ? null : <NotificationsSection />}
          <AppearanceSection />
          {mustEnrol ? null : (
            <>
              <Suspense fallback={null}>
                <SchoolSection />
              </Suspense>
              <ExportSection />
            </>
          )}
          <DeleteSection />
        </div>
      </ConfirmationProvider>
    </SettingsPage>
  );
}
