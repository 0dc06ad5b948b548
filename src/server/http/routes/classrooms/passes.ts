import { passOperations as operations } from '#adapters/wire/classrooms/passes.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { mounter } from '../../mount-operation.ts';
import type { ApiScope } from '../api-scope.ts';

/** Substitute passes of a classroom: list, create and revoke, for its teachers and school leaders (ORG-13). */
export function addPasses(app: ApiScope, { passes }: Pick<ServiceApp, 'passes'>): void {
  const mount = mounter(app, operations, { tag: 'Substitute passes' });
  mount(
    'listPasses',
    {
      action: 'pass.manage',
      summary: 'The passes of a classroom, the latest day first, and the days for which one can be made.',
    },
    ({ caller, params }) => passes.list(caller, params.id),
  );

  mount(
    'makePass',
    {
      action: 'pass.make',
      summary: 'Creates a pass for one day. Only this reply has its code.',
    },
    ({ caller, params, body }) => passes.make(caller, params.id, body),
  );

  mount(
    'revokePass',
    {
      action: 'pass.manage',
      summary: 'Revokes a pass. It stops working right away, also for people who are using it.',
    },
    async ({ caller, params }) => {
      const { id: classroomId, passId: id } = params;
      return passes.revoke(caller, { classroomId, id });
    },
  );
}
