import { type ActivityMessages, hintMessage } from '#domain/classrooms/class-work/class-messages.ts';
import { useApp } from '../../../../app-context.tsx';
import { Button } from '../../../../components/button.tsx';
import { FailureNotice } from '../../../../components/notices/failure-notice.tsx';
import { toast } from '../../../../components/notices/toast.ts';
import { useAsyncAction } from '../../../../forms/use-async-action.ts';
import { liveWords as words } from '../messages/en/live-class.ts';

/** The hints of an activity. A button sends one to a student, or to all students if `studentId` is null (CLS-2). */
export const SendHint = ({
  classroomId,
  studentId,
  of: { lessonSlug, activityId, title, hints },
}: {
  readonly classroomId: string;
  readonly studentId: string | null;
  readonly of: ActivityMessages;
}) => {
  const { classWork } = useApp();
  const action = useAsyncAction();
  if (hints.length === 0) return null;
  const send = (number: number): void => {
    const hint = { lessonSlug, activityId, number };
    action.run(
      () => classWork.send(classroomId, { studentId, kind: hintMessage, step: null, hint }),
      () => toast(words.sentHint(number, title)),
    );
  };
  return (
    <section className="live-hints" aria-label={words.hintsOf(title)}>
      <h4>{words.hintsOf(title)}</h4>
      <ol>
        {hints.map((hint, at) => (
          <li key={hint}>
            <span>{hint}</span>
            <Button
              size="sm"
              aria-label={studentId === null ? words.sendHintToAll(at + 1) : words.sendHint(at + 1)}
              aria-disabled={action.pending}
              onClick={() => send(at + 1)}
            >
              {studentId === null ? words.sendToAll : words.send}
            </Button>
          </li>
        ))}
      </ol>
      <FailureNotice failure={action.failure} />
    </section>
  );
};
