import type { JoinRequestState } from './join-request.ts';
import type { MovingClassroom } from './moving-classroom.ts';
import type { Organization } from '../../identity/membership/organization.ts';

/** A workspace before it moves into a school of its owner, as shown to the owner (ORG-1). */
export type WorkspaceMove = {
  readonly classrooms: readonly MovingClassroom[];
  readonly schools: readonly Pick<Organization, 'id' | 'name'>[];
  /** The last request: its school, time (epoch milliseconds) and state; null if none. */
  readonly asked: {
    readonly name: string;
    readonly askedAt: number;
    readonly state: JoinRequestState;
  } | null;
};

/**
 * Refusals for the owner of a workspace: the caller is not acting in their own workspace; other people work in the workspace and cannot move with it; the
 * caller is not a member of the school.
 */
export const workspaceMoveRefusals = {
  preview: ['workspace/not-yours'],
  ask: ['workspace/not-yours', 'workspace/has-others', 'organization/no-such-school'],
  withdraw: ['workspace/not-yours'],
} as const;

type Refusals = typeof workspaceMoveRefusals;

export type WorkspaceMoveRefused<Question extends keyof Refusals> = {
  readonly kind: Refusals[Question][number];
};
