/**
 * What each question about join codes can be refused for: the service, the client's port, its adapter and the description
 * of the API are made of this list.
 */
export const joinCodeRefusals = {
  read: ['classroom/not-found'],
  renew: ['classroom/not-found', 'license/ended', 'account/not-permitted', 'classroom/archived'],
  setPaused: ['classroom/not-found', 'account/not-permitted'],
} as const;

type Refusals = typeof joinCodeRefusals;

/** Why one of the questions about join codes was refused. */
export type JoinCodeRefused<Question extends keyof Refusals> = { readonly kind: Refusals[Question][number] };
