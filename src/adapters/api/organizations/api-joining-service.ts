import type { JoiningService } from '#application/client/organizations/ports/joining-service.ts';
import {
  joiningOperations as joining,
  workspaceMoveOperations as moves,
} from '../../wire/organizations/joining.ts';
import { overHttp } from '../sender.ts';

export const apiJoiningService = overHttp<JoiningService>((send) => ({
  findSchools: (q, options) => send(joining.findSchools, { query: { q }, ...options }),
  suggestion: (options) => send(joining.suggestJoining, options),
  ask: (organizationId) => send(joining.askToJoin, { body: { organizationId } }),
  previewMove: (options) => send(moves.previewWorkspaceMove, options),
  askToMove: (organizationId) => send(moves.askToMoveWorkspace, { body: { organizationId } }),
  withdrawMove: () => send(moves.withdrawWorkspaceMove),
  requests: (options) => send(joining.listJoinRequests, options),
  approve: (id) => send(joining.approveJoinRequest, { params: { id } }),
  decline: (id) => send(joining.declineJoinRequest, { params: { id } }),
}));
