import type { ReadOptions } from '#domain/cancellation.ts';
import type { JoinRefused, JoinRequest, JoinSuggestion } from '#domain/organizations/join-request.ts';
import type { FoundSchool } from '#domain/organizations/school-search.ts';
import type { WorkspaceMove, WorkspaceMoveRefused } from '#domain/organizations/workspace-move.ts';
import type { Result } from '#domain/result.ts';
import type { ServiceFailure } from './service-failure.ts';

/**
 * How the signed-in user finds their school and asks to join it, or to move their workspace into it, and answers those who ask
 * theirs (ORG-1, ORG-10).
 */
export interface JoiningService {
  /** Names of at most ten districts and schools that have this text in theirs; none for fewer than three characters. */
  findSchools(text: string, options?: ReadOptions): Promise<Result<readonly FoundSchool[], ServiceFailure>>;
  /** The organization that has proved the domain of their address; null where nothing is suggested. */
  suggestion(options?: ReadOptions): Promise<Result<JoinSuggestion | null, ServiceFailure>>;
  /** Asks the suggested organization; nothing changes until it answers. */
  ask(organizationId: string): Promise<Result<null, JoinRefused<'ask'> | ServiceFailure>>;
  /** What would move with the workspace that the user owns and acts in, where to, and what happened to the last request. */
  previewMove(
    options?: ReadOptions,
  ): Promise<Result<WorkspaceMove, WorkspaceMoveRefused<'preview'> | ServiceFailure>>;
  /** Asks a school that they belong to, to take it in; nothing moves until it approves. */
  askToMove(schoolId: string): Promise<Result<null, WorkspaceMoveRefused<'ask'> | ServiceFailure>>;
  withdrawMove(): Promise<Result<null, WorkspaceMoveRefused<'withdraw'> | ServiceFailure>>;
  /** Who asks to join the organizations that they run, or to move in, the longest waiting first. */
  requests(options?: ReadOptions): Promise<Result<readonly JoinRequest[], ServiceFailure>>;
  /** Lets somebody in as a teacher, or takes the workspace of one in. */
  approve(id: string): Promise<Result<null, JoinRefused<'approve'> | ServiceFailure>>;
  decline(id: string): Promise<Result<null, JoinRefused<'decline'> | ServiceFailure>>;
}
