import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { OpenedClass } from '#application/client/classrooms/class/student-class-app.ts';
import { type ClassAddress, readClassAddress } from '#domain/classrooms/students/class-address.ts';
import type { EntryChoice } from '#domain/classrooms/students/entry.ts';
import { flagNumbers } from '#domain/classrooms/students/student-flag.ts';
import { useApp } from '../../../../app-context.tsx';
import { childFailure } from '../messages/en/child-failure.ts';
import { Waiting } from '../child-query-boundary.tsx';
import { ChooseStudentStep } from './choose-student-step.tsx';
import { FindClass } from './find-class.tsx';
import { LogIn } from './log-in.tsx';

type Step =
  | { readonly at: 'waiting' }
  | { readonly at: 'class'; readonly note: string | null }
  | { readonly at: 'names'; readonly opened: OpenedClass; readonly note: string | null }
  | {
      readonly at: 'log-in';
      readonly opened: OpenedClass;
      readonly chosen: EntryChoice;
      readonly flag: number;
    };

/** The login to a class: the class code, the student's name, and the login on the student's card (ROS-8). */
export const Entry = ({
  classCode,
  note,
  onEntered,
}: {
  /** The class of the student who has just left, or null if there is none. */
  readonly classCode: string | null;
  readonly note: string | null;
  readonly onEntered: () => void;
}) => {
  const { studentClass } = useApp();
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [step, setStep] = useState<Step>({ at: 'class', note });
  const [begun] = useState<ClassAddress | null>(() =>
    classCode === null ? readClassAddress(hash) : { classCode, studentId: null },
  );
  const shown = useRef(false);

  useEffect(() => {
    if (shown.current || begun === null) return;
    shown.current = true;
    const start = async (): Promise<void> => {
      setStep({ at: 'waiting' });
      // Removes the code from the URL, where the Back button and people nearby would find it.
      if (hash !== '') await navigate(pathname, { replace: true });
      const opened = await studentClass.open(begun.classCode);
      if (!opened.ok) return setStep({ at: 'class', note: childFailure(opened.error) });
      const names: Step = { at: 'names', opened: opened.value, note };
      const { studentId } = begun;
      if (studentId === null) return setStep(names);
      const chosen = await studentClass.choose({ classCode: begun.classCode, studentId });
      if (!chosen.ok) return setStep({ ...names, note: childFailure(chosen.error) });
      const flag = flagNumbers(opened.value.students.map(({ id }) => id)).get(studentId) ?? 0;
      setStep({ at: 'log-in', opened: opened.value, chosen: chosen.value, flag });
    };
    void start();
  }, [begun, hash, navigate, note, pathname, studentClass]);

  if (step.at === 'waiting') return <Waiting />;
  if (step.at === 'class')
    return (
      <FindClass
        key={step.note}
        note={step.note}
        first={begun === null && step.note === null}
        onFound={(opened) => setStep({ at: 'names', opened, note: null })}
      />
    );
  const { opened } = step;
  if (step.at === 'names')
    return (
      <ChooseStudentStep
        opened={opened}
        note={step.note}
        onChosen={(chosen, flag) => setStep({ at: 'log-in', opened, chosen, flag })}
        onOtherClass={() => setStep({ at: 'class', note: null })}
      />
    );
  return (
    <LogIn
      classCode={opened.classCode}
      chosen={step.chosen}
      flag={step.flag}
      onEntered={onEntered}
      onNotMe={() => setStep({ at: 'names', opened, note: null })}
    />
  );
};
