import {
  answerJoinRequest,
  type AnswerJoinRequest,
  type AnswerJoinRequestPorts,
} from './answer-join-request.ts';
import {
  askToJoin,
  type AskToJoin,
  type AskToJoinPorts,
  suggestJoining,
  type SuggestJoining,
} from './ask-to-join.ts';
import { findSchools, type FindSchools, type FindSchoolsPorts } from './find-schools.ts';
import { type WorkspaceMoves, workspaceMoves, type WorkspaceMovesPorts } from './workspace-moves.ts';

/** Finding and joining a school, and moving a workspace into it, with its managers' approval (ORG-1, ORG-10). */
export type JoiningApp = AnswerJoinRequest &
  WorkspaceMoves & {
    readonly findSchools: FindSchools;
    readonly suggest: SuggestJoining;
    readonly ask: AskToJoin;
  };

export type JoiningPorts = AnswerJoinRequestPorts & AskToJoinPorts & FindSchoolsPorts & WorkspaceMovesPorts;

export const createJoiningApp = (ports: JoiningPorts): JoiningApp => ({
  ...answerJoinRequest(ports),
  ...workspaceMoves(ports),
  findSchools: findSchools(ports),
  suggest: suggestJoining(ports),
  ask: askToJoin(ports),
});
