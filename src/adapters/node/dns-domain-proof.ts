import { NODATA, NOTFOUND } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import type { DomainProof, RecordState } from '#application/service/organizations/ports/domain-proof.ts';
import { errorCodeOf } from './error-code.ts';

/** Two attempts per server. The second has twice the timeout (ms). Both fit into the port's limit of 10 seconds. */
const patience = { timeout: 1_500, tries: 2 };

/** Queries the name servers of the machine, or the servers given as `address:port`. */
export class DnsDomainProof implements DomainProof {
  readonly #resolver = new Resolver(patience);

  constructor(servers: readonly string[] | null = null) {
    if (servers !== null) this.#resolver.setServers(servers);
  }

  async find(domain: string, record: string): Promise<RecordState> {
    try {
      // A record of more than 255 characters is split into parts.
      const records = await this.#resolver.resolveTxt(domain);
      return records.some((parts) => parts.join('').trim() === record) ? 'published' : 'absent';
    } catch (error) {
      const code = errorCodeOf(error);
      return code === NOTFOUND || code === NODATA ? 'absent' : 'unknown';
    }
  }
}
