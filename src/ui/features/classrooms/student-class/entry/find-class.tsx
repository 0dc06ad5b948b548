import { useState } from 'react';
import type { OpenedClass } from '#application/client/classrooms/class/student-class-app.ts';
import { readClassAddress } from '#domain/classrooms/students/class-address.ts';
import { useApp } from '../../../../app-context.tsx';
import { Button } from '../../../../components/button.tsx';
import { Notice } from '../../../../components/notices/notice.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { useHydrated } from '../../../../forms/use-hydrated.ts';
import { paths } from '../../../../routes/paths.ts';
import { childFailure } from '../messages/en/child-failure.ts';
import { studentClassWords } from '../messages/en/student-class.ts';
import { Spoken } from '../spoken.tsx';
import { StepHeading } from '../step-heading.tsx';

const words = studentClassWords.find;

const codeIn = (typed: string): string =>
  readClassAddress(typed.slice(Math.max(0, typed.indexOf('#'))))?.classCode ?? typed;

export const FindClass = ({
  note,
  first,
  onFound,
}: {
  readonly note: string | null;
  readonly first: boolean;
  readonly onFound: (found: OpenedClass) => void;
}) => {
  const { studentClass } = useApp();
  const hydrated = useHydrated();
  const [message, setMessage] = useState(note);
  const [pending, setPending] = useState(false);
  const find = async (typed: string): Promise<void> => {
    setPending(true);
    setMessage(null);
    const opened = await studentClass.open(codeIn(typed));
    setPending(false);
    if (opened.ok) return onFound(opened.value);
    if (opened.error.kind !== 'form/invalid') return setMessage(childFailure(opened.error));
    setMessage(opened.error.fields.classCode === 'required' ? words.missing : words.malformed);
  };
  return (
    <div className="class-step">
      <StepHeading first={first}>{words.heading}</StepHeading>
      <Spoken text={words.reads} />
      <form
        className="class-form stack"
        data-gap="3"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get('classCode');
          if (!pending) void find(typeof typed === 'string' ? typed : '');
        }}
      >
        <label htmlFor="class-code">{words.label}</label>
        <input
          id="class-code"
          type="text"
          name="classCode"
          className="input class-code"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          maxLength={300}
          disabled={!hydrated}
          aria-describedby={message === null ? undefined : 'class-code-told'}
        />
        <Button type="submit" variant="primary" size="lg" className="class-big" disabled={!hydrated}>
          {words.go}
        </Button>
      </form>
      <div id="class-code-told">{message === null ? null : <Notice tone="error">{message}</Notice>}</div>
      <p className="quiet">
        <TextLink alone to={paths.usingTheMobileApp}>
          {words.teacher}
        </TextLink>
      </p>
    </div>
  );
};
