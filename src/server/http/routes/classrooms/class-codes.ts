import { classCodeOperations as operations } from '#adapters/wire/classrooms/class-codes.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { mounter } from '../../mount-operation.ts';
import type { ApiScope } from '../api-scope.ts';

/** Class codes of classrooms (ROS-1). */
export function addClassCodes(app: ApiScope, { classCodes }: Pick<ServiceApp, 'classCodes'>): void {
  const mount = mounter(app, operations, { tag: 'Classrooms' });
  mount(
    'readClassCode',
    { action: 'class-code.manage', summary: 'The class code of a classroom. The read is recorded.' },
    ({ caller, params }) => classCodes.read(caller, params.id),
  );

  mount(
    'renewClassCode',
    {
      action: 'classroom.edit',
      summary: 'Creates a new class code. The earlier one stops working.',
    },
    ({ caller, params }) => classCodes.renew(caller, params.id),
  );

  mount(
    'pauseClassCode',
    {
      action: 'class-code.manage',
      summary:
        'Pauses or resumes the class code. While it is paused, no student can enter. Works in every access state.',
      problems: ['form/invalid'],
    },
    ({ caller, params, body }) => classCodes.setPaused(caller, params.id, body.paused),
  );

  mount(
    'closeClass',
    {
      action: 'class-code.manage',
      summary:
        'Closes the class for the rest of the school’s day, or opens it again. While it is closed, no student can enter, and today’s logins end. It opens again the next day. Works in every access state.',
      problems: ['form/invalid'],
    },
    ({ caller, params, body }) => classCodes.setClosed(caller, params.id, body.closed),
  );
}
