import { type ClassroomDraft, parseClassroom } from '#domain/classrooms/classrooms/classroom-forms.ts';
import type { ClassroomEdit } from '#domain/classrooms/classrooms/classroom.ts';
import { gradeBands } from '#domain/identity/account/grade-band.ts';
import { FieldFrame } from '../../../forms/field-frame.tsx';
import { Select, TextField } from '../../../forms/text-field.tsx';
import { MarkFields } from './mark-fields.tsx';
import { classroomWords, newClassroom as words } from './messages/en/classrooms.ts';

export type ClassroomFormField = keyof ClassroomDraft;

export const parseClassroomFields = (values: Readonly<Partial<Record<ClassroomFormField, string>>>) =>
  parseClassroom({ ...values, name: values.name ?? '', gradeBand: values.gradeBand ?? null });

/** The grade band. If locked, it is shown and sent unchanged. */
const GradeBandField = ({
  gradeBand,
  error,
  locked,
}: {
  readonly gradeBand: string;
  readonly error: string | undefined;
  readonly locked: boolean;
}) => (
  <>
    <FieldFrame label={words.gradeBand} optional error={error}>
      {(tied) => (
        <Select name={locked ? undefined : 'gradeBand'} disabled={locked} defaultValue={gradeBand} {...tied}>
          <option value="">{words.anyGrade}</option>
          {gradeBands.map((band) => (
            <option key={band} value={band}>
              {classroomWords.grades(band)}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
    {locked ? <input type="hidden" name="gradeBand" value={gradeBand} /> : null}
  </>
);

const TermFields = ({
  classroom: { termName, firstDay, lastDay },
  error,
}: {
  readonly classroom: Partial<ClassroomEdit>;
  readonly error: (field: ClassroomFormField) => string | undefined;
}) => (
  <>
    <TextField
      label={words.termName}
      name="termName"
      optional
      hint={words.termHint}
      defaultValue={termName ?? ''}
      error={error('termName')}
    />
    <div className="field-pair">
      <TextField
        type="date"
        label={words.firstDay}
        name="firstDay"
        optional
        defaultValue={firstDay ?? ''}
        error={error('firstDay')}
      />
      <TextField
        type="date"
        label={words.lastDay}
        name="lastDay"
        optional
        defaultValue={lastDay ?? ''}
        error={error('lastDay')}
      />
    </div>
  </>
);

export const ClassroomFields = ({
  classroom = {},
  error,
  locked,
}: {
  readonly classroom?: Partial<ClassroomEdit> | undefined;
  readonly error: (field: ClassroomFormField) => string | undefined;
  /** The reason why name and grades cannot be changed. Absent if they can. */
  readonly locked?: string | undefined;
}) => (
  <>
    <TextField
      label={words.name}
      name="name"
      hint={locked ?? words.nameHint}
      readOnly={locked !== undefined}
      defaultValue={classroom.name ?? ''}
      error={error('name')}
    />
    <GradeBandField
      gradeBand={classroom.gradeBand ?? ''}
      error={error('gradeBand')}
      locked={locked !== undefined}
    />
    <TermFields classroom={classroom} error={error} />
    <MarkFields classroom={classroom} error={error} />
  </>
);
