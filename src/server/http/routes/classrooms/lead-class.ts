import { leadClassOperations as operations } from '#adapters/wire/classrooms/class-work.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { mapOk } from '#domain/result.ts';
import { mounter } from '../../mount-operation.ts';
import type { ApiScope } from '../api-scope.ts';

/** Leads a running class: the teacher's actions on the students' pages (CLS-2). */
export function addLeadClass(app: ApiScope, { classWork: { lead } }: Pick<ServiceApp, 'classWork'>): void {
  const mount = mounter(app, operations, { tag: 'Students', action: 'classroom.lead' });
  mount(
    'readLessonSteps',
    {
      summary:
        'The number of steps of each activity of the open lessons of a classroom, for the message `look-at-step`.',
    },
    async ({ caller, params }) => mapOk(await lead.steps(caller, params.id), (value) => ({ steps: value })),
  );

  mount(
    'sendClassMessage',
    {
      summary:
        'Shows a message from the fixed list to one student, or to all with null. It takes the place of the message before. `step` is for `look-at-step` only.',
      problems: ['form/invalid'],
    },
    ({ caller, params, body }) => lead.send(caller, params.id, body),
  );

  mount(
    'pauseClass',
    {
      summary: 'Pauses the students’ screens, or ends the pause. A pause ends after ten minutes.',
      problems: ['form/invalid'],
    },
    ({ caller, params, body }) => lead.pause(caller, params.id, body.paused),
  );

  mount(
    'showProgram',
    {
      summary:
        'Asks a student whether the class may see their program of an activity. The class sees it once the student agrees, for 20 minutes at most. Null ends it.',
      problems: ['form/invalid'],
    },
    ({ caller, params, body }) => lead.show(caller, params.id, body.show),
  );
}
