import type { JoinRequestState } from './join-request.ts';
import type { MovingClassroom } from './moving-classroom.ts';
import type { Organization } from './organization.ts';

/** What the owner of a workspace sees before it moves into a school that they belong to (ORG-1). */
export type WorkspaceMove = {
  /** The classrooms that would move, archived ones too, by name. */
  readonly classrooms: readonly MovingClassroom[];
  /** The schools and districts that took its owner in. */
  readonly schools: readonly Pick<Organization, 'id' | 'name'>[];
  /** The one that was asked last to take the workspace in, when (epoch milliseconds), and what happened to it; null for none. */
  readonly asked: {
    readonly name: string;
    readonly askedAt: number;
    readonly state: JoinRequestState;
  } | null;
};

/**
 * What the owner of a workspace can be refused: the caller acts in none that they own; others work in it, who would be left
 * behind; the school is none that took them in.
 */
export const workspaceMoveRefusals = {
  preview: ['workspace/not-yours'],
  ask: ['workspace/not-yours', 'workspace/has-others', 'organization/no-such-school'],
  withdraw: ['workspace/not-yours'],
} as const;

type Refusals = typeof workspaceMoveRefusals;

/** Why a look at a move, a request for one, or its withdrawal was refused. */
export type WorkspaceMoveRefused<Question extends keyof Refusals> = {
  readonly kind: Refusals[Question][number];
};
