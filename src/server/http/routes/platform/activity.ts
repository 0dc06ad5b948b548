import { activityOperations as operations } from '#adapters/wire/platform/activity.ts';
import { err } from '#domain/result.ts';
import { routes } from '../../mount-operation.ts';
import { readActivityQuery } from './read-activity-query.ts';

/** Activity of the caller, of their organization, of all, and of one member (SEC-5). */
export const activityRoutes = routes(
  operations,
  { tag: 'Activity', action: 'audit.read', problems: ['call/malformed'] },
  ({ members, privacy }) => ({
    listActivity: {
      summary:
        'Actions of the caller and actions about them, newest first; with of=organization or of=all, all actions there. `total` counts up to 1,000; 1,001 means more.',
      handle: async ({ caller, query: asked }) => {
        const query = readActivityQuery(asked);
        if (query === null) return err({ kind: 'call/malformed' });
        return privacy.readActivity(caller, asked.of ?? 'own', query);
      },
    },
    listMemberActivity: {
      summary:
        'Actions of a member and actions about them in the organizations of the caller, newest first. The member’s own history shows this read.',
      handle: async ({ caller, params, query: asked }) => {
        const query = readActivityQuery(asked);
        if (query === null) return err({ kind: 'call/malformed' });
        return members.activity(caller, params.id, query);
      },
    },
  }),
);
