import { useNavigate, useRevalidator } from 'react-router';
import type { WaitingInvitation } from '#domain/organizations/invitations/invitation-views.ts';
import { onboardingAsks, onboardingPath } from '#domain/identity/navigation/after-sign-in.ts';
import { useApp, useSession } from '../../../app-context.tsx';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { toast } from '../../../components/notices/toast.ts';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { invitedBy } from '../../../messages/en/invited-by.ts';
import { paths } from '../../../routes/paths.ts';
import { AnswerFailure } from './answer-failure.tsx';
import { invitationPage, ownInvitations as words } from './messages/en/invitations.ts';

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

function Waiting({ invitation }: { readonly invitation: WaitingInvitation }) {
  const { id, organizationName: school, inviter, role, message, expiresAt } = invitation;
  const { invitations } = useApp();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const asks = onboardingAsks(useSession());
  const action = useAsyncAction();
  const accept = (): void =>
    action.run(
      () => invitations.accept(id),
      async () => {
        toast(words.accepted(school));
        await navigate(asks ? onboardingPath : paths.lessons);
      },
    );
  const decline = (): void =>
    action.run(
      () => invitations.decline(id),
      async () => {
        toast(words.declined(school));
        await revalidate();
      },
    );
  return (
    <Card as="li">
      <div className="stack">
        <h2 dir="auto">{school}</h2>
        <p>{invitedBy(inviter, school, role)}</p>
        {message === '' ? null : <blockquote dir="auto">{message}</blockquote>}
        <p className="quiet">{words.expires(days.format(expiresAt))}</p>
        <AnswerFailure action={action} />
        <div className="row">
          <Button
            variant="primary"
            aria-label={words.acceptOf(school)}
            aria-disabled={action.pending}
            onClick={accept}
          >
            {invitationPage.accept}
          </Button>
          <Button aria-label={words.declineOf(school)} aria-disabled={action.pending} onClick={decline}>
            {invitationPage.decline}
          </Button>
        </div>
      </div>
    </Card>
  );
}

export const WaitingInvitations = ({
  invitations,
}: {
  readonly invitations: readonly WaitingInvitation[];
}) => (
  <ul className="plain-list stack" aria-label={words.heading}>
    {invitations.map((invitation) => (
      <Waiting key={invitation.id} invitation={invitation} />
    ))}
  </ul>
);
