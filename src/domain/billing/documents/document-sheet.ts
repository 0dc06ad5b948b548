import type { PaperSize } from '../../platform/files/paper-size.ts';
import type { PostalAddress } from '../orders/order-contact.ts';
import { type BillingDocument, documentName } from './billing-document.ts';

export type Seller = {
  readonly name: string;
  readonly address: readonly string[];
  /** Contact for billing questions; null until set. */
  readonly email: string | null;
  readonly phone: string | null;
  /** Bank details for transfers, one per line: bank, routing and account number. Empty until set. */
  readonly bank: readonly string[];
  /** Employer identification number, as on the W-9; null until set. */
  readonly taxId: string | null;
  /** Federal tax classification, such as `C corporation`; null until set. */
  readonly taxClassification: string | null;
};

/** The seller until the operator configures one. */
export const unnamedSeller: Seller = {
  name: 'Example Seller, Inc.',
  address: ['1 Example Street', 'Springfield, ST 00000', 'United States'],
  email: 'billing@seller.example',
  phone: '555-0100',
  bank: ['Example Bank', 'Routing number 000000000', 'Account number 000000000'],
  taxId: null,
  taxClassification: null,
};

export type DocumentSheet = {
  readonly document: BillingDocument;
  /** Name of the billed organization or person; empty if the person has none. */
  readonly billTo: string;
  /** Billing address: structured for a guest order, else as lines; null if unknown. */
  readonly address: PostalAddress | readonly string[] | null;
  readonly paper: PaperSize;
};

export const documentFileName = (document: Pick<BillingDocument, 'kind' | 'issuedOn' | 'number'>): string =>
  `${documentName(document)}.pdf`;
