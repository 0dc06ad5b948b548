import { useEffect, useRef } from 'react';
import { isSent } from '#domain/organizations/invitations/address-answers.ts';
import type { InvitedAnswer } from '#domain/organizations/invitations/invitation-views.ts';
import { Button, LinkButton } from '../../../components/button.tsx';
import { paths } from '../../../routes/paths.ts';
import { AddressAnswers } from './address-answers.tsx';
import { InvitationsJob } from './invitations-job.tsx';
import { inviteWords as words, sentWords } from './messages/en/invitations.ts';

export function InvitedPeople({
  answer: { answers },
  onAgain,
}: {
  readonly answer: InvitedAnswer;
  readonly onAgain: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const sent = answers.filter(({ answer }) => isSent(answer)).length;
  return (
    <section className="stack" aria-labelledby="invited">
      <h2 id="invited" ref={heading} tabIndex={-1}>
        {words.sentHeading(sent)}
      </h2>
      <p>{sent === 0 ? words.nobody : words.sentLead}</p>
      <InvitationsJob />
      <AddressAnswers answers={answers} labels={sentWords} />
      <div className="row">
        <LinkButton variant="primary" to={paths.invitationsSent}>
          {words.see}
        </LinkButton>
        <Button onClick={onAgain}>{words.more}</Button>
      </div>
    </section>
  );
}
