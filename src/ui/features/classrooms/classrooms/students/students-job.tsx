import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import {
  type StudentActKind,
  type StudentsChanged,
  studentSkips,
} from '#domain/classrooms/students/student-acts.ts';
import { jobEntry, StoredJob } from '../../../platform/jobs/stored-job.tsx';
import { studentActs as words } from '../messages/en/student-table.ts';
import { ActedNotice, doneBy } from './acted-notice.tsx';

export const studentsEntry = jobEntry('students');

const isKind = (act: unknown): act is StudentActKind =>
  typeof act === 'string' && Object.hasOwn(words.label, act);

const partOf = (value: unknown, name: keyof StudentsChanged | keyof Skipped): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

type Skipped = StudentsChanged['skipped'][number];
const isSkipped = (value: unknown): value is Skipped =>
  typeof partOf(value, 'id') === 'string' && studentSkips.some((why) => why === partOf(value, 'why'));

function isResult(value: unknown): value is StudentsChanged {
  const [changeSetId, skipped] = [partOf(value, 'changeSetId'), partOf(value, 'skipped')];
  const isCounted =
    typeof partOf(value, 'changed') === 'number' && typeof partOf(value, 'skippedCount') === 'number';
  const isNamed = changeSetId === null || typeof changeSetId === 'string';
  return (
    isCounted && isNamed && isKind(partOf(value, 'act')) && Array.isArray(skipped) && skipped.every(isSkipped)
  );
}

/** Returns the result of a job on many students. Throws a TypeError for any other shape. */
function readResult(value: unknown): StudentsChanged {
  if (isResult(value)) return value;
  throw new TypeError('a job for students returned an unexpected result');
}

export function StudentsJob() {
  const { revalidate } = useRevalidator();
  const again = useCallback(() => void revalidate(), [revalidate]);
  const describe = useCallback(
    (value: unknown) => <ActedNotice done={doneBy(readResult(value))} onUndone={again} />,
    [again],
  );
  return (
    <section className="stack job-place" aria-label={words.progress}>
      <StoredJob entry={studentsEntry} title={words.progress} describeResult={describe} onEnd={again} />
    </section>
  );
}
