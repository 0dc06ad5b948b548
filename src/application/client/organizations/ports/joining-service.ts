import type { ReadOptions } from '#domain/cancellation.ts';
import type { JoinRefused, JoinRequest, JoinSuggestion } from '#domain/organizations/joining/join-request.ts';
import type { FoundSchool } from '#domain/organizations/settings/school-search.ts';
import type { WorkspaceMove, WorkspaceMoveRefused } from '#domain/organizations/joining/workspace-move.ts';
import type { Result } from '#domain/result.ts';
import type { ServiceFailure } from '../../platform/ports/service-failure.ts';

/** Finding and joining a school, moving a workspace into it, and deciding such requests (ORG-1, ORG-10). */
export interface JoiningService {
  /** At most ten districts and schools whose names contain the text; empty for fewer than three characters. */
  findSchools(text: string, options?: ReadOptions): Promise<Result<readonly FoundSchool[], ServiceFailure>>;
  /** The organization that has verified the domain of the user's address; null if there is none. */
  suggestion(options?: ReadOptions): Promise<Result<JoinSuggestion | null, ServiceFailure>>;
  ask(organizationId: string): Promise<Result<null, JoinRefused<'ask'> | ServiceFailure>>;
  /** The parts of the user's own workspace that would move, the target, and the state of the last request. */
  previewMove(
    options?: ReadOptions,
  ): Promise<Result<WorkspaceMove, WorkspaceMoveRefused<'preview'> | ServiceFailure>>;
  /** Requests to move the workspace into a school of the user; the workspace does not move until a manager approves. */
  askToMove(schoolId: string): Promise<Result<null, WorkspaceMoveRefused<'ask'> | ServiceFailure>>;
  withdrawMove(): Promise<Result<null, WorkspaceMoveRefused<'withdraw'> | ServiceFailure>>;
  /** Requests to join or move into the organizations that the user manages, oldest first. */
  requests(options?: ReadOptions): Promise<Result<readonly JoinRequest[], ServiceFailure>>;
  /** Approves a request: adds the teacher, or moves the workspace. */
  approve(id: string): Promise<Result<null, JoinRefused<'approve'> | ServiceFailure>>;
  decline(id: string): Promise<Result<null, JoinRefused<'decline'> | ServiceFailure>>;
}
