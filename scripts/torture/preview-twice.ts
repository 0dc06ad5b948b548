import { applyChanges } from '#domain/classrooms/change-sets/apply-changes.ts';
import type { HeldRoster } from '#domain/rosters/plan/import-needs.ts';
import { type ImportPlan, planImport } from '#domain/rosters/plan/plan-import.ts';
import type { ImportResult } from './row-oracle.ts';
import type { RosterSnapshot } from '#domain/rosters/files/roster-snapshot.ts';

const choices = {
  organization: '/torture',
  provider: null,
  today: '2026-09-01',
  archiveLeft: true,
  overwriteEdits: false,
  inviteStaff: false,
  by: 'torture',
  schools: new Map(),
  sameAs: new Map<string, string>(),
} as const;

/** Plans a snapshot for an empty school, applies the plan in memory, and plans again. The second plan must be empty (R12). */
export function previewTwice(
  snapshot: RosterSnapshot,
  sayAlive: () => void,
): {
  readonly text: string;
  readonly faults: readonly string[];
  readonly result: ImportResult;
} {
  let last = 0;
  const newId = (): string => `${(last += 1)}`;
  const plan = (held: HeldRoster): ImportPlan => planImport(snapshot, held, choices, newId);
  const first = plan({ roster: new Map(), links: [], edited: new Set() });
  sayAlive();
  const applied = applyChanges(new Map(), first.changes);
  sayAlive();
  const second = plan({ roster: applied.roster, links: first.links, edited: new Set() });
  sayAlive();
  const sums = {
    classrooms: snapshot.classrooms.length,
    enrollments: [...snapshot.enrollments].filter(({ role }) => role === 'student').length,
  } as const;
  const faults = (['classrooms', 'enrollments'] as const).flatMap((kind) => {
    const counted = Object.values(first.counts[kind]).reduce((sum, count) => sum + count, 0);
    return counted === sums[kind]
      ? []
      : [`COUNTS ${kind}: ${sums[kind]} in the files, ${counted} in the preview`];
  });
  // Students are counted as people, because a file can have several rows for one student.
  const stored = [...applied.roster.values()].filter(({ kind }) => kind === 'student').length;
  const { added } = first.counts.students;
  if (added !== stored) faults.push(`COUNTS students: ${added} added in the preview, ${stored} stored`);
  const undone = applied.changes.filter(({ outcome }) => outcome.of !== 'done').length;
  if (undone > 0) faults.push(`PLAN ${undone} changes cannot be applied`);
  if (second.changes.length > 0)
    faults.push(`PLAN a second import would change ${second.changes.length} fields`);
  const text = (['classrooms', 'students', 'enrollments'] as const)
    .map((kind) => `${first.counts[kind].added} ${kind}`)
    .join(', ');
  const people = [...applied.roster.values()].flatMap(({ kind, fields }) =>
    kind === 'student'
      ? [
          {
            name: [fields['given'], fields['family']].filter(Boolean).join(' '),
            id: fields['studentId'] ?? '',
          },
        ]
      : [],
  );
  const staff = snapshot.staff.map(({ given, family }) => ({
    name: [given, family].filter(Boolean).join(' '),
    id: '',
  }));
  const shown = first.rows.filter(({ act }) => act === 'left' || act === 'undecided').map(({ at }) => at);
  return { text, faults, result: { people: [...people, ...staff], shown } };
}
