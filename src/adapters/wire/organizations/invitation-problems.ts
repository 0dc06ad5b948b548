import type { Problems } from '../problem-row.ts';

export const invitationProblems = {
  'invitation/not-found': {
    status: 404,
    title: 'There is no such invitation',
    detail: 'Pending invitations of the caller are listed in /v1/app/users/me/invitations.',
  },
  'invitation/expired': {
    status: 422,
    title: 'The invitation has expired',
    detail: 'The sender can send it again.',
  },
  'invitation/revoked': {
    status: 422,
    title: 'The invitation was revoked',
    detail: 'The sender can send it again.',
  },
  'invitation/used': {
    status: 422,
    title: 'The invitation was already answered',
    detail: 'An invitation can be answered once.',
  },
  'join-request/not-offered': {
    status: 422,
    title: 'The caller cannot ask to join this organization',
    detail:
      'It has not verified the domain of their address, they already belong to it, or it declined them. It can invite them.',
  },
  'join-request/not-found': {
    status: 404,
    title: 'There is no such request to join',
    detail: 'Pending requests are listed in /v1/app/join-requests.',
  },
  'join-request/answered': {
    status: 422,
    title: 'The request was already answered',
    detail: 'A request is answered once.',
  },
} as const satisfies Problems;
