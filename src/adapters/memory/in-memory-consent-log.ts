import type { Clock } from '#application/ports/clock.ts';
import type { CallOrigin } from '#application/service/ports/audit-log.ts';
import type { ConsentLog, StoredConsent } from '#application/service/ports/consent-log.ts';
import type { Consent } from '#domain/consents/consent.ts';
import type { Undo } from './in-memory-calls.ts';
import { InMemoryRows } from './in-memory-rows.ts';

export class InMemoryConsentLog implements ConsentLog {
  readonly #clock: Pick<Clock, 'now'>;
  readonly #origin: () => CallOrigin | null;
  readonly #rows: InMemoryRows<readonly StoredConsent[]>;

  constructor(
    clock: Pick<Clock, 'now'>,
    origin: () => CallOrigin | null = () => null,
    rows: InMemoryRows<readonly StoredConsent[]> = new InMemoryRows(),
  ) {
    this.#clock = clock;
    this.#origin = origin;
    this.#rows = rows;
  }

  record(accountId: string, consents: readonly Consent[]): Promise<void> {
    const about = { at: this.#clock.now(), address: this.#origin()?.address ?? null };
    const added = consents.map((consent) => ({ ...consent, ...about }));
    this.#rows.set(accountId, [...this.all(accountId), ...added]);
    return Promise.resolve();
  }

  last(accountId: string): Promise<readonly StoredConsent[]> {
    const bySubject = new Map(this.all(accountId).map((consent) => [consent.subject, consent]));
    return Promise.resolve([...bySubject.values()]);
  }

  forget(accountId: string): Promise<void> {
    this.#rows.delete(accountId);
    return Promise.resolve();
  }

  all(accountId: string): readonly StoredConsent[] {
    return this.#rows.get(accountId) ?? [];
  }

  draft(): { readonly consents: InMemoryConsentLog; readonly commit: () => Undo } {
    const rows = this.#rows.draft();
    return { consents: new InMemoryConsentLog(this.#clock, this.#origin, rows), commit: () => rows.commit() };
  }
}
