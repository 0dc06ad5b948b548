import { FailureNotice } from '../../../components/notices/failure-notice.tsx';
import { Notice } from '../../../components/notices/notice.tsx';
import type { AsyncAction } from '../../../forms/use-async-action.ts';
import { invitationPage as words } from './messages/en/invitations.ts';

/** The reason why the response to an invitation failed. The general text suggests freeing seats, which invited users cannot do (R5). */
export const AnswerFailure = ({ action: { failure } }: { readonly action: AsyncAction }) =>
  failure?.kind === 'organization/no-free-seat' ? (
    <Notice tone="error" title={words.noSeat}>
      <p>{words.noSeatNext}</p>
    </Notice>
  ) : (
    <FailureNotice failure={failure} />
  );
