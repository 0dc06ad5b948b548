import { useCallback, useState } from 'react';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { Classroom } from '#domain/classrooms/classrooms/classroom.ts';
import type { ClassCode } from '#domain/classrooms/class-codes/class-code.ts';
import { useApp } from '../../../../app-context.tsx';
import { ConfirmDialog } from '../../../../chakra/confirm-dialog.tsx';
import { Button } from '../../../../components/button.tsx';
import { FailureNotice } from '../../../../components/notices/failure-notice.tsx';
import { Licensed } from '../../../../components/licensed.tsx';
import { toast } from '../../../../components/notices/toast.ts';
import { QueryBoundary } from '../../../../data/query-boundary.tsx';
import { useQuery } from '../../../../data/use-query.ts';
import { useAsyncAction } from '../../../../forms/use-async-action.ts';
import { SectionCard } from '../../../../layouts/section-card.tsx';
import { classCodeWords as words } from '../messages/en/class-code.ts';
import { LoginsSection } from '../logins/logins-section.tsx';
import { ClassCodeCard } from './class-code-card.tsx';

type OfClassroom = { readonly classroom: Classroom };
type TabProps = OfClassroom & {
  /** Whether the class is archived or the license has ended. Logins are then shown, but no new ones are created. */
  readonly readOnly: boolean;
};

/** Asks for confirmation, because the students may have memorized the current code, which stops working. */
function RenewDialog(props: {
  readonly classroomId: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}) {
  const { classCodes } = useApp();
  const action = useAsyncAction();
  return (
    <ConfirmDialog
      title={words.askRenew}
      confirmLabel={words.renew}
      action={action}
      onClose={props.onClose}
      onConfirm={() =>
        action.run(
          () => classCodes.renew(props.classroomId),
          () => {
            toast(words.renewed);
            props.onDone();
          },
        )
      }
    >
      {words.askRenewBody}
    </ConfirmDialog>
  );
}

function PresentCode(props: OfClassroom & { readonly classCode: ClassCode; readonly onChanged: () => void }) {
  const { classroom, classCode, onChanged } = props;
  const { classCodes } = useApp();
  const action = useAsyncAction();
  const [asking, setAsking] = useState(false);
  const pauses = classCode.pausedAt === null;
  return (
    <>
      <ClassCodeCard isMain classroom={classroom.name} classCode={classCode} />
      <FailureNotice failure={action.failure} />
      <div className="row">
        <Button
          aria-disabled={action.pending}
          onClick={() =>
            action.run(
              () => classCodes.setPaused(classroom.id, pauses),
              () => {
                toast(pauses ? words.isPaused : words.isResumed);
                onChanged();
              },
            )
          }
        >
          {pauses ? words.pause : words.resume}
        </Button>
        {classCode.closedOn === null ? null : (
          <Button
            aria-disabled={action.pending}
            onClick={() =>
              action.run(
                () => classCodes.setClosed(classroom.id, false),
                () => {
                  toast(words.isOpened);
                  onChanged();
                },
              )
            }
          >
            {words.openAgain}
          </Button>
        )}
        {classroom.archivedAt === null ? (
          <Licensed action="classroom.edit" label={words.renew} variant="quiet">
            <Button variant="quiet" onClick={() => setAsking(true)}>
              {words.renew}
            </Button>
          </Licensed>
        ) : null}
      </div>
      {classCode.closedOn === null ? null : <p>{words.closed}</p>}
      <p className="quiet">{words.recorded}</p>
      {asking ? (
        <RenewDialog
          classroomId={classroom.id}
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false);
            onChanged();
          }}
        />
      ) : null}
    </>
  );
}

/** The class code with which students find the class (ROS-1), and the students' logins (ROS-8). */
export function ClassCodeTab({ classroom, readOnly }: TabProps) {
  const { classCodes } = useApp();
  const { id } = classroom;
  const read = useQuery(
    useCallback((options: ReadOptions) => classCodes.read(id, options), [classCodes, id]),
  );
  return (
    <>
      <SectionCard id="class-code" heading={words.heading} lead={words.lead}>
        <div className="stack">
          <QueryBoundary query={read}>
            {(classCode) => (
              <PresentCode classroom={classroom} classCode={classCode} onChanged={read.retry} />
            )}
          </QueryBoundary>
        </div>
      </SectionCard>
      <LoginsSection classroomId={id} readOnly={readOnly} />
    </>
  );
}
