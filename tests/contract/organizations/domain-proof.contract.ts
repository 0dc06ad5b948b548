import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DomainProof } from '#application/service/organizations/ports/domain-proof.ts';

export type DomainProofHarness = {
  readonly proof: DomainProof;
  /** Replaces the records of a domain. Each has at most 255 characters unless the adapter joins strings. */
  readonly publish: (domain: string, records: readonly string[]) => void;
  readonly disconnect: () => Promise<void>;
  readonly close: () => Promise<void>;
};

const record = 'blockyard-verification=abc';

export function domainProofContract(name: string, makeHarness: () => Promise<DomainProofHarness>): void {
  describe(`DomainProof: ${name}`, () => {
    let harness: DomainProofHarness;
    beforeEach(async () => {
      harness = await makeHarness();
    });
    afterEach(() => harness.close());

    test('[ORG-10] finds a record among others, by its exact text', async () => {
      const { proof, publish } = harness;
      publish('oak.test', ['v=spf1 -all', record]);
      expect(await proof.find('oak.test', record)).toBe('published');
      expect(await proof.find('oak.test', `${record}d`)).toBe('absent');
      expect(await proof.find('oak.test', record.slice(0, -1))).toBe('absent');
    });

    test('[ORG-10] a domain without records, and a missing domain, has no published proof', async () => {
      const { proof, publish } = harness;
      publish('oak.test', []);
      expect(await proof.find('oak.test', record)).toBe('absent');
      expect(await proof.find('elm.test', record)).toBe('absent');
    });

    test('[REL-5] without a name server the result is unknown', async () => {
      const { proof, publish, disconnect } = harness;
      publish('oak.test', [record]);
      await disconnect();
      expect(await proof.find('oak.test', record)).toBe('unknown');
    });
  });
}
