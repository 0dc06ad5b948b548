import { useState } from 'react';
import type { ImportDetail } from '#domain/rosters/imports/import-view.ts';
import { useApp } from '../../../../app-context.tsx';
import { ConfirmDialog } from '../../../../chakra/confirm-dialog.tsx';
import { Button, LinkButton } from '../../../../components/button.tsx';
import { Notice } from '../../../../components/notices/notice.tsx';
import { useRefusal } from '../../../../data/use-refusal.ts';
import { useAsyncAction } from '../../../../forms/use-async-action.ts';
import { localMoment } from '../../../../messages/local-moment.ts';
import { cardsOfImport } from '../../../../routes/cards-of-import.ts';
import { paths } from '../../../../routes/paths.ts';
import { resultWords } from '../messages/en/import-wizard.ts';
import { rolloverResult } from '../messages/en/rollover.ts';
import { CountsTable } from '../preview/planned-counts.tsx';
import { ErrorFileButton } from '../repair/error-file-button.tsx';
import { UndoLists } from './undo-lists.tsx';

const wordsOf = ({ isRollover }: ImportDetail) => (isRollover ? rolloverResult : resultWords);

const Undo = ({ detail, onStarted }: { readonly detail: ImportDetail; readonly onStarted: () => void }) => {
  const { imports } = useApp();
  const action = useAsyncAction();
  const [asks, setAsks] = useState(false);
  const { undoUntil } = detail;
  const words = wordsOf(detail);
  if (undoUntil === null)
    return detail.changeSetId === null ? null : <p className="quiet">{words.undoOver}</p>;
  return (
    <div className="stack">
      <p className="quiet">{words.undoUntil(localMoment(undoUntil))}</p>
      <div>
        <Button onClick={() => setAsks(true)}>{words.undo}</Button>
      </div>
      {asks ? (
        <ConfirmDialog
          title={words.undoTitle}
          confirmLabel={words.undo}
          action={action}
          onConfirm={() =>
            action.run(
              () => imports.undo(detail.id),
              () => {
                setAsks(false);
                onStarted();
              },
            )
          }
          onClose={() => setAsks(false)}
        >
          {words.undoLead}
        </ConfirmDialog>
      ) : null}
    </div>
  );
};

const Said = ({ detail }: { readonly detail: ImportDetail }) => {
  const { state, applied } = detail;
  const words = wordsOf(detail);
  if (state === 'undone') return <Notice tone="success">{words.undone}</Notice>;
  if (state === 'committed') return <Notice tone="success">{words.committed}</Notice>;
  return (
    <Notice tone="warning" title={words.canceled}>
      <p>{words.committedSome(applied.done, applied.total)}</p>
    </Notice>
  );
};

const NextLinks = ({ detail }: { readonly detail: ImportDetail }) => {
  const { id, state, isRollover, organization } = detail;
  const mayPrint = useRefusal('student.show-login') === null;
  return (
    <div className="row">
      <LinkButton
        to={isRollover ? paths.classrooms : paths.students}
        variant={state === 'committed' ? 'primary' : 'secondary'}
      >
        {wordsOf(detail).onward}
      </LinkButton>
      {isRollover || state === 'undone' || !mayPrint ? null : (
        <LinkButton to={cardsOfImport(id, organization.id)}>{resultWords.cards}</LinkButton>
      )}
    </div>
  );
};

/** The result of an import: counts, rows that were not imported, and a button that undoes the import and then lists what was undone (R14). */
export const ImportResult = ({
  detail,
  onStarted,
}: {
  readonly detail: ImportDetail;
  readonly onStarted: () => void;
}) => {
  const { id, state, counts, invited, issues, undo, isRollover } = detail;
  const words = wordsOf(detail);
  const refused = issues.error + issues.review;
  return (
    <>
      <Said detail={detail} />
      {undo === null ? null : <UndoLists undo={undo} />}
      {counts === null || state === 'undone' ? null : <CountsTable counts={counts} isRollover={isRollover} />}
      {invited === null ? null : (
        <p>
          {resultWords.invited(invited.sent)}{' '}
          {invited.notSent === 0 ? null : resultWords.notInvited(invited.notSent)}
        </p>
      )}
      {refused === 0 || state === 'undone' ? null : (
        <div className="stack">
          <p>{words.problems(refused)}</p>
          <ErrorFileButton id={id} />
        </div>
      )}
      <NextLinks detail={detail} />
      {state === 'undone' ? null : <Undo detail={detail} onStarted={onStarted} />}
    </>
  );
};
