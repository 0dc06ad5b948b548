import { CircleCheckBig, Hand } from 'lucide-react';
import { useRef, useState } from 'react';
import type { OwnProgressState, StudentAssignment } from '#domain/classrooms/students/entry.ts';
import { useApp } from '../../../../app-context.tsx';
import { Icon } from '../../../../components/icon.tsx';
import { childFailure } from '../messages/en/child-failure.ts';
import { studentClassWords } from '../messages/en/student-class.ts';

const words = studentClassWords.activity;

/** Lets a student report that they need help or are done. It always has the same position. A second tap undoes the report. */
export const OwnWord = ({
  assignment,
  activityId,
  disabled,
  onSaid,
}: {
  readonly assignment: StudentAssignment;
  readonly activityId: string;
  readonly disabled: boolean;
  readonly onSaid: () => void;
}) => {
  const { studentClass } = useApp();
  const stored = assignment.progress.find((own) => own.activityId === activityId)?.state ?? null;
  const [status, setSavedStatus] = useState<OwnProgressState | null>(stored);
  const [seen, setSeen] = useState(stored);
  // The service marks an activity as done when its goals are met.
  if (stored !== seen) {
    setSeen(stored);
    setSavedStatus(stored);
  }
  const [message, setMessage] = useState<string | null>(null);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const report = async (wanted: OwnProgressState): Promise<void> => {
    const [before, state] = [status, wanted === status ? 'started' : wanted];
    setMessage(null);
    setSavedStatus(state);
    const ask = () => studentClass.record({ assignmentId: assignment.id, activityId, state });
    // Reports are sent one after another, so that the last choice is stored last.
    const answer = last.current.then(ask, ask);
    last.current = answer;
    const recorded = await answer;
    if (recorded.ok) return onSaid();
    setSavedStatus(before);
    setMessage(childFailure(recorded.error));
  };
  const toggle = (state: OwnProgressState) => ({
    type: 'button' as const,
    className: 'class-word',
    'data-word': state,
    'aria-pressed': status === state,
    'aria-disabled': disabled,
    onClick: () => {
      if (!disabled) void report(state);
    },
  });
  return (
    <div className="class-words row" data-gap="2-3">
      <button {...toggle('needs_help')}>
        <Icon of={Hand} size={24} /> {words.needHelp}
      </button>
      <button {...toggle('done')}>
        <Icon of={CircleCheckBig} size={24} /> {words.done}
      </button>
      <output>{message ?? (status === 'needs_help' ? words.helpIsComing : '')}</output>
    </div>
  );
};
