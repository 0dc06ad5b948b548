/** Reasons why a pass does not work now. They are returned only for a correct code. */
export const passEnds = ['pass/upcoming', 'pass/over', 'pass/revoked'] as const;

/**
 * The refusals of each operation on substitute passes, besides form errors and limits. The service, the client's port, its adapter and the
 * API description are built from this list.
 */
export const passRefusals = {
  make: ['classroom/not-found', 'license/ended', 'account/not-permitted', 'classroom/archived', 'pass/limit'],
  list: ['classroom/not-found', 'account/not-permitted'],
  revoke: ['classroom/not-found', 'account/not-permitted', 'pass/not-found'],
  open: ['pass/wrong-code', ...passEnds],
  read: passEnds,
} as const;

type Refusals = typeof passRefusals;

export type PassRefused<Question extends keyof Refusals> = { readonly kind: Refusals[Question][number] };
