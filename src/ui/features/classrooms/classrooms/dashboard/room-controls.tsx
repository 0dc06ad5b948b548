import { useState } from 'react';
import type { ActivityMessages } from '#domain/classrooms/class-work/class-messages.ts';
import type { LiveRoom } from '#domain/classrooms/class-work/class-now.ts';
import { useApp } from '../../../../app-context.tsx';
import { ConfirmDialog } from '../../../../chakra/confirm-dialog.tsx';
import { Button } from '../../../../components/button.tsx';
import { FailureNotice } from '../../../../components/notices/failure-notice.tsx';
import { toast } from '../../../../components/notices/toast.ts';
import { useAsyncAction } from '../../../../forms/use-async-action.ts';
import { liveWords as words } from '../messages/en/live-class.ts';
import { SendHint } from './send-hint.tsx';
import { SendMessage } from './send-message.tsx';

const minuteMs = 60_000;

/** Asks for confirmation before the class is closed, because closing logs its students out. */
const CloseDialog = ({
  classroomId,
  onClose,
}: {
  readonly classroomId: string;
  readonly onClose: () => void;
}) => {
  const { classCodes } = useApp();
  const action = useAsyncAction();
  return (
    <ConfirmDialog
      title={words.askClose}
      confirmLabel={words.closeClass}
      action={action}
      onClose={onClose}
      onConfirm={() =>
        action.run(
          () => classCodes.setClosed(classroomId, true),
          () => {
            toast(words.isClosed);
            onClose();
          },
        )
      }
    >
      {words.askCloseBody}
    </ConfirmDialog>
  );
};

/** The teacher's controls for all students' pages: pause, message, and closing the class for the day (CLS-2, CLS-6). */
export const RoomControls = ({
  classroomId,
  room,
  activities,
  worksOn,
  now,
}: {
  readonly classroomId: string;
  readonly room: LiveRoom;
  readonly activities: readonly ActivityMessages[];
  /** Whether a student is working on an activity now. */
  readonly worksOn: (activity: ActivityMessages) => boolean;
  /** The service's time in epoch milliseconds. */
  readonly now: number;
}) => {
  const { classWork, classCodes } = useApp();
  const action = useAsyncAction();
  const hinted = activities.filter((each) => each.hints.length > 0 && worksOn(each));
  const [isClosing, setClosing] = useState(false);
  const pausedFor =
    room.pausedUntil === null || room.pausedUntil <= now
      ? null
      : Math.ceil((room.pausedUntil - now) / minuteMs);
  const isPaused = pausedFor !== null;
  const pause = (paused: boolean): void =>
    action.run(
      () => classWork.pause(classroomId, paused),
      () => undefined,
    );
  const reopen = (): void =>
    action.run(
      () => classCodes.setClosed(classroomId, false),
      () => toast(words.isOpened),
    );
  return (
    <section className="live-controls stack" aria-label={words.controls}>
      <div className="live-controls-row">
        <Button aria-pressed={isPaused} aria-disabled={action.pending} onClick={() => pause(!isPaused)}>
          {isPaused ? words.resume : words.pause}
        </Button>
        <SendMessage
          classroomId={classroomId}
          studentId={null}
          activities={activities}
          label={words.messageToAll}
          send={words.sendToAll}
        />
        <Button
          variant="quiet"
          aria-disabled={action.pending}
          onClick={() => (room.closed ? reopen() : setClosing(true))}
        >
          {room.closed ? words.openClass : words.closeClass}
        </Button>
      </div>
      <output>
        {isPaused ? words.pauseEnds(pausedFor) : null}
        {room.closed ? words.closed : null}
      </output>
      {hinted.length === 0 ? null : (
        <details>
          <summary>{words.hintsForAll}</summary>
          {hinted.map((each) => (
            <SendHint
              key={`${each.lessonSlug} ${each.activityId}`}
              classroomId={classroomId}
              studentId={null}
              of={each}
            />
          ))}
        </details>
      )}
      <FailureNotice failure={action.failure} />
      {isClosing ? <CloseDialog classroomId={classroomId} onClose={() => setClosing(false)} /> : null}
    </section>
  );
};
