import { useMemo, useState } from 'react';
import type { OpenedClass } from '#application/client/classrooms/class/student-class-app.ts';
import type { EntryChoice, EntryStudent } from '#domain/classrooms/students/entry.ts';
import { flagNumbers } from '#domain/classrooms/students/student-flag.ts';
import { useApp } from '../../../../app-context.tsx';
import { Button } from '../../../../components/button.tsx';
import { Notice } from '../../../../components/notices/notice.tsx';
import { FlagPicture } from '../flag-picture.tsx';
import { childFailure } from '../messages/en/child-failure.ts';
import { studentClassWords } from '../messages/en/student-class.ts';
import { Spoken } from '../spoken.tsx';
import { StepHeading } from '../step-heading.tsx';

const words = studentClassWords.names;

/** The students of the class, each with their flag. The order is the same every day (C2). */
export const ChooseStudentStep = ({
  opened: { classCode, students },
  note,
  onChosen,
  onOtherClass,
}: {
  readonly opened: OpenedClass;
  readonly note: string | null;
  readonly onChosen: (chosen: EntryChoice, flag: number) => void;
  readonly onOtherClass: () => void;
}) => {
  const { studentClass } = useApp();
  const [message, setMessage] = useState(note);
  const flags = useMemo(() => flagNumbers(students.map(({ id }) => id)), [students]);
  const choose = async ({ id }: EntryStudent): Promise<void> => {
    const chosen = await studentClass.choose({ classCode, studentId: id });
    if (chosen.ok) onChosen(chosen.value, flags.get(id) ?? 0);
    else setMessage(childFailure(chosen.error));
  };
  return (
    <div className="class-step">
      <StepHeading>{words.heading}</StepHeading>
      <Spoken text={students.length === 0 ? words.empty : words.reads} />
      {message === null ? null : <Notice tone="error">{message}</Notice>}
      <ul className="class-tiles" aria-label={words.list}>
        {students.map((student) => (
          <li key={student.id}>
            <button type="button" className="class-tile" onClick={() => void choose(student)}>
              <FlagPicture number={flags.get(student.id) ?? 0} />
              <bdi>{student.name}</bdi>
            </button>
          </li>
        ))}
      </ul>
      <p className="quiet">
        <Button variant="quiet" className="class-big" onClick={onOtherClass}>
          {words.otherClass}
        </Button>
      </p>
    </div>
  );
};
