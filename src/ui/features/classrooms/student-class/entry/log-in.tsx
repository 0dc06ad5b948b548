import { useState } from 'react';
import type { EntryChoice } from '#domain/classrooms/students/entry.ts';
import { useApp } from '../../../../app-context.tsx';
import { Button } from '../../../../components/button.tsx';
import { Notice } from '../../../../components/notices/notice.tsx';
import { FlagPicture } from '../flag-picture.tsx';
import { childFailure } from '../messages/en/child-failure.ts';
import { studentClassWords } from '../messages/en/student-class.ts';
import { Spoken } from '../spoken.tsx';
import { StepHeading } from '../step-heading.tsx';
import { PictureLogin } from './picture-login.tsx';
import { TypedLogin } from './typed-login.tsx';

const words = studentClassWords.logIn;

export const LogIn = ({
  classCode,
  chosen,
  flag,
  onEntered,
  onNotMe,
}: {
  readonly classCode: string;
  readonly chosen: EntryChoice;
  readonly flag: number;
  readonly onEntered: () => void;
  readonly onNotMe: () => void;
}) => {
  const { studentClass } = useApp();
  const [message, setMessage] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  /** The number of attempts. Each attempt starts with an empty field. */
  const [tries, setTries] = useState(0);
  const { id: studentId, kind, name } = chosen;

  const send = async (login: string): Promise<void> => {
    if (pending) return;
    setPending(true);
    setMessage(null);
    const entered = await studentClass.logIn({ classCode, studentId, login, flag });
    if (entered.ok) return onEntered();
    setPending(false);
    setMessage(childFailure(entered.error));
    setTries(tries + 1);
  };

  return (
    <div className="class-step">
      <div className="class-me">
        <FlagPicture number={flag} />
        <StepHeading>{words.heading(name)}</StepHeading>
      </div>
      <Spoken text={words.reads[kind]} />
      {message === null ? null : <Notice tone="error">{message}</Notice>}
      {kind === 'picture' ? (
        <PictureLogin key={tries} pending={pending} onSend={(login) => void send(login)} />
      ) : (
        <TypedLogin key={tries} kind={kind} pending={pending} onSend={(login) => void send(login)} />
      )}
      <p className="quiet">
        <Button variant="quiet" className="class-big" onClick={onNotMe}>
          {words.notMe}
        </Button>
      </p>
    </div>
  );
};
