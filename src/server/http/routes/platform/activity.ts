import { activityOperations as operations } from '#adapters/wire/platform/activity.ts';
import { routes, withForm } from '../../mount-operation.ts';
import { readActivityQuery } from './read-activity-query.ts';

/** Activity of the caller, of their organization, of all, and of one member (SEC-5). */
export const activityRoutes = routes(
  operations,
  { tag: 'Activity', action: 'audit.read', problems: ['call/malformed'] },
  ({ members, privacy }) => ({
    listActivity: {
      summary:
        'Actions of the caller and actions about them, newest first; with of=organization or of=all, all actions there. `total` counts up to 1,000; 1,001 means more.',
      handle: ({ caller, query }) =>
        withForm(readActivityQuery(query), (table) => privacy.readActivity(caller, query.of ?? 'own', table)),
    },
    listMemberActivity: {
      summary:
        'Actions of a member and actions about them in the organizations of the caller, newest first. The member’s own history shows this read.',
      handle: ({ caller, params, query }) =>
        withForm(readActivityQuery(query), (table) => members.activity(caller, params.id, table)),
    },
  }),
);
