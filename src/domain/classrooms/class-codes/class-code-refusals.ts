/**
 * The refusals of each operation on class codes. The service, the client's port, its adapter and the API description are built from this
 * list.
 */
export const classCodeRefusals = {
  read: ['classroom/not-found'],
  renew: ['classroom/not-found', 'license/ended', 'account/not-permitted', 'classroom/archived'],
  setPaused: ['classroom/not-found', 'account/not-permitted'],
} as const;

type Refusals = typeof classCodeRefusals;

export type ClassCodeRefused<Question extends keyof Refusals> = { readonly kind: Refusals[Question][number] };
