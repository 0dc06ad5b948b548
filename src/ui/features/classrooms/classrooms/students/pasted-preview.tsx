import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { CheckedStudent, TwinAnswer } from '#domain/classrooms/students/pasted-list.ts';
import { studentName } from '#domain/classrooms/students/student.ts';
import { CheckboxField } from '../../../../chakra/checkbox-field.tsx';
import { TextField } from '../../../../forms/text-field.tsx';
import { studentWords as words } from '../messages/en/students.ts';
import './students.css';

const nameOf = ({ given, family, text }: CheckedStudent): string =>
  bidiIsolate(given === null ? text : studentName({ given, family }));

/** Makes the list focusable, because it scrolls and keyboard users must be able to scroll it (UI-4). */
const reachedByTab = { tabIndex: 0 };

const unsaid: TwinAnswer = { isSame: false, display: '' };

/** Asks about a line with the name of an existing student: whether it is the same student, or otherwise how the class calls the new student. */
const Twin = (props: {
  readonly name: string;
  readonly said: TwinAnswer;
  readonly error: string | undefined;
  readonly onSay: (choice: TwinAnswer) => void;
}) => {
  const { name, said, error, onSay } = props;
  return (
    <>
      <p>{words.twin(name)}</p>
      {said.isSame ? null : (
        <TextField
          label={words.goesBy}
          autoComplete="off"
          spellCheck={false}
          defaultValue={said.display}
          error={error}
          onChange={({ currentTarget }) => onSay({ ...said, display: currentTarget.value })}
        />
      )}
      <CheckboxField
        label={words.isSame}
        defaultChecked={said.isSame}
        onChange={(isSame) => onSay({ ...said, isSame })}
      />
    </>
  );
};

export type PastedLine = {
  readonly key: string;
  readonly student: CheckedStudent;
  readonly said: TwinAnswer | undefined;
  readonly error: string | undefined;
};

export const PastedPreview = (props: {
  readonly lines: readonly PastedLine[];
  readonly onSay: (key: string, choice: TwinAnswer) => void;
}) => (
  <div className="student-preview">
    <h3 id="student-preview">{words.preview}</h3>
    {props.lines.length === 0 ? (
      <p className="quiet">{words.nobodyRead}</p>
    ) : (
      <ol aria-labelledby="student-preview" {...reachedByTab}>
        {props.lines.map(({ key, student, said = unsaid, error }) => (
          <li key={key} data-answer={student.answer}>
            <span>{nameOf(student)}</span>
            {student.studentId === null ? null : <span className="quiet"> {student.studentId}</span>}
            {student.answer === 'no-name' ? <p>{words.notUnderstood}</p> : null}
            {student.answer === 'twin' ? (
              <Twin
                name={nameOf(student)}
                said={said}
                error={error}
                onSay={(next) => props.onSay(key, next)}
              />
            ) : null}
          </li>
        ))}
      </ol>
    )}
  </div>
);
