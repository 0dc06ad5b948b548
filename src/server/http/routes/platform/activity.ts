import { activityOperations as operations } from '#adapters/wire/platform/activity.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { err } from '#domain/result.ts';
import { mounter } from '../../mount-operation.ts';
import type { ApiScope } from '../api-scope.ts';
import { readActivityQuery } from './read-activity-query.ts';

/** Activity of the caller, of their organization, of all, and of one member (SEC-5). */
export function addActivity(
  app: ApiScope,
  { members, privacy }: Pick<ServiceApp, 'members' | 'privacy'>,
): void {
  const mount = mounter(app, operations, { tag: 'Activity', action: 'audit.read' });
  mount(
    'listActivity',
    {
      summary:
        'Actions of the caller and actions about them, newest first; with of=organization or of=all, all actions there. `total` counts up to 1,000; 1,001 means more.',
      problems: ['call/malformed'],
    },
    async ({ caller, query: asked }) => {
      const query = readActivityQuery(asked);
      if (query === null) return err({ kind: 'call/malformed' });
      return privacy.readActivity(caller, asked.of ?? 'own', query);
    },
  );

  mount(
    'listMemberActivity',
    {
      summary:
        'Actions of a member and actions about them in the organizations of the caller, newest first. The member’s own history shows this read.',
      problems: ['call/malformed'],
    },
    async ({ caller, params, query: asked }) => {
      const query = readActivityQuery(asked);
      if (query === null) return err({ kind: 'call/malformed' });
      return members.activity(caller, params.id, query);
    },
  );
}
