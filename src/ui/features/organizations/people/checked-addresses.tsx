import { useEffect, useRef } from 'react';
import { isSent } from '#domain/organizations/invitations/address-answers.ts';
import { Button } from '../../../components/button.tsx';
import { FailureNotice } from '../../../components/notices/failure-notice.tsx';
import { Notice } from '../../../components/notices/notice.tsx';
import { AddressAnswers } from './address-answers.tsx';
import { answerWords, inviteWords as words } from './messages/en/invitations.ts';
import type { Checked, Inviting } from './use-inviting.ts';

export function CheckedAddresses({
  checked: { answer },
  inviting: { action, check, send },
}: {
  readonly checked: Checked;
  readonly inviting: Inviting;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused list of addresses is no longer shown, so the heading takes the focus.
  useEffect(() => heading.current?.focus(), []);
  const { answers, seatsLeft } = answer;
  const sent = answers.filter((piece) => isSent(piece.answer)).length;
  const lacksSeats = answers.some((piece) => piece.answer === 'no-seat');
  return (
    <section className="stack" aria-labelledby="checked">
      <h2 id="checked" ref={heading} tabIndex={-1}>
        {sent === 0 ? words.nothing : words.checkHeading(sent)}
      </h2>
      {lacksSeats ? (
        <Notice tone="warning" title={answerWords['no-seat']}>
          <p>{words.noSeatNext}</p>
        </Notice>
      ) : null}
      {lacksSeats || seatsLeft === null ? null : (
        <p className="quiet">{seatsLeft === 0 ? words.noSeats : words.seatsLeft(seatsLeft)}</p>
      )}
      <AddressAnswers answers={answers} labels={answerWords} />
      <FailureNotice failure={action.failure} />
      <div className="row">
        {sent === 0 ? null : (
          <Button variant="primary" aria-disabled={action.pending} onClick={send}>
            {words.send(sent)}
          </Button>
        )}
        <Button onClick={() => check(null)}>{words.change}</Button>
      </div>
    </section>
  );
}
