import type { Clock, TimerId } from '#application/ports/clock.ts';
import { productSlug } from '#domain/product.ts';
import type { StorageEntry, Storage } from '../../platform/ports/storage.ts';
import type { StudentClassService, WorkReport } from '../ports/student-class-service.ts';
import type { TabStudent } from '../../storage-entries.ts';
import { retryMs } from './save-queue.ts';

type UnsentGoals = Omit<WorkReport, 'kind'>;

const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'number');

function decodeGoals(value: unknown): readonly UnsentGoals[] {
  if (typeof value !== 'object' || value === null) return [];
  const { assignmentId, activityId, earned, goals } = value as Readonly<Record<string, unknown>>;
  if (typeof assignmentId !== 'string' || typeof activityId !== 'string') return [];
  return isNumbers(earned) && typeof goals === 'number' ? [{ assignmentId, activityId, earned, goals }] : [];
}

/** A student's goals that are not sent yet, by activity. They are kept after the tab is closed, and are deleted when they are sent (C12). */
const unsentGoalsEntry = (studentId: string): StorageEntry<readonly UnsentGoals[]> => ({
  area: 'local',
  key: `${productSlug}-unsent-goals/${studentId}`,
  decode: (value) => (Array.isArray(value) ? value.flatMap(decodeGoals) : null),
});

/** Sends the reports of a student's work. Unsent goals stay in the browser. Other reports are dropped if they cannot be sent. */
export type GoalReports = {
  readonly report: (student: TabStudent, report: WorkReport) => ReturnType<StudentClassService['report']>;
  readonly flush: (student: TabStudent) => Promise<void>;
  /** Stops sending. Unsent goals stay in the browser until the student's next login. */
  readonly stop: () => void;
};

export function goalReports({
  service,
  storage,
  clock,
}: {
  readonly service: Pick<StudentClassService, 'report'>;
  readonly storage: Storage;
  readonly clock: Clock;
}): GoalReports {
  let timer: TimerId | null = null;
  const stop = (): void => {
    if (timer !== null) clock.cancel(timer);
    timer = null;
  };
  const waiting = ({ id }: TabStudent): readonly UnsentGoals[] => storage.read(unsentGoalsEntry(id)) ?? [];
  const without = (student: TabStudent, { assignmentId, activityId }: UnsentGoals): readonly UnsentGoals[] =>
    waiting(student).filter((each) => each.assignmentId !== assignmentId || each.activityId !== activityId);

  const send = async (student: TabStudent, goals: UnsentGoals): ReturnType<StudentClassService['report']> => {
    const reported = await service.report(student.token, { ...goals, kind: 'goals' });
    const isLater =
      !reported.ok && reported.error.kind.startsWith('service/') && reported.error.kind !== 'service/refused';
    if (isLater) {
      stop();
      timer = clock.after(retryMs, () => void flush(student));
      return reported;
    }
    const isNewest = waiting(student).some((each) => JSON.stringify(each) === JSON.stringify(goals));
    const left = isNewest ? without(student, goals) : waiting(student);
    if (left.length === 0) storage.forget(unsentGoalsEntry(student.id));
    else storage.write(unsentGoalsEntry(student.id), left);
    return reported;
  };
  const flush = async (student: TabStudent): Promise<void> => {
    stop();
    for (const goals of waiting(student)) await send(student, goals);
  };

  return {
    flush,
    stop,
    report: (student, report) => {
      const { kind, assignmentId, activityId, earned, goals } = report;
      if (kind !== 'goals') return service.report(student.token, report);
      const unsent = { assignmentId, activityId, earned, goals };
      storage.write(unsentGoalsEntry(student.id), [...without(student, unsent), unsent]);
      return send(student, unsent);
    },
  };
}
