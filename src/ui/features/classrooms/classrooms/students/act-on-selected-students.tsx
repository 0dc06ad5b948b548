import { type ReactNode, useState } from 'react';
import type {
  StudentActKind,
  StudentsActed,
  StudentSelection,
} from '#domain/classrooms/students/student-acts.ts';
import type { Student } from '#domain/classrooms/students/student.ts';
import { Button } from '../../../../components/button.tsx';
import { MenuButton } from '../../../../components/menus/menu-button.tsx';
import { FetchedPart, fetchedPart } from '../../../../components/fetched-part.tsx';
import { fetched } from '../../../../routes/chunk-error.ts';
import { studentActs as words } from '../messages/en/student-table.ts';
import type { Done } from './acted-notice.tsx';

const actDialog = fetchedPart(async () => (await fetched(import('./act-dialog.tsx'))).ActDialog);
const mergeDialog = fetchedPart(async () => (await fetched(import('./merge-dialog.tsx'))).MergeDialog);

type Act = StudentActKind | 'merge';

const labelOf = (act: Act): string => (act === 'merge' ? words.merge : words.label[act]);

/** The maximum number of buttons. Other actions are in a menu, with irreversible actions last. */
const maxInRow = 3;
const rare: readonly Act[] = ['copy', 'merge', 'reset'];
const permanently: readonly Act[] = ['erase'];

function Acts({ acts, onChoose }: { readonly acts: readonly Act[]; readonly onChoose: (act: Act) => void }) {
  const within = (some: readonly Act[]) =>
    acts.length > maxInRow ? acts.filter((act) => some.includes(act)) : [];
  const groups = [within(rare), within(permanently)].filter((group) => group.length > 0);
  const inRow = acts.filter((act) => !groups.flat().includes(act));
  return (
    <>
      {inRow.map((act) => (
        <Button key={act} size="sm" onClick={() => onChoose(act)}>
          {labelOf(act)}
        </Button>
      ))}
      {groups.length === 0 ? null : (
        <MenuButton
          name={words.more}
          groups={groups.map((group) =>
            group.map((act) => ({ name: act, shown: labelOf(act), run: () => onChoose(act) })),
          )}
        >
          {words.more}
        </MenuButton>
      )}
    </>
  );
}

export function ActOnSelectedStudents({
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
  /** The two selected students, or null if there are not exactly two. */
  readonly pair: readonly [Student, Student] | null;
  readonly onActed: (acted: StudentsActed) => void;
  readonly onMerged: (done: Done) => void;
  readonly children?: ReactNode;
}) {
  const [open, setOpen] = useState<Act | null>(null);
  const close = (): void => setOpen(null);
  return (
    <div className="row">
      {children}
      <Acts acts={pair !== null && kinds.includes('move') ? [...kinds, 'merge'] : kinds} onChoose={setOpen} />
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
