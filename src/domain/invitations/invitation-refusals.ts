/**
 * What each question about invitations can be refused for, beside its form and limits: the service, the client's port, its
 * adapter and the description of the API are made of this list.
 */
export const invitationRefusals = {
  invite: ['organization/no-such-school', 'account/not-permitted', 'license/ended'],
  change: ['invitation/not-found', 'invitation/used', 'account/not-permitted', 'license/ended'],
  open: ['invitation/not-found'],
  answer: [
    'invitation/not-found',
    'invitation/expired',
    'invitation/revoked',
    'invitation/used',
    'organization/no-free-seat',
  ],
} as const;

type Refusals = typeof invitationRefusals;

/** Why one of the questions about invitations was refused. */
export type InvitationRefused<Question extends keyof Refusals> = {
  readonly kind: Refusals[Question][number];
};
