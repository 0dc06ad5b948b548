import type { Clock } from '#application/ports/clock.ts';
import type { AuditLog, CallOrigin } from '#application/service/ports/audit-log.ts';
import type { AuditEntry, StoredAuditEntry } from '#domain/audit/audit.ts';
import type { Undo } from './in-memory-calls.ts';

/** Where calls come from, where no host says so. */
const nowhere = (): CallOrigin | null => null;

/** Keeps entries in the order of their recording. */
export class InMemoryAuditLog implements AuditLog {
  #entries: readonly StoredAuditEntry[] = [];
  readonly #clock: Pick<Clock, 'now'>;
  readonly #origin: () => CallOrigin | null;

  constructor(clock: Pick<Clock, 'now'>, origin: () => CallOrigin | null = nowhere) {
    this.#clock = clock;
    this.#origin = origin;
  }

  record(entry: AuditEntry): Promise<void> {
    this.#entries = [...this.#entries, this.#stored(entry)];
    return Promise.resolve();
  }

  prune(before: number, limit: number): Promise<number> {
    const old = this.#entries
      .filter(({ at }) => at < before)
      .toSorted((one, other) => one.at - other.at)
      .slice(0, limit);
    this.#entries = this.#entries.filter((entry) => !old.includes(entry));
    return Promise.resolve(old.length);
  }

  /** Every entry, oldest first. */
  entries(): readonly StoredAuditEntry[] {
    return this.#entries;
  }

  /** A log whose entries come into this one by `commit`. */
  draft(): { readonly audit: Pick<AuditLog, 'record'>; readonly commit: () => Undo } {
    const drafted: StoredAuditEntry[] = [];
    return {
      audit: {
        record: (entry) => {
          drafted.push(this.#stored(entry));
          return Promise.resolve();
        },
      },
      commit: () => {
        this.#entries = [...this.#entries, ...drafted];
        return () => {
          this.#entries = this.#entries.filter((entry) => !drafted.includes(entry));
        };
      },
    };
  }

  #stored(entry: AuditEntry): StoredAuditEntry {
    const origin = this.#origin();
    return structuredClone({
      at: this.#clock.now(),
      action: entry.action,
      by: entry.by,
      onBehalfOf: entry.onBehalfOf ?? null,
      subject: entry.subject,
      requestId: origin?.requestId ?? null,
      address: origin?.address ?? null,
      before: 'before' in entry ? entry.before : null,
      after: 'after' in entry ? entry.after : null,
    });
  }
}
