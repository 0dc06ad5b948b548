import type { RefusalOf } from '../../result.ts';
import type { Organization } from '../../identity/membership/organization.ts';
import type { MovingClassroom } from './moving-classroom.ts';

export const joinRequestStates = ['pending', 'approved', 'declined'] as const;
export type JoinRequestState = (typeof joinRequestStates)[number];

/** A request to join, or a member's request to take over their workspace, as shown to managers. Times are epoch milliseconds. */
export type JoinRequest = {
  readonly id: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** The address of a request to join, at a verified domain of the organization. */
  readonly email: string | null;
  readonly organizationName: string;
  readonly askedAt: number;
  /** Classrooms of the workspace that will move, with their current names and states; null for a request to join. */
  readonly moving: readonly MovingClassroom[] | null;
};

/** An organization that has verified the domain of the person's address, so the person may ask to join (ORG-10). */
export type JoinSuggestion = Pick<Organization, 'id' | 'name'> & {
  readonly asked: boolean;
};

export const joiningRole = 'teacher';

/**
 * The refusals of each operation on joining; service, client and API are built from this list. A workspace cannot move after its owner has left it or the
 * organization, or if other people work in it.
 */
export const joinRefusals = {
  ask: ['join-request/not-offered'],
  approve: [
    'join-request/not-found',
    'join-request/answered',
    'organization/no-free-seat',
    'workspace/cannot-move',
    'license/students-full',
    'license/ended',
  ],
  decline: ['join-request/not-found', 'join-request/answered'],
} as const;

type Refusals = typeof joinRefusals;

export type JoinRefused<Question extends keyof Refusals> = RefusalOf<Refusals[Question][number]>;
