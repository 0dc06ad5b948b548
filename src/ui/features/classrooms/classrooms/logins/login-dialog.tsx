import { useCallback, useState } from 'react';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import { ok } from '#domain/result.ts';
import type { LoginCard } from '#domain/classrooms/logins/login-card.ts';
import { type Student, studentName } from '#domain/classrooms/students/student.ts';
import { useApp } from '../../../../app-context.tsx';
import { Actions, Dialog } from '../../../../chakra/dialog.tsx';
import { Button } from '../../../../components/button.tsx';
import { FailureNotice } from '../../../../components/notices/failure-notice.tsx';
import { Notice } from '../../../../components/notices/notice.tsx';
import { QueryBoundary } from '../../../../data/query-boundary.tsx';
import { useQuery } from '../../../../data/use-query.ts';
import { useAsyncAction } from '../../../../forms/use-async-action.ts';
import { loginsWords as words } from '../messages/en/logins.ts';
import { PrintLoginsButton } from './print-logins-button.tsx';
import { LoginValue } from './login-value.tsx';

/** Shows a student's login, and can replace it if it was lost. Opening the dialog is recorded (SEC-7). */
export function LoginDialog({
  classroomId,
  student,
  readOnly,
  onRenewed,
  onClose,
}: {
  readonly classroomId: string;
  readonly student: Pick<Student, 'family' | 'given' | 'id'>;
  readonly readOnly: boolean;
  readonly onRenewed: () => void;
  readonly onClose: () => void;
}) {
  const { studentLogins } = useApp();
  const { id } = student;
  const action = useAsyncAction();
  const [renewed, setRenewed] = useState<LoginCard | null>(null);
  const query = useQuery(
    useCallback(async () => {
      const shown = await studentLogins.cards(classroomId, { students: [id], kind: null });
      return shown.ok ? ok(shown.value.cards) : shown;
    }, [studentLogins, classroomId, id]),
  );
  const renew = (): void =>
    action.run(
      () => studentLogins.reset({ classroomId, studentId: id }, null),
      (card) => {
        setRenewed(card);
        onRenewed();
      },
    );
  return (
    <Dialog title={words.title(bidiIsolate(studentName(student)))} onClose={onClose}>
      <QueryBoundary query={query}>
        {([shown]) => {
          const card = renewed ?? shown;
          return (
            <div className="stack">
              {renewed === null ? null : <Notice tone="success">{words.renewed}</Notice>}
              {card === undefined ? null : <LoginValue {...card} />}
              {readOnly ? null : <p className="quiet">{words.renewLead}</p>}
              <FailureNotice failure={action.failure} />
              <Actions>
                {readOnly ? null : (
                  <Button variant="quiet" aria-disabled={action.pending} onClick={renew}>
                    {words.renew}
                  </Button>
                )}
                <PrintLoginsButton classroomId={classroomId} students={[id]} />
                <Button variant="primary" onClick={onClose}>
                  {words.close}
                </Button>
              </Actions>
            </div>
          );
        }}
      </QueryBoundary>
    </Dialog>
  );
}
