import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ReadOptions } from '#domain/cancellation.ts';
import { type TabStudent, tabStudentEntry } from '#application/client/storage-entries.ts';
import { useApp } from '../../../app-context.tsx';
import { useQuery } from '../../../data/use-query.ts';
import { paths } from '../../../routes/paths.ts';
import { useStorageEntry } from '../../../use-storage-entry.ts';
import { ClassBar } from './class-bar.tsx';
import { ClassNowCover } from './class-now/class-now-cover.tsx';
import { Entry } from './entry/entry.tsx';
import { IdlePrompt } from './idle-prompt.tsx';
import { childFailure } from './messages/en/child-failure.ts';
import { Leaving } from './leaving.tsx';
import { ChildQueryBoundary, Waiting } from './child-query-boundary.tsx';
import type { StudentPlace } from './student-place.ts';
import './student-class.css';

type Left = { readonly classCode: string | null; readonly note: string | null };

/** Returns why the previous student left, and that student's class, from the navigation state. */
function leftIn(state: unknown): Left {
  const { classCode, note } = (state ?? {}) as Partial<Record<keyof Left, unknown>>;
  return {
    classCode: typeof classCode === 'string' ? classCode : null,
    note: typeof note === 'string' ? note : null,
  };
}

const overKind = 'entry/over';

const Inside = ({
  student,
  onToday,
  onLeft,
  bar,
  children,
}: {
  readonly student: TabStudent;
  readonly onToday: boolean;
  readonly onLeft: (note: string | null) => void;
  readonly bar?: ReactNode;
  readonly children: (place: StudentPlace) => ReactNode;
}) => {
  const { studentClass } = useApp();
  const [leaving, setLeaving] = useState(false);
  const query = useQuery(useCallback((options: ReadOptions) => studentClass.board(options), [studentClass]));
  const isOver = query.state === 'failed' && query.failure.kind === overKind;

  const onOver = useCallback((): void => {
    void studentClass.leave().then(() => onLeft(childFailure({ kind: overKind })));
  }, [onLeft, studentClass]);
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  useEffect(() => {
    // A page from the back/forward cache may show a student who has left in the meantime (C8).
    const check = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) window.location.reload();
    };
    const send = (): void => void studentClass.settle();
    window.addEventListener('pageshow', check);
    window.addEventListener('online', send);
    return () => {
      window.removeEventListener('pageshow', check);
      window.removeEventListener('online', send);
    };
  }, [studentClass]);

  if (isOver) return <Waiting />;
  return (
    <ChildQueryBoundary query={query}>
      {(board) => (
        <>
          <ClassBar board={board} flag={student.flag} onToday={onToday} onNotMe={() => setLeaving(true)}>
            {bar}
          </ClassBar>
          {children({ board, readAgain: query.retry })}
          {leaving ? null : <ClassNowCover onOver={onOver} />}
          {leaving ? (
            <Leaving onLeft={() => onLeft(null)} onStay={() => setLeaving(false)} />
          ) : (
            <IdlePrompt name={board.student.name} onNotMe={() => setLeaving(true)} />
          )}
        </>
      )}
    </ChildQueryBoundary>
  );
};

/** A page of `/class` for the student who is logged in in this tab. Other students must find their class and log in first (CLS-1). */
export const WithStudent = ({
  onToday = false,
  bar,
  children,
}: {
  readonly onToday?: boolean;
  readonly bar?: ReactNode;
  readonly children: (place: StudentPlace) => ReactNode;
}) => {
  const [student] = useStorageEntry(tabStudentEntry);
  const left = leftIn(useLocation().state);
  const [, setRound] = useState(0);
  const navigate = useNavigate();
  const onLeft = useCallback(
    (note: string | null): void => {
      const state: Left = { classCode: student?.classCode ?? null, note };
      void navigate(paths.classEntry, { replace: true, state });
    },
    [navigate, student],
  );
  return (
    <div className="class-page">
      {student === null ? (
        <Entry
          key={`${left.classCode} ${left.note}`}
          {...left}
          onEntered={() => setRound((last) => last + 1)}
        />
      ) : (
        <Inside key={student.id} student={student} onToday={onToday} onLeft={onLeft} bar={bar}>
          {children}
        </Inside>
      )}
    </div>
  );
};
