import { useCallback, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { StudentProgram } from '#domain/classrooms/class-work/student-program.ts';
import { blankProgram } from '#domain/lessons/programs/starter.ts';
import { useApp } from '../../../app-context.tsx';
import type { StudentClassApp } from '#application/client/classrooms/class/student-class-app.ts';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notices/notice.tsx';
import { useQuery } from '../../../data/use-query.ts';
import { paths } from '../../../routes/paths.ts';
import { NotHere } from './activity/not-here.tsx';
import { Workbench } from './activity/workbench.tsx';
import { childFailure } from './messages/en/child-failure.ts';
import { studentClassWords } from './messages/en/student-class.ts';
import type { StudentPlace } from './student-place.ts';
import { ChildQueryBoundary } from './child-query-boundary.tsx';
import { WithStudent } from './with-student.tsx';

const words = studentClassWords.program;

/** Returns the text of a program after all changes are saved, or undefined if the service does not respond. */
async function latestText(studentClass: StudentClassApp, programId: string): Promise<string | undefined> {
  await studentClass.settle();
  const programs = await studentClass.programs();
  return programs.ok ? programs.value.find(({ id }) => id === programId)?.text : undefined;
}

const ProgramActs = ({
  program,
  name,
  onRename,
}: {
  readonly program: StudentProgram;
  readonly name: string;
  readonly onRename: (name: string) => void;
}) => {
  const { studentClass } = useApp();
  const navigate = useNavigate();
  const [message, setMessage] = useState<string | null>(null);
  const copy = async (): Promise<void> => {
    const text = await latestText(studentClass, program.id);
    const id = crypto.randomUUID();
    await studentClass.change({
      id,
      of: { name: words.copyOf(name) },
      base: null,
      text: text ?? program.text,
    });
    await studentClass.settle();
    await navigate(paths.classProgram(id));
  };
  const remove = async (): Promise<void> => {
    await studentClass.settle();
    const removed = await studentClass.setDeleted(program.id, true);
    if (removed.ok) await navigate(paths.classEntry, { state: { deleted: { id: program.id, name } } });
    else setMessage(childFailure(removed.error));
  };
  return (
    <div className="class-acts">
      <label htmlFor="program-name">{words.name}</label>
      <input
        id="program-name"
        className="input"
        autoComplete="off"
        maxLength={60}
        defaultValue={name}
        onBlur={({ currentTarget }) => onRename(currentTarget.value)}
      />
      <Button className="class-big" onClick={() => void copy()}>
        {words.duplicate}
      </Button>
      <Button className="class-big" onClick={() => void remove()}>
        {words.remove}
      </Button>
      {message === null ? null : <Notice tone="error">{message}</Notice>}
    </div>
  );
};

const OwnProgram = ({
  program,
  place: { board, readAgain },
}: {
  readonly program: StudentProgram;
  readonly place: StudentPlace;
}) => {
  const { studentClass } = useApp();
  const [name, setName] = useState(program.name ?? '');
  const mayChange = board.learning.state !== 'view-only';
  const rename = async (typed: string): Promise<void> => {
    const next = typed.trim();
    if (next === '' || next === name) return;
    setName(next);
    const text = await latestText(studentClass, program.id);
    if (text !== undefined)
      await studentClass.change({ id: program.id, of: { name: next }, base: text, text });
  };
  return (
    <article className="class-activity">
      <Workbench
        of={{ name }}
        stored={program}
        starter={blankProgram}
        mayChange={mayChange}
        project={undefined}
        blocks={[]}
        title={
          <h1 tabIndex={-1} data-page-heading="">
            <bdi>{name}</bdi>
          </h1>
        }
        text={
          mayChange ? (
            <ProgramActs program={program} name={name} onRename={(typed) => void rename(typed)} />
          ) : null
        }
        footer={null}
        onOver={readAgain}
        earned={undefined}
        onRun={() => undefined}
        onGoals={() => undefined}
      />
    </article>
  );
};

const ProgramOf = (place: StudentPlace) => {
  const { programId = '' } = useParams();
  const { studentClass } = useApp();
  const query = useQuery(
    useCallback(async (options: ReadOptions) => studentClass.programs(options), [studentClass]),
  );
  return (
    <ChildQueryBoundary query={query}>
      {(programs) => {
        const program = programs.find(({ id, name }) => id === programId && name !== null);
        return program === undefined ? (
          <NotHere />
        ) : (
          <OwnProgram key={programId} program={program} place={place} />
        );
      }}
    </ChildQueryBoundary>
  );
};

/** `/class/program/…`: a student's own program, with all blocks available (CLS-1). */
export const Component = () => {
  const { programId } = useParams();
  return <WithStudent>{(place) => <ProgramOf key={programId} {...place} />}</WithStudent>;
};
