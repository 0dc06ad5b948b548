import { NODATA, NOTFOUND } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import type { DomainProof, RecordState } from '#application/service/ports/domain-proof.ts';
import { errorCodeOf } from './error-code.ts';

/** Two tries of each server, the second one twice as long: within the 10 seconds of the port. */
const patience = { timeout: 1_500, tries: 2 };

/** Asks the name servers of the machine, or those that are named as `address:port`. */
export class DnsDomainProof implements DomainProof {
  readonly #resolver = new Resolver(patience);

  constructor(servers: readonly string[] | null = null) {
    if (servers !== null) this.#resolver.setServers(servers);
  }

  async find(domain: string, record: string): Promise<RecordState> {
    try {
      // A record of more than 255 characters comes in parts.
      const records = await this.#resolver.resolveTxt(domain);
      return records.some((parts) => parts.join('').trim() === record) ? 'published' : 'absent';
    } catch (error) {
      const code = errorCodeOf(error);
      return code === NOTFOUND || code === NODATA ? 'absent' : 'unknown';
    }
  }
}
