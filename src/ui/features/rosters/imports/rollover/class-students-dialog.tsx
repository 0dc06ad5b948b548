import { useCallback, useState } from 'react';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import {
  type RolledClass,
  type RolloverChoices,
  studentExceptions,
} from '#domain/rosters/rollover/rollover.ts';
import { type EnrolledStudent, studentName } from '#domain/classrooms/students/student.ts';
import { useApp } from '../../../../app-context.tsx';
import { Actions, Dialog } from '../../../../chakra/dialog.tsx';
import { Button } from '../../../../components/button.tsx';
import { FailureNotice } from '../../../../components/notices/failure-notice.tsx';
import { QueryBoundary } from '../../../../data/query-boundary.tsx';
import { useQuery } from '../../../../data/use-query.ts';
import { FieldFrame } from '../../../../forms/field-frame.tsx';
import { Form, SubmitButton } from '../../../../forms/form.tsx';
import { Select } from '../../../../forms/text-field.tsx';
import type { AsyncAction } from '../../../../forms/use-async-action.ts';
import { gradeWords } from '../../../../messages/en/grades.ts';
import { shell } from '../../../../messages/en/shell.ts';
import { rolloverStudentWords as words } from '../messages/en/rollover.ts';

type Said = RolloverChoices['students'];

const OneStudent = ({
  student,
  said,
  onSay,
}: {
  readonly student: EnrolledStudent;
  readonly said: Said;
  readonly onSay: (draft: Said) => void;
}) => {
  const { id, grade } = student;
  const label = words.row(bidiIsolate(studentName(student)), grade === null ? null : gradeWords(grade));
  const { [id]: current, ...others } = said;
  return (
    <FieldFrame label={label}>
      {(tied) => (
        <Select
          value={current ?? ''}
          onChange={({ currentTarget }) => {
            const chosen = studentExceptions.find((one) => one === currentTarget.value);
            onSay(chosen === undefined ? others : { ...others, [id]: chosen });
          }}
          {...tied}
        >
          <option value="">{words.usual}</option>
          {studentExceptions.map((one) => (
            <option key={one} value={one}>
              {words.says[one]}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  );
};

export function ClassStudentsDialog({
  room: { id, name },
  said,
  action,
  onChoose,
  onClose,
}: {
  readonly room: RolledClass;
  readonly said: Said;
  readonly action: AsyncAction;
  readonly onChoose: (draft: Said) => void;
  readonly onClose: () => void;
}) {
  const { students } = useApp();
  const [draft, setDraft] = useState(said);
  const listed = useQuery(useCallback((options: ReadOptions) => students.list(id, options), [students, id]));
  return (
    <Dialog title={words.title(bidiIsolate(name))} onClose={onClose}>
      <QueryBoundary query={listed}>
        {(list) => (
          <Form name="class-students" pending={action.pending} onSubmit={() => onChoose(draft)}>
            <p className="quiet">{list.length === 0 ? words.none : words.lead}</p>
            {list.map((student) => (
              <OneStudent key={student.id} student={student} said={draft} onSay={setDraft} />
            ))}
            <FailureNotice failure={action.failure} />
            <Actions>
              <Button onClick={onClose}>{shell.cancel}</Button>
              <SubmitButton wide={false} pending={action.pending}>
                {words.save}
              </SubmitButton>
            </Actions>
          </Form>
        )}
      </QueryBoundary>
    </Dialog>
  );
}
