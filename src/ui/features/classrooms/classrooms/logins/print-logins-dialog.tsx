import { useCallback, useState } from 'react';
import {
  isPoster,
  type LoginFileKind,
  loginFileKinds,
  loginFileNames,
} from '#domain/classrooms/logins/login-sheet.ts';
import { useApp } from '../../../../app-context.tsx';
import { Actions, Dialog } from '../../../../chakra/dialog.tsx';
import { Button } from '../../../../components/button.tsx';
import { FailureNotice } from '../../../../components/notices/failure-notice.tsx';
import { Notice } from '../../../../components/notices/notice.tsx';
import { saveFile } from '../../../../components/save-file.ts';
import { toast } from '../../../../components/notices/toast.ts';
import { valueOf } from '../../../../data/query.ts';
import { useQuery } from '../../../../data/use-query.ts';
import { useAsyncAction } from '../../../../forms/use-async-action.ts';
import { shell } from '../../../../messages/en/shell.ts';
import { loginFileWords } from '../messages/en/login-files.ts';
import { printWords as words } from '../messages/en/logins.ts';
import { fileTypeOf } from './chosen.tsx';
import { kindOf, type PrintChoice, PrintChoices, usualPrint } from './print-choices.tsx';

/** Asks what to print and which logins to include, and saves the result as a file (ROS-3). */
export function PrintLoginsDialog({
  classroomId,
  students,
  as: first = usualPrint.as,
  onClose,
}: {
  readonly classroomId: string;
  /** Null for all students. */
  readonly students: readonly string[] | null;
  readonly as?: LoginFileKind | undefined;
  readonly onClose: () => void;
}) {
  const { studentLogins } = useApp();
  const action = useAsyncAction();
  const [chosen, choose] = useState<PrintChoice<LoginFileKind>>({ ...usualPrint, as: first });
  const counted = useQuery(
    useCallback(
      () => studentLogins.countCards({ of: 'classrooms', ids: [classroomId] }),
      [classroomId, studentLogins],
    ),
  );
  const counts = valueOf(counted);
  const { as, paper } = chosen;
  const print = (): void => {
    const wanted = { students, kind: kindOf(chosen), as, paper };
    action.run(
      () => studentLogins.print(classroomId, wanted),
      (file) => {
        const name = loginFileNames[as];
        saveFile(name, file, fileTypeOf(name));
        toast(words.made);
        onClose();
      },
    );
  };
  return (
    <Dialog title={words.title(students?.length ?? null)} onClose={onClose}>
      <div className="stack">
        {counts === null || counts.paused === 0 ? null : (
          <Notice tone="warning">{loginFileWords.paused(counts)}</Notice>
        )}
        <PrintChoices files={loginFileKinds} chosen={chosen} onChoose={choose} />
        {isPoster(as) ? null : <p className="quiet">{words.recorded}</p>}
        <FailureNotice failure={action.failure} />
        <Actions>
          <Button onClick={onClose}>{shell.cancel}</Button>
          <Button variant="primary" aria-disabled={action.pending} onClick={print}>
            {words.make}
          </Button>
        </Actions>
      </div>
    </Dialog>
  );
}
