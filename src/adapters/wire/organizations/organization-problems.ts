import type { Problems } from '../problem-row.ts';

export const organizationProblems = {
  'organization/not-a-member': {
    status: 403,
    title: 'You do not belong to this organization',
    detail:
      'The membership ended or never existed. The organizations of the caller are listed in /v1/app/organizations.',
  },
  'organization/no-such-school': {
    status: 404,
    title: 'There is no such school',
    detail: 'The caller does not manage it.',
  },
  'organization/addresses-changed': {
    status: 409,
    title: 'Someone else changed the billing addresses',
    detail: 'Read the organization again, and send its current addresses in `seen`.',
  },
  'organization/not-a-district': {
    status: 422,
    title: 'Only a district has schools',
    detail: 'Add the school to its district.',
  },
  'workspace/not-yours': {
    status: 422,
    title: 'This is no workspace of yours',
    detail: 'Name the workspace in the header Blockyard-Organization; only its owner moves it.',
  },
  'workspace/has-others': {
    status: 422,
    title: 'Others work in the workspace, too',
    detail: 'Invite them to the school, and deactivate them here first.',
  },
  'workspace/cannot-move': {
    status: 422,
    title: 'The workspace can no longer move',
    detail: 'Its owner left it or the organization, or others now work in it. Decline the request.',
  },
  'organization/no-free-seat': {
    status: 422,
    title: 'No seat is free',
    detail: 'A manager of the organization can free one or add more.',
  },
  'member/not-found': {
    status: 404,
    title: 'There is no such member',
    detail: 'The members of the organization are listed in /v1/app/members.',
  },
  'member/takes-no-seat': {
    status: 422,
    title: 'This member takes no seat',
    detail: 'Only people who teach take one. Customers and managers are covered without one.',
  },
  'member/oneself': {
    status: 422,
    title: 'Users cannot do this to themselves',
    detail: 'Another customer or manager of the organization can.',
  },
  'member/last-in-charge': {
    status: 422,
    title: 'The organization would have no customer or manager',
    detail: 'Make someone else a manager first; its last customer stays.',
  },
  'member/status-changed': {
    status: 422,
    title: 'The member was deactivated, moved or reactivated in the meantime',
    detail: 'Read the member again.',
  },
  'member/hand-over-invalid': {
    status: 422,
    title: 'A classroom cannot go to the chosen person',
    detail:
      'Each classroom must belong to the member and go to an active colleague of the same organization.',
  },
} as const satisfies Problems;
