import type { AccountRepository } from '#application/service/ports/account-repository.ts';
import type {
  LessonReports,
  NewLessonReport,
  SluggedReport,
} from '#application/service/ports/lesson-reports.ts';
import type { LessonReport } from '#domain/lessons/lesson-report.ts';

const reportOf = ({ version, outcome, minutes, understood, note }: NewLessonReport): LessonReport => ({
  version,
  outcome,
  minutes,
  understood,
  note,
});

/** Reports in memory; those of deleted accounts are not found. */
export class InMemoryLessonReports implements LessonReports {
  readonly #accounts: Pick<AccountRepository, 'byId'>;
  readonly #rows = new Map<string, NewLessonReport>();

  constructor(accounts: Pick<AccountRepository, 'byId'>) {
    this.#accounts = accounts;
  }

  async record(report: NewLessonReport): Promise<void> {
    if ((await this.#accounts.byId(report.accountId)) === null) return;
    this.#rows.set(JSON.stringify([report.accountId, report.slug]), report);
  }

  async own(accountId: string, slug: string): Promise<LessonReport | null> {
    const found = (await this.#newest()).find((row) => row.accountId === accountId && row.slug === slug);
    return found === undefined ? null : reportOf(found);
  }

  async newest(mostOfEach: number): Promise<readonly SluggedReport[]> {
    const rows = await this.#newest();
    return [...new Set(rows.map(({ slug }) => slug))].toSorted().flatMap((slug) =>
      rows
        .filter((row) => row.slug === slug)
        .slice(0, mostOfEach)
        .map((row) => ({ slug, ...reportOf(row) })),
    );
  }

  async minutesOf(slug: string, most: number): Promise<readonly number[]> {
    const rows = (await this.#newest()).filter((row) => row.slug === slug);
    return rows
      .map(({ minutes }) => minutes)
      .filter((minutes) => minutes !== null)
      .slice(0, most);
  }

  async #newest(): Promise<readonly NewLessonReport[]> {
    const rows = [...this.#rows.values()];
    const there = await Promise.all(rows.map(({ accountId }) => this.#accounts.byId(accountId)));
    return rows.filter((_row, at) => there[at] !== null).toSorted((a, b) => b.at - a.at);
  }
}
