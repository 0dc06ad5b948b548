import { draftContacts, noContacts } from './in-memory-order-contacts.ts';
import { draftStock, emptyShelves } from './in-memory-stock.ts';
import { type Undo, undoOf } from './in-memory-calls.ts';

/** Who ordered without an account, and what is on the shelves. */
export type Sales = {
  readonly contacts: ReturnType<typeof noContacts>;
  readonly shelves: ReturnType<typeof emptyShelves>;
};

/** Orders without an account as a service begins: nobody ordered, and the shelves are empty. */
export const noSales = (): Sales => ({ contacts: noContacts(), shelves: emptyShelves() });

/** Who ordered, and what is on the shelves, with changes of their own until `commit`. */
export function draftSales({ contacts, shelves }: Sales) {
  const [contacted, shelved] = [draftContacts(contacts), draftStock(shelves)];
  return {
    contacts: contacted.rows,
    sales: { contacts: contacted.contacts, stock: shelved.stock },
    commit: (): Undo => undoOf(contacted.commit(), shelved.commit()),
  };
}
