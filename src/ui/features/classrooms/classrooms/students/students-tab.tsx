import { useCallback, useRef, useState } from 'react';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { Classroom } from '#domain/classrooms/classrooms/classroom.ts';
import { useApp } from '../../../../app-context.tsx';
import { Button } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { FetchedPart, fetchedPart } from '../../../../components/fetched-part.tsx';
import { Licensed } from '../../../../components/licensed.tsx';
import { RosterFileButton } from '../../../../components/roster-file-button.tsx';
import { QueryBoundary } from '../../../../data/query-boundary.tsx';
import { useQuery } from '../../../../data/use-query.ts';
import { fetched } from '../../../../routes/chunk-error.ts';
import { SelectionBar } from '../../../../table/selection-bar.tsx';
import { useSelection } from '../../../../table/use-selection.ts';
import { PrintLoginsButton } from '../logins/print-logins-button.tsx';
import { studentWords as words } from '../messages/en/students.ts';
import { ActedNotice, type Done, doneBy } from './acted-notice.tsx';
import { ActOnSelectedStudents } from './act-on-selected-students.tsx';
import { pairOf } from './pair-of.ts';
import { AsOf } from '../../../../table/as-of.tsx';
import { StudentsOn } from './students-on.tsx';
import { useAskedDay } from '../../../../table/asked-day.ts';
import { EnrolledTable } from './enrolled-table.tsx';

const addDialog = fetchedPart(
  async () => (await fetched(import('./add-students-dialog.tsx'))).AddStudentsDialog,
);

const noFilter = { match: 'all', rules: [] } as const;

type Props = {
  readonly classroom: Pick<Classroom, 'id' | 'archivedAt'>;
  readonly readOnly: boolean;
};

/**
 * The students of a class by name, today or on the day in the URL (ROS-9). They can be added from a list, changed, moved, removed and archived (ROS-2). Each
 * action can be undone (ROS-9).
 */
export function StudentsTab({ classroom, readOnly }: Props) {
  const day = useAskedDay();
  return (
    <section className="stack" aria-label={words.heading}>
      {day === null ? (
        <PresentStudents classroom={classroom} readOnly={readOnly} />
      ) : (
        <StudentsOn classroomId={classroom.id} on={day} />
      )}
      <AsOf key={day} day={day} />
    </section>
  );
}

function PresentStudents({ classroom: { id, archivedAt }, readOnly }: Props) {
  const { students } = useApp();
  const all = useRef<HTMLDivElement>(null);
  const [adding, setAdding] = useState(false);
  const [done, setDone] = useState<Done | null>(null);
  const query = useQuery(useCallback((options: ReadOptions) => students.list(id, options), [students, id]));
  const selecting = useSelection(noFilter);
  const tell = (what: Done | null): void => {
    setDone(what);
    selecting.clear();
    query.retry();
  };
  const add =
    archivedAt === null ? (
      <Licensed action="student.edit" label={words.add} variant="primary">
        <Button variant="primary" onClick={() => setAdding(true)}>
          {words.add}
        </Button>
      </Licensed>
    ) : null;
  return (
    <QueryBoundary query={query}>
      {(listed) => {
        const selected = listed.map((student) => student.id).filter((one) => selecting.has(one));
        return (
          <div className="stack" ref={all} tabIndex={-1}>
            {done === null ? null : <ActedNotice key={done.changeSetId} done={done} onUndone={query.retry} />}
            {listed.length === 0 ? (
              <EmptyState title={words.none} action={add}>
                {words.noneBody}
              </EmptyState>
            ) : (
              <>
                <div className="spread">
                  <p>{words.count(listed.length)}</p>
                  <div className="row">
                    {add}
                    <PrintLoginsButton classroomId={id} students={null} />
                    <RosterFileButton part={{ of: 'classroom', id, on: null }} />
                  </div>
                </div>
                <SelectionBar selecting={selecting} total={listed.length} all={words.count(listed.length)}>
                  <ActOnSelectedStudents
                    kinds={readOnly ? ['remove', 'archive'] : ['move', 'copy', 'remove', 'archive']}
                    count={selecting.countOf(listed.length)}
                    chosen={{
                      selection: { of: 'ids', ids: selected },
                      archived: false,
                    }}
                    classroomId={id}
                    pair={pairOf(selecting.selection, listed)}
                    onActed={({ result }) => tell(result === null ? null : doneBy(result))}
                    onMerged={tell}
                  >
                    <PrintLoginsButton classroomId={id} students={selected} small />
                  </ActOnSelectedStudents>
                </SelectionBar>
                <EnrolledTable students={listed} selecting={selecting} />
              </>
            )}
            {adding ? (
              <FetchedPart part={addDialog}>
                {(AddStudents) => (
                  <AddStudents
                    classroomId={id}
                    inClass={listed}
                    onAdded={({ students: added, changeSetId }) => {
                      setAdding(false);
                      tell({ said: words.added(added.length), changeSetId, skipped: [], skippedCount: 0 });
                    }}
                    rest={() => all.current}
                    onClose={() => setAdding(false)}
                  />
                )}
              </FetchedPart>
            ) : null}
          </div>
        );
      }}
    </QueryBoundary>
  );
}
