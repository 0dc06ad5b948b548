import { joiningOperations as operations } from '#adapters/wire/organizations/joining.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { always, mounter } from '../../mount-operation.ts';
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
        'The names of at most ten districts and schools that contain this text; none for fewer than three characters. It lets no one join.',
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
        'The organization that has verified the domain of the caller’s address, and whether they asked to join it; null for none.',
    },
    ({ caller }) => always(suggest(caller)),
  );

  mount(
    'askToJoin',
    {
      summary:
        'Asks the managers of the suggested organization to let the caller join. Nothing changes until they answer.',
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
        'Pending requests to join the organizations of the caller, or to move a workspace into them, oldest first; at most 100.',
    },
    ({ caller }) => always(list(caller)),
  );

  mount(
    'approveJoinRequest',
    {
      action: 'teacher.invite',
      summary:
        'Approves a request: adds the person as a teacher if a seat is free, or takes in the workspace of a teacher, and emails them.',
    },
    ({ caller, params }) => approve(caller, params.id),
  );

  mount(
    'declineJoinRequest',
    {
      action: 'join-request.decline',
      summary:
        'Declines a request and emails the person. People who asked to join cannot ask again, but can be invited.',
    },
    ({ caller, params }) => decline(caller, params.id),
  );
}
