import type { PaperSize } from '../lessons/paper-size.ts';
import type { PostalAddress } from '../self-service/order-contact.ts';
import { type BillingDocument, documentName } from './billing-document.ts';

/** Who sells: what stands as the sender on every document. */
export type Seller = {
  readonly name: string;
  /** Line by line, as on an envelope. */
  readonly address: readonly string[];
  /** The contact for questions about bills; null until it is set. */
  readonly email: string | null;
  readonly phone: string | null;
  /** The bank details for transfers, line by line: bank, routing and account number. Empty until they are set. */
  readonly bank: readonly string[];
  /** The employer identification number, as it stands on a W-9; null until it is said. */
  readonly taxId: string | null;
  /** What the seller is for federal taxes, such as `C corporation`; null until it is said. */
  readonly taxClassification: string | null;
};

/** Stands on documents until whoever runs the product says who they are. */
export const unnamedSeller: Seller = {
  name: 'Example Seller, Inc.',
  address: ['1 Example Street', 'Springfield, ST 00000', 'United States'],
  email: 'billing@seller.example',
  phone: '555-0100',
  bank: ['Example Bank', 'Routing number 000000000', 'Account number 000000000'],
  taxId: null,
  taxClassification: null,
};

/** A document with all that is printed of it. */
export type DocumentSheet = {
  readonly document: BillingDocument;
  /** The organization or the person that it is made out to; empty where a person has no name. */
  readonly billTo: string;
  /** Where it is billed: by its parts where it was ordered without an account, else line by line; null where nobody said. */
  readonly address: PostalAddress | readonly string[] | null;
  readonly paper: PaperSize;
};

/** The name that a document's file is kept by. */
export const documentFileName = (document: Pick<BillingDocument, 'kind' | 'issuedOn' | 'number'>): string =>
  `${documentName(document)}.pdf`;
