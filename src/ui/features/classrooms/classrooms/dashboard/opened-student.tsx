import { type ReactNode, useEffect, useRef } from 'react';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { ActivityMessages } from '#domain/classrooms/class-work/class-messages.ts';
import {
  type ClassShow,
  type LiveRoom,
  type ShownPlace,
  showMs,
} from '#domain/classrooms/class-work/class-now.ts';
import type { LiveStudent } from '#domain/classrooms/class-work/live-class.ts';
import { useApp } from '../../../../app-context.tsx';
import { Button } from '../../../../components/button.tsx';
import { FailureNotice } from '../../../../components/notices/failure-notice.tsx';
import { FetchedPart, fetchedPart } from '../../../../components/fetched-part.tsx';
import { withStyles } from '../../../../components/with-styles.ts';
import { useAsyncAction } from '../../../../forms/use-async-action.ts';
import { fetched } from '../../../../routes/chunk-error.ts';
import { liveWords as words } from '../messages/en/live-class.ts';
import { SendHint } from './send-hint.tsx';
import { SendMessage } from './send-message.tsx';

const shownProgram = fetchedPart(() =>
  withStyles(async () => (await fetched(import('../../../lessons/try-it/shown-program.tsx'))).ShownProgram),
);

export type NamedStudent = LiveStudent & { readonly name: string };
type Props = {
  readonly of: NamedStudent;
  readonly classroomId: string;
  readonly room: LiveRoom | null;
  readonly now: number;
};

/** The state of the teacher's request to show this program to the class: asked, refused or shown. Null if there is no such request, or if it has expired. */
function showOf(classroom: LiveRoom | null, place: ShownPlace, now: number): ClassShow['state'] | null {
  const show = classroom?.show ?? null;
  if (show === null || now >= show.at + showMs || show.studentId !== place.studentId) return null;
  return show.lessonSlug === place.lessonSlug && show.activityId === place.activityId ? show.state : null;
}

/** Whether the student's latest work is in this activity. */
export const isAt = (
  { work }: LiveStudent,
  { lessonSlug, activityId }: Pick<ActivityMessages, 'activityId' | 'lessonSlug'>,
): boolean => work?.lessonSlug === lessonSlug && work.activityId === activityId;

const ShowToClass = ({ of: { student, work, name }, classroomId, room, now }: Props) => {
  const { classWork } = useApp();
  const action = useAsyncAction();
  if (work?.program == null) return null;
  const { lessonSlug, activityId } = work;
  const place = { studentId: student.id, lessonSlug, activityId };
  const state = showOf(room, place, now);
  const isOn = state === 'asked' || state === 'shown';
  const set = (): void =>
    action.run(
      () => classWork.show(classroomId, isOn ? null : place),
      () => undefined,
    );
  return (
    <div className="row">
      <Button aria-disabled={action.pending} onClick={set}>
        {isOn ? words.stopShowing : words.showToClass}
      </Button>
      <output>{state === null ? null : words.show[state](bidiIsolate(name))}</output>
      <FailureNotice failure={action.failure} />
    </div>
  );
};

/** A student's program, live, with a simulated Dock that runs it and the teacher's actions (CLS-2). */
export const OpenedStudent = ({
  activities,
  state,
  onClose,
  ...props
}: Props & {
  readonly activities: readonly ActivityMessages[];
  readonly state: ReactNode;
  readonly onClose: () => void;
}) => {
  const { of, classroomId } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  // Moves the focus to the heading, because the tile may be far below.
  useEffect(() => heading.current?.focus(), []);
  const activity = activities.find((each) => isAt(of, each));
  return (
    <section className="live-opened stack" aria-label={words.programOf(of.name)}>
      <div className="spread">
        <h3 ref={heading} tabIndex={-1}>
          {words.programOf(bidiIsolate(of.name))}
        </h3>
        <Button onClick={onClose}>{words.close}</Button>
      </div>
      {state}
      <div className="live-controls-row">
        <SendMessage
          classroomId={classroomId}
          studentId={of.student.id}
          activities={activities}
          label={words.messageTo(bidiIsolate(of.name))}
          send={words.send}
        />
        <ShowToClass {...props} />
      </div>
      {activity === undefined ? null : (
        <SendHint classroomId={classroomId} studentId={of.student.id} of={activity} />
      )}
      {of.work?.program == null ? (
        <p>{words.noProgram}</p>
      ) : (
        <FetchedPart part={shownProgram}>
          {(ShownProgram) => <ShownProgram text={of.work?.program ?? ''} />}
        </FetchedPart>
      )}
    </section>
  );
};
