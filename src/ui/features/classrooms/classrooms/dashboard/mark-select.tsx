import { type OwnProgressState, ownProgressStates } from '#domain/classrooms/students/entry.ts';
import type { ProgressCell } from '#domain/classrooms/students/progress-grid.ts';
import { Select } from '../../../../forms/text-field.tsx';
import { markWords as words } from '../messages/en/dashboard.ts';
import { progressWords } from '../messages/en/progress.ts';

export const MarkSelect = ({
  cell,
  label,
  onChoose,
}: {
  readonly cell: Pick<ProgressCell, 'source' | 'state'>;
  readonly label: string;
  readonly onChoose: (state: OwnProgressState | null) => void;
}) => {
  const isTeachers = cell.source === 'teacher';
  return (
    <Select
      aria-label={label}
      className="class-mark-select"
      value={isTeachers ? cell.state : ''}
      onChange={({ currentTarget: { value } }) =>
        onChoose(ownProgressStates.find((state) => state === value) ?? null)
      }
    >
      <option value="">{isTeachers ? words.takeBack : progressWords[cell.state]}</option>
      {ownProgressStates.map((state) => (
        <option key={state} value={state}>
          {words.byTeacher(progressWords[state])}
        </option>
      ))}
    </Select>
  );
};
