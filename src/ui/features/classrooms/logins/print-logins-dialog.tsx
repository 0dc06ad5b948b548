import { useState } from 'react';
import { paperSizes } from '#domain/lessons/paper-size.ts';
import { loginFileKinds, loginFileNames } from '#domain/students/login-sheet.ts';
import { useApp } from '../../../app-context.tsx';
import { Actions, Dialog } from '../../../chakra/dialog.tsx';
import { Button } from '../../../components/button.tsx';
import { FailureNotice } from '../../../components/failure-notice.tsx';
import { saveFile } from '../../../components/save-file.ts';
import { toast } from '../../../components/toast.ts';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { shell } from '../../../messages/en/shell.ts';
import { printWords as words } from '../messages/en/logins.ts';
import { Chosen, fileTypeOf, newSecretKinds as kinds } from './chosen.tsx';

/** Asks what is printed of which secrets, and gives it to the browser as a file (ROS-3). */
export function PrintLoginsDialog({
  classroomId,
  students,
  onClose,
}: {
  readonly classroomId: string;
  /** Null for everybody. */
  readonly students: readonly string[] | null;
  readonly onClose: () => void;
}) {
  const { studentLogins } = useApp();
  const action = useAsyncAction();
  const [as, setAs] = useState<(typeof loginFileKinds)[number]>('cards');
  const [kind, setKind] = useState<(typeof kinds)[number]>('usual');
  const [paper, setPaper] = useState<(typeof paperSizes)[number]>('letter');
  const print = (): void => {
    const wanted = { students, kind: kind === 'usual' ? null : kind, as, paper };
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
        <Chosen
          label={words.what}
          values={loginFileKinds}
          labels={words.files}
          chosen={as}
          onChoose={setAs}
        />
        {as === 'poster' ? (
          <p>{words.poster}</p>
        ) : (
          <Chosen
            label={words.kind}
            hint={words.kindHint}
            values={kinds}
            labels={words.kinds}
            chosen={kind}
            onChoose={setKind}
          />
        )}
        {as === 'csv' ? null : (
          <Chosen
            label={words.paper}
            values={paperSizes}
            labels={words.papers}
            chosen={paper}
            onChoose={setPaper}
          />
        )}
        {as === 'poster' ? null : <p className="quiet">{words.recorded}</p>}
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
