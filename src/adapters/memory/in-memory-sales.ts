import { draftContacts, noContacts } from './in-memory-order-contacts.ts';
import { draftStock, emptyShelves } from './in-memory-stock.ts';
import { type Undo, undoOf } from './in-memory-calls.ts';

/** Contacts of orders without an account, and the stock. */
export type Sales = {
  readonly contacts: ReturnType<typeof noContacts>;
  readonly shelves: ReturnType<typeof emptyShelves>;
};

export const noSales = (): Sales => ({ contacts: noContacts(), shelves: emptyShelves() });

export function draftSales({ contacts, shelves }: Sales) {
  const [contacted, shelved] = [draftContacts(contacts), draftStock(shelves)];
  return {
    contacts: contacted.rows,
    sales: { contacts: contacted.contacts, stock: shelved.stock },
    commit: (): Undo => undoOf(contacted.commit(), shelved.commit()),
  };
}
