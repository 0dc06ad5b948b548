import type { OpenedInvitation } from '#domain/organizations/invitations/invitation-views.ts';
import { onboardingAsks, onboardingPath } from '#domain/identity/navigation/after-sign-in.ts';
import { personOf } from '#domain/identity/navigation/session.ts';
import { useSession } from '../../../app-context.tsx';
import { LinkButton } from '../../../components/button.tsx';
import { Notice } from '../../../components/notices/notice.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { invitedBy } from '../../../messages/en/invited-by.ts';
import { paths } from '../../../routes/paths.ts';
import { AnswerButtons } from './answer-buttons.tsx';
import { ForVisitor, OtherAddress } from './not-yours.tsx';
import { invitationPage as words, overWords } from './messages/en/invitations.ts';

type Props = { readonly invitation: OpenedInvitation; readonly token: string };

const NextStep = () => {
  const asks = onboardingAsks(useSession());
  return (
    <LinkButton variant="primary" wide to={asks ? onboardingPath : paths.lessons}>
      {asks ? words.goOnOnboarding : words.goOn}
    </LinkButton>
  );
};

/** An invitation that is no longer open, because the invited user has responded, or for a different reason. */
const ClosedInvitation = ({ invitation: { standing, organizationName, id } }: Pick<Props, 'invitation'>) => {
  const isTheirs = id !== null;
  if (isTheirs && standing === 'accepted')
    return (
      <>
        <PageTitle lead={words.accepted}>{words.acceptedHeading(organizationName)}</PageTitle>
        <NextStep />
      </>
    );
  if (isTheirs && standing === 'declined')
    return (
      <>
        <PageTitle lead={words.declined}>{words.declinedHeading(organizationName)}</PageTitle>
        <NextStep />
      </>
    );
  return (
    <>
      <PageTitle>{words.overHeading(organizationName)}</PageTitle>
      {standing === 'pending' ? null : <Notice tone="warning">{overWords[standing]}</Notice>}
      <NextStep />
    </>
  );
};

/** The invited address and the user's own, for logged-in users (R1). */
const Addresses = ({ invited, own }: { readonly invited: string; readonly own: string }) => (
  <dl className="stack">
    <div>
      <dt className="quiet">{words.goesTo}</dt>
      <dd dir="auto">
        <strong>{invited}</strong>
      </dd>
    </div>
    <div>
      <dt className="quiet">{words.loggedInAs}</dt>
      <dd dir="auto">
        <strong>{own}</strong>
      </dd>
    </div>
  </dl>
);

export function OpenedInvitationView({ invitation, token }: Props) {
  const person = personOf(useSession());
  const { standing, organizationName, inviter, role, email, id } = invitation;
  if (standing !== 'pending') return <ClosedInvitation invitation={invitation} />;
  return (
    <>
      <PageTitle lead={invitedBy(inviter, organizationName, role)}>
        {words.heading(organizationName)}
      </PageTitle>
      {email === null || person?.email == null ? null : <Addresses invited={email} own={person.email} />}
      {email === null ? (
        <ForVisitor token={token} />
      ) : id === null ? (
        <OtherAddress token={token} invited={email} own={person?.email ?? null} />
      ) : (
        <AnswerButtons id={id} />
      )}
    </>
  );
}
