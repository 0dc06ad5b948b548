import type { ReactNode } from 'react';
import type { ProgramOf } from '#application/client/classrooms/ports/student-class-service.ts';
import type { StudentProgram } from '#domain/classrooms/class-work/student-program.ts';
import type { LessonBlock } from '#domain/lessons/lessons/lesson.ts';
import type { Program } from '#domain/lessons/programs/program.ts';
import type { Project } from '#domain/lessons/programs/project.ts';
import type { AfterHint } from '../../../lessons/try-it/hint-list.tsx';
import { FetchedPart, fetchedPart } from '../../../../components/fetched-part.tsx';
import { withStyles } from '../../../../components/with-styles.ts';
import { fetched } from '../../../../routes/chunk-error.ts';
import { studentClassWords as words } from '../messages/en/student-class.ts';
import { GiveCopy } from './give-copy.tsx';
import { SaveNote } from './save-note.tsx';
import { useStudentProgram } from './use-student-program.ts';
import { EarlierVersions } from './versions.tsx';

/** Blockly is loaded after the page is shown. */
const studentWorkbench = fetchedPart(() =>
  withStyles(
    async () => (await fetched(import('../../../lessons/try-it/student-workbench.tsx'))).StudentWorkbench,
  ),
);

export const Workbench = ({
  of,
  stored,
  starter,
  mayChange,
  project,
  blocks,
  title,
  text,
  afterHint,
  footer,
  onOver,
  onRun,
  earned,
  onGoals,
}: {
  readonly of: ProgramOf;
  readonly stored: StudentProgram | null;
  readonly starter: Program;
  readonly mayChange: boolean;
  readonly project: Project | undefined;
  readonly blocks: readonly LessonBlock[];
  readonly title: ReactNode;
  readonly text: ReactNode;
  readonly afterHint?: AfterHint | undefined;
  readonly footer: ReactNode;
  readonly onOver: () => void;
  readonly onRun: () => void;
  readonly earned: readonly number[] | undefined;
  readonly onGoals: (goals: { readonly earned: readonly number[]; readonly goals: number }) => void;
}) => {
  const built = useStudentProgram({ of, stored, starter, mayChange, onOver });
  return (
    <>
      <FetchedPart
        part={studentWorkbench}
        waiting={
          <div className="student-bench">
            <div className="student-text">
              {title}
              {text}
            </div>
            <output>{words.program.loading}</output>
          </div>
        }
      >
        {(StudentWorkbench) => (
          <StudentWorkbench
            project={project}
            blocks={blocks}
            built={built}
            title={title}
            text={text}
            afterHint={afterHint}
            onRun={onRun}
            earned={earned}
            onGoals={onGoals}
          />
        )}
      </FetchedPart>
      <div className="class-foot row" data-gap="2-3">
        {footer}
        <SaveNote saving={built.saving} />
        {built.saving === null || !mayChange ? null : <GiveCopy programId={built.id} />}
        <EarlierVersions
          programId={built.id}
          disabled={built.saving === null || !mayChange}
          onRestore={built.replace}
        />
      </div>
    </>
  );
};
