import type { WorkSignal } from '#domain/classrooms/class-work/student-work.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { StudentHolder } from '../ports/student-logins.ts';
import { learningIn } from '../student-entry/read-learning.ts';
import type { ClassWorkPorts } from './class-work-ports.ts';
import { recordWork } from '../class-changes/record-work.ts';
import { type ActivityOfAssignment, workingPlace } from './working-place.ts';

/** Records a report of a student's page. A student who has met all goals is marked as done (CLS-4). */
export type ReportSignal = (
  holder: StudentHolder,
  place: ActivityOfAssignment,
  signal: Exclude<WorkSignal, { readonly kind: 'changed' }>,
) => Promise<
  Result<void, { readonly kind: 'assignment/no-such-activity' | 'assignment/not-found' | 'entry/view-only' }>
>;

export function reportSignal(ports: ClassWorkPorts): ReportSignal {
  const { classrooms, transaction, clock } = ports;
  return async (holder, place, signal) => {
    const found = await workingPlace(classrooms, holder, place);
    if (!found.ok) return found;
    const { classroom, lessonSlug } = found.value;
    const learning = await learningIn(ports, classroom, holder.timeZone);
    if (learning.state === 'view-only') return err({ kind: 'entry/view-only' });
    const { studentId } = holder;
    const at = clock.now();
    const { activityId } = place;
    await transaction.run(async (stores) => {
      const done = { ...place, studentId, state: 'done', at, source: 'goals' } as const;
      const isDone = await recordWork(stores, holder, { lessonSlug, activityId, signal, at });
      if (isDone) await stores.studentProgress.record(done);
    });
    return ok(undefined);
  };
}
