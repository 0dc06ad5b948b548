import { useCallback, useState } from 'react';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { Classroom } from '#domain/classrooms/classroom.ts';
import type { JoinCode } from '#domain/join-codes/join-code.ts';
import { useApp } from '../../../app-context.tsx';
import { ConfirmDialog } from '../../../chakra/confirm-dialog.tsx';
import { Button } from '../../../components/button.tsx';
import { FailureNotice } from '../../../components/failure-notice.tsx';
import { Licensed } from '../../../components/licensed.tsx';
import { toast } from '../../../components/toast.ts';
import { QueryBoundary } from '../../../data/query-boundary.tsx';
import { useQuery } from '../../../data/use-query.ts';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { SectionCard } from '../../../layouts/section-card.tsx';
import { joinCodeWords as words } from '../messages/en/join-code.ts';
import { LoginsSection } from '../logins/logins-section.tsx';
import { JoinCodeCard } from './join-code-card.tsx';

type OfClassroom = { readonly classroom: Classroom };
type TabProps = OfClassroom & {
  /** The class is archived, or the license has ended: logins are shown, and no other ones made. */
  readonly readOnly: boolean;
};

/** Asks before the code that a class knows by heart stops working. */
function RenewDialog(props: {
  readonly classroomId: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}) {
  const { joinCodes } = useApp();
  const action = useAsyncAction();
  return (
    <ConfirmDialog
      title={words.askRenew}
      confirmLabel={words.renew}
      action={action}
      onClose={props.onClose}
      onConfirm={() =>
        action.run(
          () => joinCodes.renew(props.classroomId),
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

/** The code that a class has, and what can be done with it. */
function PresentCode(props: OfClassroom & { readonly joinCode: JoinCode; readonly onChanged: () => void }) {
  const { classroom, joinCode, onChanged } = props;
  const { joinCodes } = useApp();
  const action = useAsyncAction();
  const [asking, setAsking] = useState(false);
  const pauses = joinCode.pausedAt === null;
  return (
    <>
      <JoinCodeCard classroom={classroom.name} joinCode={joinCode} />
      <FailureNotice failure={action.failure} />
      <div className="row">
        <Button
          aria-disabled={action.pending}
          onClick={() =>
            action.run(
              () => joinCodes.setPaused(classroom.id, pauses),
              () => {
                toast(pauses ? words.isPaused : words.isResumed);
                onChanged();
              },
            )
          }
        >
          {pauses ? words.pause : words.resume}
        </Button>
        {joinCode.closedOn === null ? null : (
          <Button
            aria-disabled={action.pending}
            onClick={() =>
              action.run(
                () => joinCodes.setClosed(classroom.id, false),
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
      {joinCode.closedOn === null ? null : <p>{words.closed}</p>}
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

/** How the students of a class find it, by its join code (ROS-1), and who of them logs in (ROS-8). */
export function JoinCodeTab({ classroom, readOnly }: TabProps) {
  const { joinCodes } = useApp();
  const { id } = classroom;
  const read = useQuery(useCallback((options: ReadOptions) => joinCodes.read(id, options), [joinCodes, id]));
  return (
    <>
      <SectionCard id="join-code" heading={words.heading} lead={words.lead}>
        <div className="stack">
          <QueryBoundary query={read}>
            {(joinCode) => <PresentCode classroom={classroom} joinCode={joinCode} onChanged={read.retry} />}
          </QueryBoundary>
        </div>
      </SectionCard>
      <LoginsSection classroomId={id} readOnly={readOnly} />
    </>
  );
}
