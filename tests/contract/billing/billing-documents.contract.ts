import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { BillingDocuments } from '#application/service/billing/ports/billing-documents.ts';
import { emptyScope, everywhere, type Scope } from '#domain/organizations/access/scope.ts';
import { aDocumentDraft } from '../../builders/a-document.ts';
import { minute, startOfTests } from '../../builders/time.ts';

export type BillingDocumentsHarness = {
  readonly documents: BillingDocuments;
  readonly inTransaction: <T>(work: (documents: Pick<BillingDocuments, 'issue'>) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
};

const inOrganization = (path: string): Scope => ({ ...emptyScope, organizations: [path] });
const own = (accountId: string): Scope => ({
  ...emptyScope,
  own: { accountId, mailbox: null, shared: false },
});
const draft = (at: number, given = {}) =>
  aDocumentDraft({ id: `document-${at}`, event: `invoiced/${at}`, ...given });
const first = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at + 1);

export function billingDocumentsContract(
  name: string,
  makeHarness: () => Promise<BillingDocumentsHarness>,
): void {
  describe(`BillingDocuments: ${name}`, () => {
    let harness: BillingDocumentsHarness;
    let documents: BillingDocuments;
    beforeEach(async () => {
      harness = await makeHarness();
      documents = harness.documents;
    });
    afterEach(() => harness.close());

    const numbers = async () =>
      (await documents.inScope(everywhere)).map(({ number }) => number).toSorted((one, other) => one - other);

    test('[LIC-7] a document is read back as issued', async () => {
      const issued = await documents.issue(aDocumentDraft());
      expect(issued).toEqual({ ...aDocumentDraft(), number: 1 });
      expect(await documents.byId('document-1', everywhere)).toEqual(issued);
      expect(await documents.byId('none', everywhere)).toBeNull();
      const quote = aDocumentDraft({ id: 'q', kind: 'quote', event: 'quoted/1', purchaseOrder: null });
      expect(await documents.issue(quote)).toEqual({ ...quote, number: 1 });
      expect(await documents.byId('q', everywhere)).toEqual({ ...quote, number: 1 });
    });

    test('[LIC-7] each kind and year is numbered from 1', async () => {
      const number = async (at: number, overrides: object) =>
        (await documents.issue(draft(at, overrides))).number;
      expect(await number(1, {})).toBe(1);
      expect(await number(2, {})).toBe(2);
      expect(await number(3, { kind: 'credit-note', dueOn: null })).toBe(1);
      expect(await number(4, { issuedOn: '2027-01-01' })).toBe(1);
      expect(await number(5, {})).toBe(3);
    });

    test('[LIC-7] fifty simultaneous documents are numbered from 1 to 50 without a gap', async () => {
      const issued = await Promise.all(
        first(50).map((at) => harness.inTransaction((store) => store.issue(draft(at)))),
      );
      expect(new Set(issued.map(({ number }) => number)).size).toBe(50);
      expect(await numbers()).toEqual(first(50));
    }, 30_000);

    test('[LIC-7] a rollback leaves no gap', async () => {
      await documents.issue(draft(1));
      const undone = harness.inTransaction(async (store) => {
        expect((await store.issue(draft(2))).number).toBe(2);
        throw new Error('crashed');
      });
      await expect(undone).rejects.toThrow('crashed');
      expect((await documents.issue(draft(3))).number).toBe(2);
      expect(await numbers()).toEqual([1, 2]);
    });

    test('[LIC-7] a second document for the same thing is not issued, and uses no number', async () => {
      await documents.issue(draft(1));
      await expect(documents.issue(draft(2, { event: 'invoiced/1' }))).rejects.toThrow(/paper|duplicate key/);
      expect((await documents.issue(draft(3))).number).toBe(2);
    });

    test('[ORG-3] [LIC-7] a document is visible to its organization and those above, and a personal one only to its owner', async () => {
      await documents.issue(draft(1));
      const mine = draft(2, {
        buyer: { kind: 'account', id: 'ada', path: null },
        issuedAt: startOfTests + minute,
      });
      await documents.issue(mine);
      const idsIn = async (scope: Scope) => (await documents.inScope(scope)).map(({ id }) => id);
      expect(await idsIn(everywhere)).toEqual(['document-2', 'document-1']);
      expect(await idsIn(inOrganization('tidewater/'))).toEqual(['document-1']);
      expect(await idsIn(inOrganization('tidewater/elm/'))).toEqual([]);
      expect(await idsIn(own('ada'))).toEqual(['document-2']);
      expect(await idsIn(own('eve'))).toEqual([]);
      expect(await documents.byId('document-1', own('ada'))).toBeNull();
      expect(await documents.byId('document-2', own('ada'))).toMatchObject({ id: 'document-2' });
    });
  });
}
