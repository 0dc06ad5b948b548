const notFound = ['classroom/not-found', 'organization/no-such-school', 'import/not-found'] as const;

/** The refusals of each operation of teachers on students' logins; the API description is built from this list. */
export const loginRefusals = {
  cards: ['classroom/not-found', 'account/not-permitted'],
  reset: [
    'classroom/not-found',
    'classroom/archived',
    'license/ended',
    'account/not-permitted',
    'student/not-found',
  ],
  unlock: ['classroom/not-found', 'account/not-permitted', 'student/not-found'],
  count: notFound,
  order: [...notFound, 'account/not-permitted', 'student/no-cards', 'student/too-many-cards'],
  download: ['student/no-such-login-file'],
  removeFile: ['student/no-such-login-file'],
} as const;

type Refusals = typeof loginRefusals;

export type LoginQuestion = keyof Refusals;

export type LoginRefused<Question extends LoginQuestion> = { readonly kind: Refusals[Question][number] };
