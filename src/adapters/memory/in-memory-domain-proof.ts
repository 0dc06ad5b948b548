import type { DomainProof, RecordState } from '#application/service/ports/domain-proof.ts';

/** A name system that has what it was told. */
export class InMemoryDomainProof implements DomainProof {
  readonly #records = new Map<string, readonly string[]>();
  /** Whether name servers answer. */
  isReachable = true;

  /** Publishes these TXT records of a domain, in place of those before. */
  publish(domain: string, records: readonly string[]): void {
    this.#records.set(domain, records);
  }

  find(domain: string, record: string): Promise<RecordState> {
    if (!this.isReachable) return Promise.resolve('unknown');
    const isThere = this.#records.get(domain)?.includes(record) === true;
    return Promise.resolve(isThere ? 'published' : 'absent');
  }
}
