import { joinCodeOperations as operations } from '#adapters/wire/v1/join-codes.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { mounter } from '../../../mount-operation.ts';
import type { ApiScope } from '../api-scope.ts';

/** Class codes of classrooms (ROS-1). */
export function addJoinCodes(app: ApiScope, { joinCodes }: Pick<ServiceApp, 'joinCodes'>): void {
  const mount = mounter(app, operations, { tag: 'Classrooms' });
  mount(
    'readJoinCode',
    { action: 'join-code.manage', summary: 'The join code of a classroom. That it was shown is recorded.' },
    ({ caller, params }) => joinCodes.read(caller, params.id),
  );

  mount(
    'renewJoinCode',
    {
      action: 'classroom.edit',
      summary: 'Makes another join code, which works from now on. The one before works no more.',
    },
    ({ caller, params }) => joinCodes.renew(caller, params.id),
  );

  mount(
    'pauseJoinCode',
    {
      action: 'join-code.manage',
      summary: 'Lets no student enter by the join code, or every student again. Works in every access state.',
      problems: ['form/invalid'],
    },
    ({ caller, params, body }) => joinCodes.setPaused(caller, params.id, body.paused),
  );

  mount(
    'closeClass',
    {
      action: 'join-code.manage',
      summary:
        'Closes the class for the rest of the school’s day, or opens it again: no student enters, and the logins of the day end. On the next day it is open by itself. Works in every access state.',
      problems: ['form/invalid'],
    },
    ({ caller, params, body }) => joinCodes.setClosed(caller, params.id, body.closed),
  );
}
