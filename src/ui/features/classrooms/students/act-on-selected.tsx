import { type ReactNode, useState } from 'react';
import type { StudentActKind, StudentsActed, StudentSelection } from '#domain/students/student-acts.ts';
import type { Student } from '#domain/students/student.ts';
import { Button } from '../../../components/button.tsx';
import { FetchedPart, fetchedPart } from '../../../components/fetched-part.tsx';
import { fetched } from '../../../routes/chunk-error.ts';
import { studentActs as words } from '../messages/en/student-table.ts';
import type { Done } from './acted-notice.tsx';

const actDialog = fetchedPart(async () => (await fetched(import('./act-dialog.tsx'))).ActDialog);
const mergeDialog = fetchedPart(async () => (await fetched(import('./merge-dialog.tsx'))).MergeDialog);

/** The acts on selected students: of a list of all, of a class, of those who are archived. */
export function ActOnSelected({
  kinds,
  count,
  chosen,
  classroomId,
  pair,
  onActed,
  onMerged,
  children,
}: {
  readonly kinds: readonly StudentActKind[];
  readonly count: number;
  readonly chosen: StudentSelection;
  readonly classroomId: string | null;
  /** The two who are selected, where they are two. */
  readonly pair: readonly [Student, Student] | null;
  readonly onActed: (acted: StudentsActed) => void;
  readonly onMerged: (done: Done) => void;
  /** What else is offered for them, before what changes them. */
  readonly children?: ReactNode;
}) {
  const [open, setOpen] = useState<StudentActKind | 'merge' | null>(null);
  const close = (): void => setOpen(null);
  return (
    <div className="row">
      {children}
      {kinds.map((kind) => (
        <Button key={kind} size="sm" onClick={() => setOpen(kind)}>
          {words.label[kind]}
        </Button>
      ))}
      {pair === null || !kinds.includes('move') ? null : (
        <Button size="sm" onClick={() => setOpen('merge')}>
          {words.merge}
        </Button>
      )}
      {open === 'merge' && pair !== null ? (
        <FetchedPart part={mergeDialog}>
          {(Merge) => (
            <Merge
              pair={pair}
              onClose={close}
              onMerged={(done) => {
                close();
                onMerged(done);
              }}
            />
          )}
        </FetchedPart>
      ) : null}
      {open === null || open === 'merge' ? null : (
        <FetchedPart part={actDialog}>
          {(Act) => (
            <Act
              kind={open}
              count={count}
              chosen={chosen}
              classroomId={classroomId}
              onClose={close}
              onActed={(acted) => {
                close();
                onActed(acted);
              }}
            />
          )}
        </FetchedPart>
      )}
    </div>
  );
}
