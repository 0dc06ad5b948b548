import { activityOperations as operations } from '#adapters/wire/platform/activity.ts';
import { routes, withForm } from '../../mount-operation.ts';
import { readActivityQuery } from './read-activity-query.ts';

/** Routes for the activity of the caller, of their organization, of all users, and of one member (SEC-5). */
export const activityRoutes = routes(
  operations,
  { tag: 'Activity', action: 'audit.read', problems: ['call/malformed'] },
  ({ members, privacy }) => ({
    listActivity: {
      summary:
        'Actions of the caller and actions about them, newest first; with of=organization or of=all, all actions there. `total` counts up to 1,000; 1,001 means more. The filter `person` (contains) finds the entries of up to 50 people by a part of their name or address; `morePeople` means that more match.',
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
