import type { Organization } from './organization.ts';
import type { MovingClassroom } from './moving-classroom.ts';

/** What happened to a request to an organization. */
export const joinRequestStates = ['pending', 'approved', 'declined'] as const;
export type JoinRequestState = (typeof joinRequestStates)[number];

/**
 * Somebody who asks to join, or belongs to the organization and asks it to take their workspace in, as those see it who run the
 * organization. Times are epoch milliseconds.
 */
export type JoinRequest = {
  readonly id: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** Of who asks to join, the address whose domain the organization has proved. */
  readonly email: string | null;
  readonly organizationName: string;
  readonly askedAt: number;
  /** The classrooms of the workspace that would move in, by name, as they are now; null of who asks to join. */
  readonly moving: readonly MovingClassroom[] | null;
};

/** The organization that has proved the domain of somebody's own address: they may ask to join it (ORG-10). */
export type JoinSuggestion = Pick<Organization, 'id' | 'name'> & {
  /** Whether they asked, and wait for an answer. */
  readonly asked: boolean;
};

/** The role of whoever joins so; any other is given by those who run the organization. */
export const joiningRole = 'teacher';

/**
 * What each question about joining can be refused for: service, client and API are made of this list. A workspace cannot move
 * once its owner has left it or the organization, or others work in it.
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

/** Why one of the questions about joining was refused. */
export type JoinRefused<Question extends keyof Refusals> = {
  [Kind in Refusals[Question][number]]: { readonly kind: Kind };
}[Refusals[Question][number]];
