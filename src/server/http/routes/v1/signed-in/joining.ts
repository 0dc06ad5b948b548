import { joiningOperations as operations } from '#adapters/wire/v1/joining.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { always, mounter } from '../../../mount-operation.ts';
import type { ApiScope } from '../api-scope.ts';

type Joining = ServiceApp['joining'];

/** Finding and joining a school with its managers' approval (ORG-10). */
export function addJoining(app: ApiScope, { joining }: Pick<ServiceApp, 'joining'>): void {
  addFinding(app, joining);
  addAsking(app, joining);
  addAnswering(app, joining);
}

function addFinding(app: ApiScope, { findSchools }: Joining): void {
  const mount = mounter(app, operations, { tag: 'Joining' });
  mount(
    'findSchools',
    {
      action: 'school.find',
      summary:
        'Names of at most ten districts and schools that have this text in theirs; none for fewer than three characters. Nobody joins by it.',
      problems: ['call/too-many-requests'],
    },
    ({ caller, query }) => findSchools(caller, query.q),
  );
}

function addAsking(app: ApiScope, { suggest, ask }: Joining): void {
  const mount = mounter(app, operations, { tag: 'Joining', action: 'join-request.ask' });

  mount(
    'suggestJoining',
    {
      summary:
        'The organization that has proved the domain of the caller’s address, and whether they asked to join it; null for none.',
    },
    ({ caller }) => always(suggest(caller)),
  );

  mount(
    'askToJoin',
    {
      summary:
        'Asks those who run the suggested organization to be let in; nothing changes until they answer.',
    },
    ({ caller, body }) => ask(caller, body.organizationId),
  );
}

function addAnswering(app: ApiScope, { list, approve, decline }: Joining): void {
  const mount = mounter(app, operations, { tag: 'Joining' });

  mount(
    'listJoinRequests',
    {
      action: 'join-request.decline',
      summary:
        'Who asks to join the organizations that the caller runs, or to move a workspace into them, the longest waiting first; at most 100.',
    },
    ({ caller }) => always(list(caller)),
  );

  mount(
    'approveJoinRequest',
    {
      action: 'teacher.invite',
      summary:
        'Lets somebody in as a teacher, where a seat is free, or takes the workspace of a teacher in, and tells them.',
    },
    ({ caller, params }) => approve(caller, params.id),
  );

  mount(
    'declineJoinRequest',
    {
      action: 'join-request.decline',
      summary:
        'Declines a request, and tells who asked. Whoever asked to join asks no more, and can be invited.',
    },
    ({ caller, params }) => decline(caller, params.id),
  );
}
