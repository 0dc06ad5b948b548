import type { DomainProof, RecordState } from '#application/service/organizations/ports/domain-proof.ts';

export class InMemoryDomainProof implements DomainProof {
  readonly #records = new Map<string, readonly string[]>();
  isReachable = true;

  publish(domain: string, records: readonly string[]): void {
    this.#records.set(domain, records);
  }

  find(domain: string, record: string): Promise<RecordState> {
    if (!this.isReachable) return Promise.resolve('unknown');
    const isThere = this.#records.get(domain)?.includes(record) === true;
    return Promise.resolve(isThere ? 'published' : 'absent');
  }
}
