import type { NewStudentRecord, StudentRecords } from '#application/service/ports/student-records.ts';
import type { StoredAuditEntry } from '#domain/audit/stored-audit-entry.ts';
import type { RosterRow } from '#domain/roster/roster.ts';
import type {
  HeldBeside,
  HeldProgram,
  IssuedRecord,
  KeptFileRow,
  RecordedAct,
} from '#domain/students/child-record.ts';
import { compareCodePoints } from '#domain/tables/fold-text.ts';
import type { InMemoryAccountRepository } from './in-memory-account-repository.ts';
import type { Undo } from './in-memory-calls.ts';
import { nameOf } from './in-memory-classroom-rows.ts';
import type { InMemoryRosterStore } from './in-memory-roster-store.ts';
import { InMemoryRows } from './in-memory-rows.ts';
import { mergedInto } from './merged-into.ts';
import type { InMemoryStudentLogins } from './in-memory-student-logins.ts';

type AroundRecords = {
  readonly accounts: Pick<InMemoryAccountRepository, 'byId'>;
  readonly audited: () => readonly StoredAuditEntry[];
  readonly imports: { rowsFor(students: ReadonlySet<string>): readonly KeptFileRow[] };
  readonly heldPrograms: (studentIds: ReadonlySet<string>) => readonly HeldProgram[];
  readonly heldAnswers: (studentIds: ReadonlySet<string>) => HeldBeside['answers'];
  readonly logins: Pick<InMemoryStudentLogins, 'loginOf'>;
  readonly roster: Pick<InMemoryRosterStore, 'all'>;
  readonly sources: {
    idsOf(students: ReadonlySet<string>): readonly { readonly family: string; readonly id: string }[];
  };
};

type RecordRows = InMemoryRows<NewStudentRecord>;

type DraftsAroundRecords = Pick<AroundRecords, 'accounts'> & {
  readonly audited: { readonly entries: AroundRecords['audited'] };
  readonly worked: Pick<AroundRecords, 'heldPrograms'>;
  readonly learned: { readonly studentProgress: Pick<AroundRecords, 'heldAnswers'> };
  readonly imported: { readonly imports: AroundRecords['imports'] };
  readonly logging: { readonly logins: AroundRecords['logins'] };
  readonly rosters: { readonly roster: AroundRecords['roster'] };
  readonly sourced: { readonly sources: AroundRecords['sources'] };
};

const fullName = ({ fields: { given = '', family } }: RosterRow): string =>
  family === undefined ? given : `${given} ${family}`;

class InMemoryStudentRecords implements StudentRecords {
  readonly #around: AroundRecords;
  readonly #rows: RecordRows;

  constructor(around: AroundRecords, rows: RecordRows) {
    this.#around = around;
    this.#rows = rows;
  }

  async beside(studentId: string): Promise<HeldBeside> {
    const { imports, logins, roster, sources } = this.#around;
    const all = roster.all();
    const ids = mergedInto(all, studentId);
    const them = all.filter(({ kind, id }) => kind === 'student' && ids.has(id));
    const theirs = all.filter(({ id, fields }) => ids.has(id) || ids.has(fields['student'] ?? ''));
    const login = logins.loginOf(studentId);
    return {
      login: login && { kind: login.kind, madeAt: login.madeAt, failures: login.failures },
      sources: sources
        .idsOf(ids)
        .toSorted((a, b) => compareCodePoints(a.family, b.family) || compareCodePoints(a.id, b.id)),
      mergedNames: them
        .filter(({ id }) => id !== studentId)
        .toSorted((a, b) => compareCodePoints(a.id, b.id))
        .map(fullName),
      fileRows: imports.rowsFor(new Set(theirs.map(({ id }) => id))),
      programs: this.#around.heldPrograms(ids),
      answers: this.#around
        .heldAnswers(ids)
        .map(({ assignmentId, questionId, choice, at }) => ({ assignmentId, questionId, choice, at })),
      acts: await this.#actsOn(ids),
    };
  }

  keep(record: NewStudentRecord): Promise<void> {
    this.#rows.set(record.codePrint, record);
    return Promise.resolve();
  }

  byCode(codePrint: string): Promise<IssuedRecord | null> {
    const found = this.#rows.get(codePrint);
    if (found === null) return Promise.resolve(null);
    const { madeAt, sha256, studentId } = found;
    const erased = !this.#around.roster.all().some(({ kind, id }) => kind === 'student' && id === studentId);
    return Promise.resolve({ madeAt, sha256, erased });
  }

  async #actsOn(ids: ReadonlySet<string>): Promise<readonly RecordedAct[]> {
    const entries = this.#around.audited().filter(({ concerned }) => concerned.some((id) => ids.has(id)));
    const groups = new Map<string, readonly StoredAuditEntry[]>();
    for (const entry of entries) {
      const key = JSON.stringify([entry.by, entry.action]);
      groups.set(key, [...(groups.get(key) ?? []), entry]);
    }
    const acts = await Promise.all(
      [...groups.values()].map(async (same): Promise<readonly RecordedAct[]> => {
        const [one] = same;
        if (one === undefined) return [];
        const { by, action } = one;
        const moments = same.map(({ at }) => at);
        return [
          {
            by: by === null ? null : nameOf(await this.#around.accounts.byId(by)),
            action,
            times: same.length,
            first: Math.min(...moments),
            last: Math.max(...moments),
          },
        ];
      }),
    );
    return acts.flat().toSorted((a, b) => b.last - a.last || compareCodePoints(a.action, b.action));
  }
}

export const noRecords = (): RecordRows => new InMemoryRows();

export function draftRecords(
  records: RecordRows,
  { accounts, audited, imported, learned, logging, rosters, sourced, worked }: DraftsAroundRecords,
): { readonly studentRecords: InMemoryStudentRecords; readonly commit: () => Undo } {
  const rows = records.draft();
  const around = {
    accounts,
    audited: audited.entries,
    heldPrograms: worked.heldPrograms,
    heldAnswers: (ids: ReadonlySet<string>) => learned.studentProgress.heldAnswers(ids),
    imports: imported.imports,
    logins: logging.logins,
    roster: rosters.roster,
    sources: sourced.sources,
  };
  return { studentRecords: new InMemoryStudentRecords(around, rows), commit: () => rows.commit() };
}
