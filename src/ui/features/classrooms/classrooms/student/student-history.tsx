import { History } from 'lucide-react';
import { useState } from 'react';
import type { UndoReport } from '#domain/classrooms/change-sets/undo-report.ts';
import {
  factsOf,
  type HistoryEntry,
  type StudentRecord,
} from '#domain/classrooms/students/student-record.ts';
import { Button } from '../../../../components/button.tsx';
import { Notice } from '../../../../components/notices/notice.tsx';
import { SettingsRow } from '../../../../components/settings-row.tsx';
import { SectionCard } from '../../../../layouts/section-card.tsx';
import { localMoment } from '../../../../messages/local-moment.ts';
import { changeSetWords, factWords, studentPage as words } from '../messages/en/student-page.ts';
import { AskUndo } from './ask-undo.tsx';
import { UndoReportList } from '../students/acted-notice.tsx';

const whenWords = ({ at, by }: HistoryEntry): string => words.when(localMoment(at), by);

/** The changes of a student, with author, old and new values, and an undo button while undo is possible (ROS-9, R14). */
export function StudentHistory({
  record: { history, stays },
  onUndone,
}: {
  readonly record: StudentRecord;
  readonly onUndone: () => void;
}) {
  const [pending, setPending] = useState<HistoryEntry | null>(null);
  const [report, setReport] = useState<UndoReport | null>(null);
  return (
    <SectionCard id="history" heading={words.history} lead={words.historyLead}>
      {report === null ? null : (
        <Notice tone="success">
          <UndoReportList {...report} />
        </Notice>
      )}
      {history.length === 0 ? (
        <p className="quiet">{words.noHistory}</p>
      ) : (
        <ol className="settings-list" aria-labelledby="history-heading">
          {history.map((entry) => (
            <SettingsRow key={entry.id} icon={History}>
              <div className="settings-what">
                <strong>{changeSetWords[entry.kind]}</strong>
                {[...new Set(factsOf(entry, stays).map(factWords))].map((fact) => (
                  <span key={fact}>{fact}</span>
                ))}
                <span className="quiet">{whenWords(entry)}</span>
              </div>
              {entry.canUndo ? (
                <Button
                  size="sm"
                  aria-label={words.undoWhat(changeSetWords[entry.kind], localMoment(entry.at))}
                  onClick={() => setPending(entry)}
                >
                  {words.undo}
                </Button>
              ) : null}
            </SettingsRow>
          ))}
        </ol>
      )}
      {pending === null ? null : (
        <AskUndo
          change={pending}
          onClose={() => setPending(null)}
          onUndone={(undone) => {
            setPending(null);
            setReport(undone);
            onUndone();
          }}
        />
      )}
    </SectionCard>
  );
}
