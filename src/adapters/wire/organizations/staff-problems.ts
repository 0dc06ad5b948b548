import type { Problems } from '../problem-row.ts';

export const staffProblems = {
  'view-as/ended': {
    status: 403,
    title: 'You are no longer viewing as this person',
    detail: 'A view lasts 30 minutes. Send calls without Blockyard-View-As, or begin another view.',
  },
  'view-as/read-only': {
    status: 403,
    title: 'Nothing can be changed or downloaded while you view as someone else',
    detail: 'Only GET is answered, and no files. End the view first.',
  },
  'view-as/staff': {
    status: 422,
    title: 'No one can view as one of our staff',
    detail: 'Views are of customers, managers and teachers.',
  },
  'trial/asked-already': {
    status: 409,
    title: 'A longer trial was asked for already',
    detail: 'Each account asks once. GET /v1/app/license/trial-request says what was answered.',
  },
  'person/not-found': {
    status: 404,
    title: 'There is no such person',
    detail: 'The people whom the caller may see are listed in /v1/app/users.',
  },
  'person/staff': {
    status: 422,
    title: 'This is one of our staff',
    detail: 'The operator of the service manages staff, not the directory.',
  },
} as const satisfies Problems;
