import type * as z from 'zod/mini';
import { studentWorkOperations as operations } from '#adapters/wire/classrooms/student-work.ts';
import type { saveProgramRequest } from '#adapters/wire/classrooms/student-work.ts';
import type { ProgramSave } from '#application/service/classrooms/class-work/save-program.ts';
import { mapOk } from '#domain/result.ts';
import { always, routes } from '../../mount-operation.ts';

/** Returns the place of a save. A body without an activity and a name is treated as a program with an empty name, which is refused. */
const placeIn = ({
  assignmentId,
  activityId,
  name,
}: z.infer<typeof saveProgramRequest>): ProgramSave['of'] =>
  assignmentId === null || activityId === null ? { name: name ?? '' } : { assignmentId, activityId };

/** Routes for programs and reports of the student in the token (CLS-1, CLS-2). */
export const studentWorkRoutes = routes(
  operations,
  { tag: 'Students’ entry', action: 'student.learn' },
  ({ classWork }) => ({
    readOwnPrograms: {
      summary: 'The programs of the student whose token is in Blockyard-Student, the last changed first.',
      handle: async ({ student }) => always({ programs: await classWork.programs(student) }),
    },
    saveProgram: {
      summary:
        'Saves a program of the student. The caller creates the id of a new one; each activity has one program, whose id is in the reply. A repeated save changes nothing. If another computer changed the program, both changes are merged, or the later one wins; the earlier state stays among the versions.',
      problems: ['form/invalid'],
      handle: async ({ student, params, body }) => {
        const { base, text } = body;
        const save = { id: params.id, of: placeIn(body), base, text };
        return classWork.save(student, save);
      },
    },
    readProgramVersions: {
      summary: 'The last 20 earlier versions of a program, newest first.',
      handle: async ({ student, params }) =>
        mapOk(await classWork.versions(student, params.id), (value) => ({ versions: value })),
    },
    deleteProgram: {
      summary: 'Deletes a program of the student’s own. It can be restored for 30 days.',
      handle: ({ student, params }) => classWork.remove(student, { programId: params.id, deleted: true }),
    },
    restoreProgram: {
      summary: 'Restores a program that the student deleted.',
      handle: ({ student, params }) => classWork.remove(student, { programId: params.id, deleted: false }),
    },
    reportSignal: {
      summary:
        'Reports that the student opened an activity, ran its program, or which of its goals the program meets. A student who has met all goals is marked as done. The teacher’s live view shows it.',
      handle: async ({ student, body }) => {
        const { assignmentId, activityId, kind, earned, goals } = body;
        const signal = kind === 'goals' ? { kind, earned, goals } : { kind };
        return classWork.report(student, { assignmentId, activityId }, signal);
      },
    },
  }),
);
