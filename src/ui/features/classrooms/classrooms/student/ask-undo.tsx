import type { ChangeSetKind } from '#domain/classrooms/change-sets/change-set.ts';
import type { UndoReport } from '#domain/classrooms/change-sets/undo-report.ts';
import { useApp } from '../../../../app-context.tsx';
import { ConfirmDialog } from '../../../../chakra/confirm-dialog.tsx';
import { useAsyncAction } from '../../../../forms/use-async-action.ts';
import { localMoment } from '../../../../messages/local-moment.ts';
import { changeSetWords, studentPage as words } from '../messages/en/student-page.ts';

/** A change set in a history. `kind` is its kind, and `at` its time in epoch milliseconds. */
export type ChangeToUndo = { readonly id: string; readonly kind: ChangeSetKind; readonly at: number };

/** Asks for confirmation before an undo that may also affect other students. */
export function AskUndo({
  change: { id, kind, at },
  onClose,
  onUndone,
}: {
  readonly change: ChangeToUndo;
  readonly onClose: () => void;
  readonly onUndone: (report: UndoReport) => void;
}) {
  const { students } = useApp();
  const action = useAsyncAction();
  return (
    <ConfirmDialog
      title={words.undoWhat(changeSetWords[kind], localMoment(at))}
      confirmLabel={words.undo}
      action={action}
      onClose={onClose}
      onConfirm={() => action.run(() => students.undo(id), onUndone)}
    >
      {words.undoAll}
    </ConfirmDialog>
  );
}
