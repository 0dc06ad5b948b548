import type { Problems } from './problem-row.ts';

export const organizationProblems = {
  'organization/not-a-member': {
    status: 403,
    title: 'You do not belong to this organization',
    detail:
      'The membership ended, or there never was one. The organizations of the caller are listed in /v1/app/organizations.',
  },
  'organization/no-such-school': {
    status: 404,
    title: 'There is no such school',
    detail: 'It is none of the organizations that the caller manages.',
  },
  'organization/addresses-changed': {
    status: 409,
    title: 'Somebody else changed the billing addresses',
    detail: 'Read the organization again, and send the addresses that it has now in `seen`.',
  },
  'organization/not-a-district': {
    status: 422,
    title: 'Only a district has schools',
    detail: 'Add the school to the district that it belongs to.',
  },
  'workspace/not-yours': {
    status: 422,
    title: 'This is no workspace of yours',
    detail: 'Name the workspace in the header Blockyard-Organization; only its owner moves it.',
  },
  'workspace/has-others': {
    status: 422,
    title: 'Others work in the workspace, too',
    detail: 'They would be left behind: invite them to the school, and deactivate them here first.',
  },
  'workspace/cannot-move': {
    status: 422,
    title: 'The workspace can no longer move',
    detail: 'Its owner left it or the organization, or others work in it by now. Decline the request.',
  },
  'organization/no-free-seat': {
    status: 422,
    title: 'No seat is free',
    detail: 'Somebody who manages the organization can free one or add more.',
  },
  'member/not-found': {
    status: 404,
    title: 'There is no such member',
    detail: 'The members of the organization are listed in /v1/app/members.',
  },
  'member/takes-no-seat': {
    status: 422,
    title: 'This member takes no seat',
    detail: 'Only who teaches takes one. Customers and managers are covered without.',
  },
  'member/oneself': {
    status: 422,
    title: 'Nobody does this to themselves',
    detail: 'Another customer or manager of the organization can.',
  },
  'member/last-in-charge': {
    status: 422,
    title: 'Nobody would be left to run the organization',
    detail: 'Make somebody else a manager first; its last customer stays.',
  },
  'member/status-changed': {
    status: 422,
    title: 'The member was deactivated, moved or reactivated meanwhile',
    detail: 'Read the member again.',
  },
  'member/hand-over-invalid': {
    status: 422,
    title: 'A classroom cannot go where it should',
    detail:
      'Each classroom must be the member’s own, and go to a present colleague of the same organization.',
  },
} as const satisfies Problems;
