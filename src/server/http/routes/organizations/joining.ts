import { joiningOperations as operations } from '#adapters/wire/organizations/joining.ts';
import { always, routes } from '../../mount-operation.ts';

/** Routes for finding and joining a school with its managers' approval (ORG-10). */
export const joiningRoutes = routes(operations, { tag: 'Joining' }, ({ joining }) => ({
  findSchools: {
    action: 'school.find',
    summary:
      'The names of at most ten districts and schools that contain this text; none for fewer than three characters. It lets no one join.',
    problems: ['call/too-many-requests'],
    handle: ({ caller, query }) => joining.findSchools(caller, query.q),
  },
  suggestJoining: {
    action: 'join-request.ask',
    summary:
      'The organization that has verified the domain of the caller’s address, and whether they asked to join it; null for none.',
    handle: ({ caller }) => always(joining.suggest(caller)),
  },
  askToJoin: {
    action: 'join-request.ask',
    summary:
      'Asks the managers of the suggested organization to let the caller join. Nothing changes until they answer.',
    handle: ({ caller, body }) => joining.ask(caller, body.organizationId),
  },
  listJoinRequests: {
    action: 'join-request.decline',
    summary:
      'Pending requests to join the organizations of the caller, or to move a workspace into them, oldest first; at most 100.',
    handle: ({ caller }) => always(joining.list(caller)),
  },
  approveJoinRequest: {
    action: 'teacher.invite',
    summary:
      'Approves a request: adds the person as a teacher if a seat is free, or takes in the workspace of a teacher, and emails them.',
    handle: ({ caller, params }) => joining.approve(caller, params.id),
  },
  declineJoinRequest: {
    action: 'join-request.decline',
    summary:
      'Declines a request and emails the person. People who asked to join cannot ask again, but can be invited.',
    handle: ({ caller, params }) => joining.decline(caller, params.id),
  },
}));
