import { type PaperSize, paperSizes } from '#domain/platform/files/paper-size.ts';
import type { LoginKind } from '#domain/classrooms/students/login-kind.ts';
import { isPoster, type LoginFileKind } from '#domain/classrooms/logins/login-sheet.ts';
import { printWords as words } from '../messages/en/logins.ts';
import { Chosen, newLoginKinds } from './chosen.tsx';

export type PrintChoice<T extends LoginFileKind> = {
  readonly as: T;
  readonly kind: (typeof newLoginKinds)[number];
  readonly paper: PaperSize;
};

/** The default choices. */
export const usualPrint = { as: 'cards', kind: 'usual', paper: 'letter' } as const;

/** Returns the kind of new logins for a call, or null for the default of each grade. */
export const kindOf = ({ kind }: Pick<PrintChoice<LoginFileKind>, 'kind'>): LoginKind | null =>
  kind === 'usual' ? null : kind;

export function PrintChoices<T extends LoginFileKind>({
  files,
  chosen,
  onChoose,
}: {
  readonly files: readonly T[];
  readonly chosen: PrintChoice<T>;
  readonly onChoose: (chosen: PrintChoice<T>) => void;
}) {
  const { as, kind, paper } = chosen;
  return (
    <>
      <Chosen
        label={words.what}
        values={files}
        labels={words.files}
        chosen={as}
        onChoose={(value) => onChoose({ ...chosen, as: value })}
      />
      {isPoster(as) ? (
        <p>{as === 'poster' ? words.poster : words.classCode}</p>
      ) : (
        <Chosen
          label={words.kind}
          hint={words.kindHint}
          values={newLoginKinds}
          labels={words.kinds}
          chosen={kind}
          onChoose={(value) => onChoose({ ...chosen, kind: value })}
        />
      )}
      {as === 'csv' ? null : (
        <Chosen
          label={words.paper}
          values={paperSizes}
          labels={words.papers}
          chosen={paper}
          onChoose={(value) => onChoose({ ...chosen, paper: value })}
        />
      )}
    </>
  );
}
