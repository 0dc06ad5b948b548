import { useCallback, useState } from 'react';
import type { ReadOptions } from '#domain/cancellation.ts';
import { readProgram } from '#domain/lessons/programs/parse-program.ts';
import type { Program } from '#domain/lessons/programs/program.ts';
import { useApp } from '../../../../app-context.tsx';
import { BlockStack } from '../../../../components/block-stack.tsx';
import { Button } from '../../../../components/button.tsx';
import { useQuery } from '../../../../data/use-query.ts';
import { localMoment } from '../../../../messages/local-moment.ts';
import { ClassDialog } from '../class-dialog.tsx';
import { childFailure } from '../messages/en/child-failure.ts';
import { studentClassWords } from '../messages/en/student-class.ts';

const words = studentClassWords.program.versions;

const List = ({
  programId,
  onRestore,
}: {
  readonly programId: string;
  readonly onRestore: (program: Program) => void;
}) => {
  const { studentClass } = useApp();
  const query = useQuery(
    useCallback(
      (options: ReadOptions) => studentClass.versions(programId, options),
      [programId, studentClass],
    ),
  );
  if (query.state === 'waiting') return <output>{studentClassWords.waiting}</output>;
  if (query.state === 'failed') return <p role="alert">{childFailure(query.failure)}</p>;
  if (query.value.length === 0) return <p>{words.none}</p>;
  return (
    <ul className="class-versions">
      {query.value.map(({ version, text, at }) => (
        <li key={version}>
          <p>{localMoment(at)}</p>
          <BlockStack program={text} />
          <Button
            className="class-big"
            aria-label={words.restoreNamed(localMoment(at))}
            onClick={() => {
              const program = readProgram(text);
              if (program !== null) onRestore(program);
            }}
          >
            {words.restore}
          </Button>
        </li>
      ))}
    </ul>
  );
};

export const EarlierVersions = ({
  programId,
  disabled,
  onRestore,
}: {
  readonly programId: string;
  readonly disabled: boolean;
  readonly onRestore: (program: Program) => void;
}) => {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button className="class-big" aria-disabled={disabled} onClick={() => setOpen(!disabled)}>
        {words.title}
      </Button>
      {open ? (
        <ClassDialog title={words.title} onEscape={close}>
          <List
            programId={programId}
            onRestore={(program) => {
              close();
              onRestore(program);
            }}
          />
          <Button className="class-big" onClick={close}>
            {studentClassWords.back}
          </Button>
        </ClassDialog>
      ) : null}
    </>
  );
};
