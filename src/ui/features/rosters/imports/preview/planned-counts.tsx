import { formatCount } from '#domain/platform/text/counted.ts';
import type { ImportCounts } from '#domain/rosters/plan/planned-things.ts';
import type { PlannedAct } from '#domain/rosters/plan/planned-row.ts';
import { importCountWords } from '../messages/en/import-wizard.ts';
import { rolloverActWords, rolloverCountWords } from '../messages/en/rollover.ts';
import { PlainTable } from '../plain-table.tsx';
import { importActWords, importKindWords } from '../messages/en/imports.ts';

const kinds = [
  ['students', 'student'],
  ['classrooms', 'classroom'],
  ['enrollments', 'enrollment'],
  ['teachings', 'teaching'],
  ['staff', 'staff'],
] as const;
/** Kinds of records that are hidden if the files contain none. */
const maybe: ReadonlySet<string> = new Set(['teachings', 'staff']);
const parts = ['added', 'changed', 'unchanged', 'left', 'heldBack', 'otherSource', 'undecided'] as const;

const totalOf = (counts: ImportCounts['students']): number =>
  parts.reduce((sum, part) => sum + counts[part], 0);

/** The contents of the files as numbers. Each row adds up. Empty columns are left out. */
export function CountsTable({
  counts,
  isRollover,
}: {
  readonly counts: ImportCounts;
  readonly isRollover: boolean;
}) {
  const words = isRollover ? rolloverCountWords : importCountWords;
  const acts = isRollover ? rolloverActWords : importActWords;
  const labelOf = (part: (typeof parts)[number]): string =>
    part === 'unchanged' ? words.unchanged : acts[part];
  const used = parts.filter(
    (part) => part === 'added' || part === 'unchanged' || kinds.some(([of]) => counts[of][part] > 0),
  );
  const columns = [
    { label: words.what },
    ...used.map((part) => ({ label: labelOf(part), number: true })),
    { label: words.total, number: true },
  ];
  const shownKinds = kinds.filter(([of]) => !maybe.has(of) || totalOf(counts[of]) > 0);
  const rows = shownKinds.map(([of, kind]) => ({
    key: of,
    cells: [
      importKindWords[kind].many,
      ...used.map((part) => formatCount(counts[of][part])),
      <strong key="total">{formatCount(totalOf(counts[of]))}</strong>,
    ],
  }));
  return <PlainTable label={words.caption} columns={columns} rows={rows} />;
}

export const changesIn = (counts: ImportCounts): number =>
  kinds.reduce((sum, [of]) => sum + counts[of].added + counts[of].changed, 0);

export const plannedCountOf = (counts: ImportCounts, act: PlannedAct): number =>
  kinds.reduce((sum, [of]) => sum + counts[of][act], 0);
