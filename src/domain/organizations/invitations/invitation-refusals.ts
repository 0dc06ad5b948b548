/**
 * The refusals of each operation on invitations, besides form errors and limits. The service, the client's port, its adapter and the API
 * description are built from this list.
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

export type InvitationRefused<Question extends keyof Refusals> = {
  readonly kind: Refusals[Question][number];
};
