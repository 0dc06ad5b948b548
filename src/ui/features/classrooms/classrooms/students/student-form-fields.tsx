import { grades } from '#domain/classrooms/students/grade.ts';
import { loginKinds } from '#domain/classrooms/students/login-kind.ts';
import {
  type StudentField,
  studentFieldNames,
  type StudentFields,
} from '#domain/classrooms/students/student.ts';
import { FieldFrame } from '../../../../forms/field-frame.tsx';
import { Select, TextField } from '../../../../forms/text-field.tsx';
import { gradeWords } from '../../../../messages/en/grades.ts';
import { chosenLogin, loginKindWords, studentDialog as words } from '../messages/en/student-table.ts';

const textFields = studentFieldNames.filter((name) => name !== 'grade' && name !== 'login');
const hints: Readonly<Partial<Record<StudentField, string>>> = {
  display: words.displayHint,
  studentId: words.studentIdHint,
};

export const StudentFormFields = ({
  student = {},
  error,
  loginHint,
}: {
  readonly student?: Partial<StudentFields>;
  readonly error: (field: StudentField) => string | undefined;
  readonly loginHint?: string;
}) => (
  <>
    {textFields.map((name) => (
      <TextField
        key={name}
        label={words[name]}
        name={name}
        hint={hints[name]}
        optional={name !== 'given'}
        defaultValue={student[name] ?? ''}
        autoComplete="off"
        spellCheck={false}
        error={error(name)}
      />
    ))}
    <FieldFrame label={words.grade} error={error('grade')}>
      {(tied) => (
        <Select name="grade" defaultValue={student.grade ?? ''} {...tied}>
          <option value="">{words.noGrade}</option>
          {grades.map((grade) => (
            <option key={grade} value={grade}>
              {gradeWords(grade)}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
    <FieldFrame label={words.login} hint={loginHint} error={error('login')}>
      {(tied) => (
        <Select name="login" defaultValue={student.login ?? ''} {...tied}>
          <option value="">{chosenLogin(null)}</option>
          {loginKinds.map((kind) => (
            <option key={kind} value={kind}>
              {loginKindWords[kind]}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  </>
);
