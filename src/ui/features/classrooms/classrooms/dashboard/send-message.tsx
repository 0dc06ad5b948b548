import { useCallback, useId, useState } from 'react';
import {
  type ActivityMessages,
  type ClassMessage,
  generalMessages,
  type hintMessage,
  lastStepOf,
  stepMessage,
} from '#domain/classrooms/class-work/class-messages.ts';
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

type ListedMessage = Exclude<ClassMessage, { readonly kind: typeof hintMessage }>;

const none: readonly ActivityMessages[] = [];

const keyOf = ({ kind, step }: ListedMessage): string => `${kind} ${step ?? ''}`;

/** Returns the messages of each activity of the class's open lessons. Empty until they are read. */
export function useActivityMessages(classroomId: string): readonly ActivityMessages[] {
  const { classWork } = useApp();
  const query = useQuery(
    useCallback((options: ReadOptions) => classWork.messages(classroomId, options), [classWork, classroomId]),
  );
  return valueOf(query) ?? none;
}

function listedMessages(activities: readonly ActivityMessages[]): readonly ListedMessage[] {
  const ofSteps = Array.from({ length: lastStepOf(activities) }, (_, at): ListedMessage => ({
    kind: stepMessage,
    step: at + 1,
  }));
  return [...ofSteps, ...generalMessages.map((kind) => ({ kind, step: null }))];
}

/** Sends a message from the general list, or the number of a step, to one student or to all (CLS-2). */
export const SendMessage = ({
  classroomId,
  studentId,
  activities,
  label,
  send,
}: {
  readonly classroomId: string;
  /** Null for all students. */
  readonly studentId: string | null;
  readonly activities: readonly ActivityMessages[];
  readonly label: string;
  readonly send: string;
}) => {
  const { classWork } = useApp();
  const id = useId();
  const action = useAsyncAction();
  const [chosen, choose] = useState('well-done ');
  const messages = listedMessages(activities);
  const message = messages.find((each) => keyOf(each) === chosen);
  return (
    <div className="live-send stack" data-gap="1">
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
                  () => classWork.send(classroomId, { studentId, ...message, hint: null }),
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
