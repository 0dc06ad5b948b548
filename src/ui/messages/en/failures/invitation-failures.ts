import type { InvitationRefused } from '#domain/organizations/invitations/invitation-refusals.ts';
import type { FailureWords } from './failure-words.ts';

const again = 'Ask the person who invited you to send it again.';

type Kind = Extract<
  InvitationRefused<'answer' | 'change' | 'invite' | 'open'>['kind'],
  `invitation/${string}`
>;

export const invitationFailures: Readonly<Record<Kind, FailureWords>> = {
  'invitation/not-found': { says: 'We cannot find this invitation.', next: again },
  'invitation/expired': { says: 'This invitation has expired.', next: again },
  'invitation/revoked': { says: 'This invitation was revoked.', next: again },
  'invitation/used': { says: 'This invitation was already answered.', next: again },
};
