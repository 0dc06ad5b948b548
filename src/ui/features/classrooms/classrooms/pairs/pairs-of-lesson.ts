import type { ClientApp } from '#application/client/client-app.ts';
import { ok } from '#domain/result.ts';
import { pageFailure } from '../../../../routes/page-failure.ts';
import type { PageVisit } from '../../../../routes/route-spec.ts';

/** Loads a class, its pairs, and the materials of a lesson. Results in a 404 for users who do not teach the class (ORG-3). */
export async function readPairsOfLesson(app: ClientApp, { params, signal }: PageVisit) {
  const { classroomId = '', assignmentId = '' } = params;
  const [board, pairs] = await Promise.all([
    app.classrooms.byId(classroomId, { signal }),
    app.students.pairs(classroomId, { signal }),
  ]);
  for (const read of [board, pairs])
    if (!read.ok && read.error.kind === 'classroom/not-found')
      throw pageFailure(404, { kind: read.error.kind });
  if (!board.ok) return board;
  if (!pairs.ok) return pairs;
  const { classroom, assignments } = board.value;
  const assignment = assignments.find(({ id, removed }) => id === assignmentId && !removed);
  if (assignment === undefined) throw pageFailure(404, { kind: 'assignment/not-found' });
  const { lessonSlug, lessonVersion: version } = assignment;
  const lesson = await app.lessons.bySlug(lessonSlug, { version, signal });
  const materials = lesson.ok ? lesson.value.materials : null;
  return ok({ classroom, assignment, pairs: pairs.value, materials });
}

export type ReadPairsOfLesson = Awaited<ReturnType<typeof readPairsOfLesson>>;
/** A class, an assignment, its pairs and the materials of the lesson. Null if they cannot be read. */
export type PairsOfLesson = Extract<ReadPairsOfLesson, { readonly ok: true }>['value'];
