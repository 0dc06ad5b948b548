import { BookOpen, History, KeyRound, type LucideIcon, School, Users } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { Classroom } from '#domain/classrooms/classrooms/classroom.ts';
import type {
  ClassroomAct,
  ClassroomEntry,
  ClassroomHistory,
  HistoryPlace,
} from '#domain/classrooms/students/classroom-history.ts';
import type { UndoReport } from '#domain/classrooms/change-sets/undo-report.ts';
import { useApp } from '../../../../app-context.tsx';
import { Button } from '../../../../components/button.tsx';
import { Chip } from '../../../../components/chip.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { Notice } from '../../../../components/notices/notice.tsx';
import { SettingsRow } from '../../../../components/settings-row.tsx';
import { QueryBoundary } from '../../../../data/query-boundary.tsx';
import { useQuery } from '../../../../data/use-query.ts';
import { SectionCard } from '../../../../layouts/section-card.tsx';
import { actionWords } from '../../../../messages/en/activity.ts';
import { localMoment } from '../../../../messages/local-moment.ts';
import {
  classChangeWords,
  classFactWords,
  classroomHistoryWords as words,
} from '../messages/en/classroom-history.ts';
import { changeSetWords, studentPage } from '../messages/en/student-page.ts';
import { AskUndo, type ChangeToUndo } from '../student/ask-undo.tsx';
import { UndoReportList } from '../students/acted-notice.tsx';

function iconOf(action: ClassroomAct): LucideIcon {
  if (action.startsWith('classroom/lesson')) return BookOpen;
  if (action.startsWith('classroom/teacher') || action === 'classroom/transferred') return School;
  return action.startsWith('classroom/class-code') || action.startsWith('classroom/pass')
    ? KeyRound
    : History;
}

function whatWords({ did }: ClassroomEntry): string {
  if (did.of === 'change') return changeSetWords[did.kind];
  const what = actionWords[did.action];
  return did.about === null ? what : words.about(what, did.about);
}

function Entry({
  entry,
  onUndo,
}: {
  readonly entry: ClassroomEntry;
  readonly onUndo: (change: ChangeToUndo) => void;
}) {
  const { id, at, by, did } = entry;
  return (
    <SettingsRow icon={did.of === 'act' ? iconOf(did.action) : Users}>
      <div className="settings-what">
        <div className="chip-row">
          <strong>{whatWords(entry)}</strong>
          {did.of === 'change' && did.undone ? <Chip>{words.undone}</Chip> : null}
        </div>
        {did.of === 'act'
          ? did.changes.map((change) => <span key={change.field}>{classChangeWords(change)}</span>)
          : did.facts.map((fact) => <span key={fact.of}>{classFactWords(fact)}</span>)}
        <span className="quiet">{studentPage.when(localMoment(at), by)}</span>
      </div>
      {did.of === 'change' && did.canUndo ? (
        <Button
          size="sm"
          aria-label={studentPage.undoWhat(changeSetWords[did.kind], localMoment(at))}
          onClick={() => onUndo({ id, at, kind: did.kind })}
        >
          {studentPage.undo}
        </Button>
      ) : null}
    </SettingsRow>
  );
}

type Going = { readonly onLater: (() => void) | null; readonly onEarlier: (() => void) | null };

const Pages = ({ onLater, onEarlier }: Going) =>
  onLater === null && onEarlier === null ? null : (
    <div className="row">
      <Button aria-disabled={onLater === null} onClick={() => onLater?.()}>
        {words.later}
      </Button>
      <Button aria-disabled={onEarlier === null} onClick={() => onEarlier?.()}>
        {words.earlier}
      </Button>
    </div>
  );

function Entries({
  history,
  onUndo,
  ...going
}: Going & { readonly history: ClassroomHistory; readonly onUndo: (change: ChangeToUndo) => void }) {
  if (history.entries.length === 0 && going.onLater === null)
    return <EmptyState title={words.none}>{words.noneAdvice}</EmptyState>;
  return (
    <>
      <ol className="settings-list" aria-label={words.list}>
        {history.entries.map((entry) => (
          <Entry key={entry.id} entry={entry} onUndo={onUndo} />
        ))}
      </ol>
      <Pages {...going} />
    </>
  );
}

/** The activity of a class: roster changes, teachers, lessons and class code (ROS-1, ROS-9). An undo shows the three lists of R14. */
export function ActivityTab({ classroom: { id } }: { readonly classroom: Pick<Classroom, 'id'> }) {
  const { students } = useApp();
  const [places, setPlaces] = useState<readonly HistoryPlace[]>([]);
  const [pending, setPending] = useState<ChangeToUndo | null>(null);
  const [report, setReport] = useState<UndoReport | null>(null);
  const before = places.at(-1);
  const query = useQuery(
    useCallback(
      (options: ReadOptions) =>
        students.classroomHistory(id, before === undefined ? options : { ...options, before }),
      [students, id, before],
    ),
  );
  return (
    <SectionCard id="activity" heading={words.heading} lead={words.lead}>
      {report === null ? null : (
        <Notice tone="success">
          <UndoReportList {...report} />
        </Notice>
      )}
      <QueryBoundary query={query}>
        {(history) => {
          const { earlier } = history;
          return (
            <Entries
              history={history}
              onUndo={setPending}
              onLater={places.length === 0 ? null : () => setPlaces(places.slice(0, -1))}
              onEarlier={earlier === null ? null : () => setPlaces([...places, earlier])}
            />
          );
        }}
      </QueryBoundary>
      {pending === null ? null : (
        <AskUndo
          change={pending}
          onClose={() => setPending(null)}
          onUndone={(undone) => {
            setPending(null);
            setReport(undone);
            query.retry();
          }}
        />
      )}
    </SectionCard>
  );
}
