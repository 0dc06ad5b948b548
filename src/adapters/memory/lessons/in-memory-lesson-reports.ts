import type {
  LessonReports,
  NewLessonReport,
  SluggedReport,
} from '#application/service/lessons/ports/lesson-reports.ts';
import type { LessonReport } from '#domain/lessons/lessons/lesson-report.ts';
import { accountTable } from '../identity/in-memory-account-repository.ts';
import type { TableDefinition } from '../in-memory-table.ts';
import { InMemoryStore } from '../in-memory-tables.ts';

const reportOf = ({ version, outcome, minutes, understood, note }: NewLessonReport): LessonReport => ({
  version,
  outcome,
  minutes,
  understood,
  note,
});

const reportTable: TableDefinition<NewLessonReport> = {
  name: 'lesson reports',
  key: ({ accountId, slug }) => JSON.stringify([accountId, slug]),
};

/** Reports in memory. Reports of deleted accounts are not found. */
export class InMemoryLessonReports extends InMemoryStore implements LessonReports {
  readonly #rows = this.tables.of(reportTable);

  async record(report: NewLessonReport): Promise<void> {
    if (this.tables.of(accountTable).get(report.accountId) !== null) this.#rows.save(report);
  }

  async own(accountId: string, slug: string): Promise<LessonReport | null> {
    const found = this.#newest().find((row) => row.accountId === accountId && row.slug === slug);
    return found === undefined ? null : reportOf(found);
  }

  async newest(maxOfEach: number): Promise<readonly SluggedReport[]> {
    const rows = this.#newest();
    return [...new Set(rows.map(({ slug }) => slug))].toSorted().flatMap((slug) =>
      rows
        .filter((row) => row.slug === slug)
        .slice(0, maxOfEach)
        .map((row) => ({ slug, ...reportOf(row) })),
    );
  }

  async minutesOf(slug: string, most: number): Promise<readonly number[]> {
    const rows = this.#newest().filter((row) => row.slug === slug);
    return rows
      .map(({ minutes }) => minutes)
      .filter((minutes) => minutes !== null)
      .slice(0, most);
  }

  #newest(): readonly NewLessonReport[] {
    return this.#rows
      .where(({ accountId }) => this.tables.of(accountTable).get(accountId) !== null)
      .toSorted((a, b) => b.at - a.at);
  }
}
