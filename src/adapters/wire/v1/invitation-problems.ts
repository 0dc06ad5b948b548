import type { Problems } from './problem-row.ts';

export const invitationProblems = {
  'invitation/not-found': {
    status: 404,
    title: 'There is no such invitation',
    detail: 'Those that wait for the caller are listed in /v1/app/users/me/invitations.',
  },
  'invitation/expired': {
    status: 422,
    title: 'The invitation has expired',
    detail: 'Whoever sent it can send it again.',
  },
  'invitation/revoked': {
    status: 422,
    title: 'The invitation was revoked',
    detail: 'Whoever sent it can send it again.',
  },
  'invitation/used': {
    status: 422,
    title: 'The invitation was answered before',
    detail: 'An invitation is answered once.',
  },
  'join-request/not-offered': {
    status: 422,
    title: 'This organization does not wait for the caller',
    detail:
      'It has not proved the domain of their address, they belong to it, or it declined them. It can invite them.',
  },
  'join-request/not-found': {
    status: 404,
    title: 'There is no such request to join',
    detail: 'Those that wait for the caller are listed in /v1/app/join-requests.',
  },
  'join-request/answered': {
    status: 422,
    title: 'The request was answered before',
    detail: 'A request is answered once.',
  },
} as const satisfies Problems;
