import type {
  NewStudentRecord,
  StudentRecords,
} from '#application/service/classrooms/ports/student-records.ts';
import type { StoredAuditEntry } from '#domain/stored-audit-entry.ts';
import type {
  RelatedData,
  IssuedRecord,
  KeptFileRow,
  RecordedAct,
} from '#domain/classrooms/records/child-record.ts';
import { studentName } from '#domain/classrooms/students/student.ts';
import { studentOf } from '#domain/classrooms/students/student-row.ts';
import { compareCodePoints } from '#domain/platform/tables/fold-text.ts';
import { accountName } from '../identity/in-memory-account-repository.ts';
import { auditTable } from '../platform/in-memory-audit-log.ts';
import type { SourceIds } from './in-memory-student-directory.ts';
import { loginTable } from './in-memory-student-logins.ts';
import { heldPrograms } from './in-memory-student-programs.ts';
import { answersOf } from './in-memory-student-progress.ts';
import type { TableDefinition } from '../in-memory-table.ts';
import { InMemoryStore, type InMemoryTables } from '../in-memory-tables.ts';
import { mergedInto, rosterTable, studentRow } from './roster-rows.ts';

const recordTable: TableDefinition<NewStudentRecord> = {
  name: 'student records',
  key: ({ codePrint }) => codePrint,
};

type ImportedRows = { readonly rowsFor: (ids: ReadonlySet<string>) => readonly KeptFileRow[] };

export class InMemoryStudentRecords extends InMemoryStore implements StudentRecords {
  readonly #records = this.tables.of(recordTable);
  readonly #imported: ImportedRows & SourceIds;

  constructor(tables: InMemoryTables, imported: ImportedRows & SourceIds) {
    super(tables);
    this.#imported = imported;
  }

  async related(studentId: string): Promise<RelatedData> {
    const ids = mergedInto(this.tables, studentId);
    const merged = [...ids].filter((id) => id !== studentId).toSorted(compareCodePoints);
    const theirs = this.tables
      .of(rosterTable)
      .where(({ id, fields }) => ids.has(id) || ids.has(fields['student'] ?? ''));
    const login = this.tables.of(loginTable).get(studentId);
    return {
      login: login && { kind: login.kind, madeAt: login.madeAt, failures: login.failures },
      sources: this.#imported
        .idsOf(ids)
        .toSorted((a, b) => compareCodePoints(a.family, b.family) || compareCodePoints(a.id, b.id)),
      mergedNames: merged
        .flatMap((id) => studentRow(this.tables, id) ?? [])
        .map((row) => studentName(studentOf(row))),
      fileRows: this.#imported.rowsFor(new Set(theirs.map(({ id }) => id))),
      programs: heldPrograms(this.tables, studentId),
      answers: answersOf(this.tables, ids)
        .toSorted((one, other) => other.at - one.at)
        .map(({ assignmentId, questionId, choice, at }) => ({ assignmentId, questionId, choice, at })),
      acts: this.#actsOn(ids),
    };
  }

  async save(record: NewStudentRecord): Promise<void> {
    this.#records.save(record);
  }

  async byCode(codePrint: string): Promise<IssuedRecord | null> {
    const found = this.#records.get(codePrint);
    if (found === null) return null;
    const { madeAt, sha256, studentId } = found;
    return { madeAt, sha256, erased: studentRow(this.tables, studentId) === null };
  }

  #actsOn(ids: ReadonlySet<string>): readonly RecordedAct[] {
    const entries = this.tables.of(auditTable).where(({ concerned }) => concerned.some((id) => ids.has(id)));
    const keyOf = ({ by, action }: StoredAuditEntry): string => JSON.stringify([by, action]);
    const kinds = new Map(entries.map((entry) => [keyOf(entry), entry]));
    const acts = [...kinds].map(([key, { by, action }]): RecordedAct => {
      const timestamps = entries.filter((entry) => keyOf(entry) === key).map(({ at }) => at);
      const [first, last] = [Math.min(...timestamps), Math.max(...timestamps)];
      return { by: accountName(this.tables, by), action, times: timestamps.length, first, last };
    });
    return acts.toSorted((a, b) => b.last - a.last || compareCodePoints(a.action, b.action));
  }
}
