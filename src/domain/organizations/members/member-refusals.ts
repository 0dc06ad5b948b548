/**
 * The member does not exist, or belongs to another organization. The response is the same, so that their existence is not revealed (ORG-3).
 */
export type MemberNotFound = { readonly kind: 'member/not-found' };

const acts = ['member/not-found', 'account/not-permitted', 'member/status-changed'] as const;
const actsOnOthers = [...acts, 'member/oneself'] as const;

/** The refusals of each operation on members; the service, the client's port and the API are built from this list. */
export const memberRefusals = {
  page: ['account/not-permitted'],
  byId: ['member/not-found'],
  activity: ['member/not-found'],
  changeRole: [...actsOnOthers, 'member/last-in-charge', 'organization/no-free-seat'],
  nameBillingContact: acts,
  deactivate: [...actsOnOthers, 'member/last-in-charge', 'member/hand-over-invalid'],
  reactivate: [...acts, 'organization/no-free-seat', 'license/ended'],
  move: [
    ...actsOnOthers,
    'member/last-in-charge',
    'organization/no-such-school',
    'organization/no-free-seat',
  ],
  decideSeat: [...acts, 'member/takes-no-seat', 'organization/no-free-seat'],
  askForSeat: ['account/not-permitted', 'member/takes-no-seat', 'organization/not-a-member'],
  seatRequests: ['account/not-permitted'],
  setSeatAssignment: ['account/not-permitted'],
  actOnMany: ['account/not-permitted', 'organization/no-such-school'],
  leave: ['member/last-in-charge', 'member/hand-over-invalid', 'organization/not-a-member'],
} as const;

type Refusals = typeof memberRefusals;

export type MemberQuestion = keyof Refusals;

export type MemberRefused<Question extends MemberQuestion> = { readonly kind: Refusals[Question][number] };
