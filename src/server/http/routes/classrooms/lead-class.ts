import { leadClassOperations as operations } from '#adapters/wire/classrooms/class-work.ts';
import { mapOk } from '#domain/result.ts';
import { routes } from '../../mount-operation.ts';

/** Routes for the teacher's actions on the students' pages of a running class (CLS-2). */
export const leadClassRoutes = routes(
  operations,
  { tag: 'Students', action: 'classroom.lead' },
  ({ classWork: { lead } }) => ({
    readLessonMessages: {
      summary:
        'The messages of each activity of the open lessons of a classroom: the number of steps, for `look-at-step`, and the hints, for `lesson-hint`.',
      handle: async ({ caller, params }) =>
        mapOk(await lead.messages(caller, params.id), (activities) => ({ activities })),
    },
    sendClassMessage: {
      summary:
        'Shows a message from the fixed list to one student, or to all with null. It takes the place of the message before. `step` is for `look-at-step` only, `hint` for `lesson-hint` only. A hint is chosen by its number in the activity, from 1.',
      problems: ['form/invalid'],
      handle: ({ caller, params, body }) => lead.send(caller, params.id, body),
    },
    pauseClass: {
      summary: 'Pauses the students’ screens, or ends the pause. A pause ends after ten minutes.',
      problems: ['form/invalid'],
      handle: ({ caller, params, body }) => lead.pause(caller, params.id, body.paused),
    },
    showProgram: {
      summary:
        'Asks a student whether the class may see their program of an activity. The class sees it once the student agrees, for 20 minutes at most. Null ends it.',
      problems: ['form/invalid'],
      handle: ({ caller, params, body }) => lead.show(caller, params.id, body.show),
    },
  }),
);
