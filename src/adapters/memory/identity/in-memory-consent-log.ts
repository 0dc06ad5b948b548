import type { ConsentLog, StoredConsent } from '#application/service/identity/ports/consent-log.ts';
import type { Consent } from '#domain/identity/consents/consent.ts';
import { byId, type TableDefinition } from '../in-memory-table.ts';
import { InMemoryStore } from '../in-memory-tables.ts';

const consentTable: TableDefinition<{ readonly id: string; readonly consents: readonly StoredConsent[] }> = {
  name: 'consents',
  key: byId,
};

export class InMemoryConsentLog extends InMemoryStore implements ConsentLog {
  readonly #rows = this.tables.of(consentTable);

  async record(accountId: string, consents: readonly Consent[]): Promise<void> {
    const { clock, origin } = this.tables.context;
    const about = { at: clock.now(), address: origin()?.address ?? null };
    const added = consents.map((consent) => ({ ...consent, ...about }));
    this.#rows.save({ id: accountId, consents: [...this.all(accountId), ...added] });
  }

  async last(accountId: string): Promise<readonly StoredConsent[]> {
    return [...new Map(this.all(accountId).map((consent) => [consent.subject, consent])).values()];
  }

  async forget(accountId: string): Promise<void> {
    this.#rows.delete(accountId);
  }

  all(accountId: string): readonly StoredConsent[] {
    return this.#rows.get(accountId)?.consents ?? [];
  }
}
