import type { ViewAsStore } from '#application/service/organizations/ports/view-as-store.ts';
import type { ViewAs } from '#domain/organizations/staff/view-as.ts';
import { byId, type TableDefinition } from '../in-memory-table.ts';
import { InMemoryStore } from '../in-memory-tables.ts';

const viewTable: TableDefinition<ViewAs> = { name: 'views', key: byId };

export class InMemoryViewAsStore extends InMemoryStore implements ViewAsStore {
  readonly #views = this.tables.of(viewTable);

  async start(view: Omit<ViewAs, 'endedAt'>): Promise<void> {
    this.#views.save({ ...view, endedAt: null });
    return;
  }

  async byId(id: string): Promise<ViewAs | null> {
    return this.#views.get(id);
  }

  async end(id: string, staffId: string, at: number): Promise<void> {
    this.#views.change(id, { endedAt: at }, (view) => view.staffId === staffId && view.endedAt === null);
    return;
  }

  async forget(accountId: string): Promise<void> {
    this.#views.deleteWhere((view) => view.accountId === accountId || view.staffId === accountId);
    return;
  }
}
