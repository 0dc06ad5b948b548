import { studentOperations as operations } from '#adapters/wire/classrooms/students.ts';
import { readPlace } from '#domain/classrooms/students/classroom-history.ts';
import { parseStudents } from '#domain/classrooms/students/student-forms.ts';
import { routes, withForm } from '../../mount-operation.ts';
import { malformed, readDay } from '../read-query.ts';

/** Routes for students of classrooms in the caller's scope, and for undo of roster changes (ROS-2, ROS-9). */
export const studentRoutes = routes(
  operations,
  { tag: 'Students', action: 'classroom.read' },
  ({ students }) => ({
    listStudents: {
      summary:
        'The students of a classroom by name, as of a day (`on`), else of today. The read is recorded.',
      problems: ['call/malformed'],
      handle: ({ caller, params, query }) =>
        withForm(readDay(query.on), ({ on }) => students.list(caller, params.id, on)),
    },
    readClassProgress: {
      summary:
        'The progress of the students of a classroom in its open lessons, and students who never logged in, are stuck or ahead. The read is recorded.',
      handle: ({ caller, params }) => students.progress(caller, params.id),
    },
    readLatestProgress: {
      summary:
        'The same without names of students, for pages that refresh every few seconds. Nothing is recorded.',
      handle: ({ caller, params }) => students.latestProgress(caller, params.id),
    },
    setStudentMarks: {
      action: 'classroom.edit',
      summary:
        'Enters the teacher’s marks of students in a lesson. Later work of the students does not change them; without a state the student’s own mark counts again.',
      handle: ({ caller, params, body }) => students.setMarks(caller, params.id, body),
    },
    readExitAnswers: {
      summary:
        'The questions at the end of a lesson with the plan’s note for each wrong answer, and what the students of the class chose, by student id.',
      handle: ({ caller, params }) => students.exitAnswers(caller, params.id),
    },
    readClassroomHistory: {
      summary:
        'Changes of the roster, teachers, lessons and class code of a classroom, newest first. The read is recorded.',
      problems: ['call/malformed'],
      handle: async ({ caller, params, query }) => {
        const { before } = query;
        const place = before === undefined ? null : readPlace(before);
        if (before !== undefined && place === null) return malformed;
        return students.classroomHistory(caller, params.id, place);
      },
    },
    addStudents: {
      action: 'student.edit',
      summary: 'Adds students who are new to a classroom, from today on, as one change that can be undone.',
      handle: ({ caller, params, body }) =>
        withForm(parseStudents(body.students), (form) => students.add(caller, params.id, form)),
    },
    undoChangeSet: {
      action: 'student.edit',
      summary: 'Undoes a change of a roster within 7 days. Later edits stay and are listed.',
      handle: ({ caller, params }) => students.undo(caller, params.id),
    },
  }),
);
