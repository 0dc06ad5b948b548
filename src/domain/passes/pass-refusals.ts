/** Why a pass does not open its classroom now; each is told only to who has the right code. */
export const passEnds = ['pass/upcoming', 'pass/over', 'pass/revoked'] as const;

/**
 * What each question about substitute passes can be refused for, beside its form and limits: the service, the client's port,
 * its adapter and the description of the API are made of this list.
 */
export const passRefusals = {
  make: ['classroom/not-found', 'license/ended', 'account/not-permitted', 'classroom/archived', 'pass/limit'],
  list: ['classroom/not-found', 'account/not-permitted'],
  revoke: ['classroom/not-found', 'account/not-permitted', 'pass/not-found'],
  open: ['pass/wrong-code', ...passEnds],
  read: passEnds,
} as const;

type Refusals = typeof passRefusals;

/** Why one of the questions about passes was refused. */
export type PassRefused<Question extends keyof Refusals> = { readonly kind: Refusals[Question][number] };
