import { chakra } from '@chakra-ui/react';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import { type RolledClass, studentFates } from '#domain/rosters/rollover/rollover.ts';
import type { RolloverView } from '#domain/rosters/rollover/rollover-view.ts';
import { Button } from '../../../../components/button.tsx';
import { Chip } from '../../../../components/chip.tsx';
import { gradeWords } from '../../../../messages/en/grades.ts';
import { choosingWords as words } from '../messages/en/rollover.ts';
import { PlainTable } from '../plain-table.tsx';

type Ask = (target: { readonly of: 'class' | 'students'; readonly id: string }) => void;

const nameOf = ({ classes }: RolloverView, id: string): string =>
  bidiIsolate(classes.find((one) => one.id === id)?.name ?? '');

export const taughtAs = (view: RolloverView, id: string): string =>
  words.teachersOf(bidiIsolate(view.teachers[id] ?? ''), nameOf(view, id));

const Fates = ({ fates }: Pick<RolledClass, 'fates'>) => {
  const used = studentFates.filter((fate) => fates[fate] > 0);
  return used.length === 0 ? words.empty : used.map((fate) => words.fates(fate, fates[fate])).join(', ');
};

const Becomes = ({ room: { name, step, reopen }, view }: Row) => {
  if (step === null) return <Chip tone="sun">{words.becomes.undecided}</Chip>;
  const { kind } = step;
  return (
    <>
      {kind === 'new' ? words.becomes.new(bidiIsolate(step.name)) : null}
      {kind === 'join' ? words.becomes.join(nameOf(view, step.classroom)) : null}
      {kind === 'close' || kind === 'stay' ? words.becomes[kind] : null}
      {reopen ? (
        <chakra.span display="block" className="field-hint">
          {words.reopens(bidiIsolate(name))}
        </chakra.span>
      ) : null}
    </>
  );
};

type Row = { readonly room: RolledClass; readonly view: RolloverView };

const teachersOf = ({ room: { id, step }, view }: Row): string => {
  if (step?.kind === 'close') return '';
  if (step?.kind === 'join') return taughtAs(view, step.classroom);
  return taughtAs(view, step?.kind === 'new' ? step.taughtBy : id);
};

const Acts = ({ room: { id, name }, onAsk }: { readonly room: RolledClass; readonly onAsk: Ask }) => (
  <chakra.div display="flex" gap="2">
    <Button size="sm" aria-label={words.changeOf(name)} onClick={() => onAsk({ of: 'class', id })}>
      {words.change}
    </Button>
    <Button size="sm" aria-label={words.whoOf(name)} onClick={() => onAsk({ of: 'students', id })}>
      {words.who}
    </Button>
  </chakra.div>
);

export const ClassesTable = ({
  view,
  onAsk,
}: {
  readonly view: RolloverView;
  /** Opens the choices for a class. Null if they may not be changed. */
  readonly onAsk: Ask | null;
}) => (
  <PlainTable
    label={words.list}
    columns={[
      { label: words.columns.name },
      { label: words.columns.grades, number: true },
      { label: words.columns.students },
      { label: words.columns.step, wide: true },
      { label: words.columns.teachers, wide: true },
      ...(onAsk === null ? [] : [{ label: words.columns.act, wide: true }]),
    ]}
    rows={view.classes.map((classroom) => ({
      key: classroom.id,
      cells: [
        bidiIsolate(classroom.name),
        classroom.grades.length === 0 ? words.noGrade : classroom.grades.map(gradeWords).join(', '),
        <Fates key="fates" fates={classroom.fates} />,
        <Becomes key="becomes" room={classroom} view={view} />,
        teachersOf({ room: classroom, view }),
        ...(onAsk === null ? [] : [<Acts key="acts" room={classroom} onAsk={onAsk} />]),
      ],
    }))}
  />
);
