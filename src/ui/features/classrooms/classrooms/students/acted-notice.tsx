import { useState } from 'react';
import type { UndoReport } from '#domain/classrooms/change-sets/undo-report.ts';
import type { StudentsChanged, StudentSkip } from '#domain/classrooms/students/student-acts.ts';
import { useApp } from '../../../../app-context.tsx';
import { Button } from '../../../../components/button.tsx';
import { FailureNotice } from '../../../../components/notices/failure-notice.tsx';
import { Notice } from '../../../../components/notices/notice.tsx';
import { useAsyncAction } from '../../../../forms/use-async-action.ts';
import { namesOfRows } from '../../../../messages/en/names-of-rows.ts';
import { studentActs as words, studentSkipWords } from '../messages/en/student-table.ts';

export type Done = Pick<StudentsChanged, 'changeSetId' | 'skipped' | 'skippedCount'> & {
  readonly said: string;
};

export const doneBy = ({ act, changed, ...result }: StudentsChanged): Done => ({
  ...result,
  said: words.done[act](changed),
});

const countsBy = <Why extends string>(
  rows: readonly { readonly why: Why }[],
): readonly (readonly [Why, number])[] => {
  const counts = new Map<Why, number>();
  for (const { why } of rows) counts.set(why, (counts.get(why) ?? 0) + 1);
  return [...counts];
};

const Skipped = ({ skipped, skippedCount }: Pick<Done, 'skipped' | 'skippedCount'>) => {
  if (skippedCount === 0) return null;
  const line = ([why, count]: readonly [StudentSkip, number]) => `${count} ${studentSkipWords[why]}`;
  return (
    <p>
      {words.skipped(skippedCount)} {countsBy(skipped).map(line).join(', ')}.
    </p>
  );
};

/**
 * The result of an undo, with names: the rows that it restored, the rows that have changed since, and the rows that it could not restore, with the reason
 * (R14).
 */
export const UndoReportList = ({ reversed, partly, kept, impossible }: UndoReport) => (
  <ul aria-label={words.undoing}>
    {partly > 0 && reversed === 0 ? null : <li>{words.reversed(reversed)}</li>}
    {partly === 0 ? null : <li>{words.partly(partly)}</li>}
    {kept.length === 0 ? null : <li>{words.kept(kept.length, namesOfRows(kept))}</li>}
    {countsBy(impossible).map(([why, count]) => (
      <li key={why}>
        {words.impossible(count, why, namesOfRows(impossible.filter((row) => row.why === why)))}
      </li>
    ))}
  </ul>
);

export function ActedNotice({ done, onUndone }: { readonly done: Done; readonly onUndone: () => void }) {
  const { students } = useApp();
  const action = useAsyncAction();
  const [report, setReport] = useState<UndoReport | null>(null);
  const { changeSetId } = done;
  const undo = (id: string): void =>
    action.run(
      () => students.undo(id),
      (undone) => {
        setReport(undone);
        onUndone();
      },
    );
  return (
    <Notice tone="success">
      {report === null ? (
        <>
          <p>{done.said}</p>
          <Skipped {...done} />
          <FailureNotice failure={action.failure} />
          {changeSetId === null ? null : (
            <Button size="sm" aria-disabled={action.pending} onClick={() => undo(changeSetId)}>
              {words.undo}
            </Button>
          )}
        </>
      ) : (
        <UndoReportList {...report} />
      )}
    </Notice>
  );
}
