import { formatDate } from '#domain/platform/dates/iso-date.ts';
import { parseAssignment } from '#domain/classrooms/classrooms/classroom-forms.ts';
import type { Assignment, AssignmentEdit } from '#domain/classrooms/classrooms/classroom.ts';
import { CheckboxField } from '../../../chakra/checkbox-field.tsx';
import { TextAreaField } from '../../../forms/text-area-field.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { assignWords as words } from './messages/en/assign.ts';
import { mergeWords } from './messages/en/classrooms.ts';
import type { FieldOf } from './save-with-merge.ts';

export type AssignmentField = Exclude<keyof AssignmentEdit, 'visible'>;

/** The defaults of a new assignment: visible, without dates or a note. */
const plainAssignment: AssignmentEdit = { visible: true, opensOn: null, dueOn: null, note: '' };

export const assignmentEditOf = ({ visible, opensOn, dueOn, note }: Assignment): AssignmentEdit => ({
  visible,
  opensOn,
  dueOn,
  note,
});

export const parseAssignmentFields = (
  values: Readonly<Partial<Record<AssignmentField | 'visible', string>>>,
) =>
  parseAssignment({
    visible: values.visible !== undefined,
    opensOn: values.opensOn ?? null,
    dueOn: values.dueOn ?? null,
    note: values.note ?? '',
  });

export function assignmentInWords(edit: AssignmentEdit, field: FieldOf<AssignmentEdit>): string {
  if (field === 'visible') return edit.visible ? mergeWords.yes : mergeWords.no;
  if (field === 'note') return edit.note;
  const day = edit[field];
  return day === null ? '' : formatDate(day);
}

export const AssignmentFields = ({
  assignment = plainAssignment,
  error,
}: {
  readonly assignment?: AssignmentEdit;
  readonly error: (field: AssignmentField) => string | undefined;
}) => (
  <>
    <div className="field-pair">
      <TextField
        type="date"
        label={words.opensOn}
        name="opensOn"
        optional
        defaultValue={assignment.opensOn ?? ''}
        error={error('opensOn')}
      />
      <TextField
        type="date"
        label={words.dueOn}
        name="dueOn"
        optional
        defaultValue={assignment.dueOn ?? ''}
        error={error('dueOn')}
      />
    </div>
    <TextAreaField
      label={words.note}
      name="note"
      optional
      defaultValue={assignment.note}
      error={error('note')}
    />
    <CheckboxField
      name="visible"
      label={words.visible}
      hint={words.visibleHint}
      defaultChecked={assignment.visible}
    />
  </>
);
