import type { Clock } from '../../../ports/clock.ts';
import type { PublicUrl } from '../../organizations/invitations/mail-invitation.ts';
import type { BillingDocuments } from '../ports/billing-documents.ts';
import type { BillingFiles } from '../ports/billing-files.ts';
import type { DiscountCodes } from '../ports/discount-codes.ts';
import type { FileInspector } from '../../platform/ports/file-inspector.ts';
import type { DocumentPaper } from '../ports/document-paper.ts';
import type { GrantRepository } from '../../organizations/ports/grant-repository.ts';
import type { Ids } from '../../platform/ports/ids.ts';
import type { OrderBooks } from '../ports/order-books.ts';
import type { Orders } from '../ports/orders.ts';
import type { OrganizationRepository } from '../../organizations/ports/organization-repository.ts';
import type { Reconciliations } from '../ports/reconciliations.ts';
import type { Payments } from '../ports/payments.ts';
import type { Transaction } from '../../ports/transaction.ts';
import type { BuyerTrustPorts } from './buyer-trust.ts';

export type OrderPorts = BuyerTrustPorts & {
  readonly orders: Pick<Orders, 'byId' | 'byQuote' | 'bySession' | 'inScope' | 'newestOf' | 'openOf'>;
  readonly documents: Pick<BillingDocuments, 'byId' | 'inScope'>;
  readonly billingFiles: Pick<BillingFiles, 'bytes' | 'certificatesFor' | 'ofOrganization'>;
  readonly discountCodes: Pick<DiscountCodes, 'all' | 'find'>;
  readonly fileInspector: FileInspector;
  readonly orderBooks: OrderBooks;
  readonly reconciliations: Pick<Reconciliations, 'latest'>;
  readonly documentPaper: DocumentPaper;
  readonly grants: Pick<GrantRepository, 'read'>;
  readonly organizations: Pick<OrganizationRepository, 'byId' | 'countSeats' | 'membershipsOf'>;
  readonly payments: Payments;
  readonly transaction: Transaction;
  readonly clock: Pick<Clock, 'now'>;
  readonly ids: Ids;
  readonly publicUrl: PublicUrl;
};

export type PlacingPorts = Pick<
  OrderPorts,
  'clock' | 'ids' | 'orders' | 'payments' | 'publicMailDomains' | 'publicUrl' | 'transaction' | 'vault'
>;
