import { importLimits } from './import-limits.ts';
import type { ImportIssue, IssueSeverity } from './import-issue.ts';

export type IssueCounts = Readonly<Record<IssueSeverity, number>>;

/** Collects the issues of an import. Stores issues up to a limit, and counts all. */
export class IssueList {
  readonly #listed: ImportIssue[] = [];
  #error = 0;
  #review = 0;
  #warning = 0;

  add(...issues: readonly ImportIssue[]): void {
    for (const issue of issues) {
      if (issue.severity === 'error') this.#error += 1;
      else if (issue.severity === 'review') this.#review += 1;
      else this.#warning += 1;
      if (this.#listed.length < importLimits.listedIssues) this.#listed.push(issue);
    }
  }

  get listed(): readonly ImportIssue[] {
    return this.#listed;
  }

  get counts(): IssueCounts {
    return { error: this.#error, review: this.#review, warning: this.#warning };
  }
}
