import type { Clock } from '#application/ports/clock.ts';
import type { CallOrigin } from '#application/service/platform/ports/audit-log.ts';
import { InMemoryCalls, type Undo } from './platform/in-memory-calls.ts';
import { InMemoryChanges } from './platform/in-memory-changes.ts';
import { InMemoryTable, type TableDefinition } from './in-memory-table.ts';
import { ManualClock } from './platform/manual-clock.ts';

/** The inputs of stores in addition to rows: the time, the origin of the current call (null without a host), and the notifications about commits. */
export type TablesContext = {
  readonly clock: Pick<Clock, 'now'>;
  readonly origin: () => CallOrigin | null;
  readonly changes: InMemoryChanges;
};

/** Named tables of immutable rows, with transactions. They are the in-memory database of the fakes of the service's ports. */
export class InMemoryTables {
  readonly context: TablesContext;
  readonly calls: InMemoryCalls;
  readonly #below: InMemoryTables | null;
  readonly #tables = new Map<object, InMemoryTable<unknown>>();
  readonly #sequences = new Map<string, number>();
  readonly #afterCommit = new Map<string, () => void>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(context: Partial<TablesContext> = {}, below: InMemoryTables | null = null) {
    const { clock = new ManualClock(0), origin = () => null, changes = new InMemoryChanges() } = context;
    this.context = { clock, origin, changes };
    this.calls = below?.calls ?? new InMemoryCalls();
    this.#below = below;
  }

  of<Row>(definition: TableDefinition<Row>): InMemoryTable<Row> {
    const known = this.#tables.get(definition);
    // The definition is the key, so the rows of its table have its type.
    if (known !== undefined) return known as InMemoryTable<Row>;
    const made = new InMemoryTable(definition, this.#below?.of(definition) ?? null);
    this.#tables.set(definition, made as InMemoryTable<unknown>);
    return made;
  }

  /** Returns the next number of a sequence, starting at 1. As in SQL, a rollback does not return the number. */
  next(sequence: string): number {
    if (this.#below !== null) return this.#below.next(sequence);
    const next = (this.#sequences.get(sequence) ?? 0) + 1;
    this.#sequences.set(sequence, next);
    return next;
  }

  /** Runs an action once after the commit, or immediately outside a transaction. A later action with the same name replaces it. */
  afterCommit(name: string, action: () => void): void {
    if (this.#below === null) action();
    else this.#afterCommit.set(name, action);
  }

  /** Runs work on a draft of the tables, after earlier transactions. Commits the draft when the work resolves. Drops it and rethrows when the work throws. */
  transact<T>(work: (draft: InMemoryTables) => Promise<T>): Promise<T> {
    const running = this.#last.then(async () => {
      const draft = new InMemoryTables(this.context, this);
      const result = await work(draft);
      this.calls.note(draft.#commit());
      for (const action of draft.#afterCommit.values()) action();
      return result;
    });
    this.#last = running.catch(() => undefined);
    return running;
  }

  #commit(): Undo {
    const undoSteps = [...this.#tables.values()].map((table) => table.commit());
    return () => undoSteps.forEach((undo) => undo());
  }
}

/** A store that has no data except that in the given tables. */
export abstract class InMemoryStore {
  protected readonly tables: InMemoryTables;

  constructor(tables: InMemoryTables = new InMemoryTables()) {
    this.tables = tables;
  }
}
