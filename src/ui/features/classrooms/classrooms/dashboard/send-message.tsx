import { useCallback, useId, useState } from 'react';
import { type ClassMessage, generalMessages } from '#domain/classrooms/class-work/class-messages.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import { useApp } from '../../../../app-context.tsx';
import { Button } from '../../../../components/button.tsx';
import { FailureNotice } from '../../../../components/notices/failure-notice.tsx';
import { toast } from '../../../../components/notices/toast.ts';
import { valueOf } from '../../../../data/query.ts';
import { useQuery } from '../../../../data/use-query.ts';
import { useAsyncAction } from '../../../../forms/use-async-action.ts';
import { classMessage } from '../../../../messages/en/class-messages.ts';
import { liveWords as words } from '../messages/en/live-class.ts';

const keyOf = ({ kind, step }: ClassMessage): string => `${kind} ${step ?? ''}`;

export function useClassMessages(classroomId: string): readonly ClassMessage[] {
  const { classWork } = useApp();
  const query = useQuery(
    useCallback((options: ReadOptions) => classWork.steps(classroomId, options), [classWork, classroomId]),
  );
  const steps = Math.max(0, ...(valueOf(query) ?? []).map((each) => each.steps));
  const ofSteps = Array.from({ length: steps }, (_, at) => ({ kind: 'look-at-step', step: at + 1 }) as const);
  return [...ofSteps, ...generalMessages.map((kind) => ({ kind, step: null }))];
}

/** Sends a message from the fixed list to one student, or to all (CLS-2). */
export const SendMessage = ({
  classroomId,
  studentId,
  messages,
  label,
  send,
}: {
  readonly classroomId: string;
  /** Null for all students. */
  readonly studentId: string | null;
  readonly messages: readonly ClassMessage[];
  readonly label: string;
  readonly send: string;
}) => {
  const { classWork } = useApp();
  const id = useId();
  const action = useAsyncAction();
  const [chosen, choose] = useState('well-done ');
  const message = messages.find((each) => keyOf(each) === chosen);
  return (
    <div className="live-send">
      <label htmlFor={id}>{label}</label>
      <div className="row">
        <select
          id={id}
          className="input"
          value={chosen}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          {messages.map((each) => (
            <option key={keyOf(each)} value={keyOf(each)}>
              {classMessage(each)}
            </option>
          ))}
        </select>
        <Button
          aria-disabled={action.pending || message === undefined}
          onClick={() =>
            message === undefined
              ? undefined
              : action.run(
                  () => classWork.send(classroomId, { studentId, ...message }),
                  () => toast(words.sent(classMessage(message))),
                )
          }
        >
          {send}
        </Button>
      </div>
      <FailureNotice failure={action.failure} />
    </div>
  );
};
