import type { ViewAsStore } from '#application/service/ports/view-as-store.ts';
import type { ViewAs } from '#domain/staff/view-as.ts';
import type { Undo } from './in-memory-calls.ts';
import { InMemoryRows } from './in-memory-rows.ts';

export class InMemoryViewAsStore implements ViewAsStore {
  readonly #views: InMemoryRows<ViewAs>;

  constructor(views: InMemoryRows<ViewAs> = new InMemoryRows()) {
    this.#views = views;
  }

  start(view: Omit<ViewAs, 'endedAt'>): Promise<void> {
    this.#views.set(view.id, { ...view, endedAt: null });
    return Promise.resolve();
  }

  byId(id: string): Promise<ViewAs | null> {
    return Promise.resolve(this.#views.get(id));
  }

  end(id: string, staffId: string, at: number): Promise<void> {
    const view = this.#views.get(id);
    if (view !== null && view.staffId === staffId && view.endedAt === null)
      this.#views.set(id, { ...view, endedAt: at });
    return Promise.resolve();
  }

  forget(accountId: string): Promise<void> {
    for (const view of this.#views.all())
      if (view.accountId === accountId || view.staffId === accountId) this.#views.delete(view.id);
    return Promise.resolve();
  }

  draft(): { readonly viewAs: InMemoryViewAsStore; readonly commit: () => Undo } {
    const views = this.#views.draft();
    return { viewAs: new InMemoryViewAsStore(views), commit: () => views.commit() };
  }
}
