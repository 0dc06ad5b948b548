import { activationCodeOf } from '#domain/billing/license/activation-code.ts';
import type { Place } from './a-place.ts';
import type { OperationCall } from './operations.ts';

const ofFile = ({ billingFile }: Place) => ({ id: billingFile });
const noBatch = '00000000-0000-4000-8000-00000000c0de';
const aCode = activationCodeOf('0123456789ABCDE');
const ofPerson = () => ({ id: 'grace' });
const reason = { why: 'asked-by-person', ticket: 'SUP-1' };
const ofOrder = ({ order }: Place) => ({ id: order });

export const operationsOfOrders: Readonly<Record<string, OperationCall>> = {
  readOffer: { about: 'account', checked: ['uncovered'] },
  placeOrder: { about: 'nothing', body: {} },
  listOrders: { about: 'account' },
  listDeliveries: { about: 'account' },
  quoteOrder: { about: 'nothing', body: {} },
  orderOnInvoice: { about: 'nothing', body: {} },
  readCollectedSeats: { about: 'account', checked: ['uncovered'] },
  collectSeats: { about: 'nothing', body: {} },
  takeSeatsBack: { about: 'nothing', params: () => ({ id: noBatch }) },
  invoiceCollectedSeats: { about: 'nothing' },
  readTrialRequest: { about: 'nothing' },
  askForTrial: { about: 'account', body: { why: 'Two weeks of snow' } },
  listTrialRequests: { about: 'nothing', by: 'admin' },
  readTeachingUse: { about: 'nothing' },
  printCase: { about: 'nothing' },
  listDocuments: { about: 'account' },
  printDocument: { about: 'document', params: ({ document }: Place) => ({ id: document }) },
  recordPayment: { about: 'nothing', by: 'admin', params: ofOrder, body: { cents: 100, reference: 'w-1' } },
  creditOrder: { about: 'nothing', by: 'admin', params: ofOrder, body: { cents: 100, note: 'Fewer seats' } },
  confirmOrder: { about: 'nothing', by: 'admin', params: ofOrder },
  refundOrder: {
    about: 'nothing',
    by: 'admin',
    params: ofOrder,
    body: { cents: 100, seen: 100, note: 'Closed', reference: 'w-2' },
  },
  listBookedOrders: { about: 'nothing', by: 'admin' },
  readBookedOrder: { about: 'nothing', by: 'admin', params: ofOrder },
  readReconciliation: { about: 'nothing', by: 'admin' },
  readDiscount: { about: 'nothing', query: () => '?plan=school&code=NONE' },
  listDiscounts: { about: 'nothing', by: 'admin' },
  addDiscount: {
    about: 'nothing',
    by: 'admin',
    body: { code: 'SPRING', percent: 10, plans: ['school'], validUntil: '', maxUses: null },
  },
  endDiscount: { about: 'nothing', by: 'admin', params: () => ({ code: 'NONE' }) },
  printTaxForm: { about: 'nothing' },
  listBillingFiles: { about: 'account' },
  sendTaxCertificate: { about: 'nothing', body: {} },
  downloadBillingFile: { about: 'billing file', params: ofFile },
  downloadBuyersFile: { about: 'nothing', by: 'admin', params: ofFile },
  judgeTaxCertificate: {
    about: 'nothing',
    by: 'admin',
    params: ofFile,
    body: { accepted: true, expiresOn: null, note: null },
  },
  listCodeBatches: { about: 'nothing', by: 'admin' },
  makeCodes: {
    about: 'nothing',
    by: 'admin',
    body: {
      plan: 'school',
      seats: 10,
      years: 1,
      reseller: 'Books & Bricks',
      validUntil: '2999-12-31',
      amount: 2,
    },
  },
  revokeCodeBatch: { about: 'nothing', by: 'admin', params: () => ({ id: noBatch }) },
  revokeCode: { about: 'nothing', by: 'admin', body: { activationCode: aCode } },
  redeemCode: { about: 'nothing', body: { activationCode: aCode } },
  grantComplimentary: {
    about: 'person',
    by: 'admin',
    params: ofPerson,
    body: { organization: null, seats: 1, lastDay: '2999-12-31', note: 'For your pilot', reason },
  },
  readRenewal: { about: 'nothing' },
  startRenewal: { about: 'nothing', body: {} },
  checkRenewal: { about: 'nothing' },
  stopRenewal: { about: 'nothing' },
  // The order is a quote, so no amount is open.
  payInvoice: { about: 'nothing', params: ofOrder },
  checkOrder: { about: 'order', params: ofOrder },
  openOrderForm: { about: 'nothing' },
  placeGuestOrder: { about: 'nothing', body: {} },
  orderGuestQuote: { about: 'nothing', params: ofOrder, body: {} },
  payGuestInvoice: { about: 'nothing', params: ofOrder, body: {} },
  readGuestOrder: { about: 'nothing', params: ofOrder, body: {} },
  mailClaimLink: { about: 'nothing', params: ofOrder, body: {} },
  printGuestPaper: { about: 'nothing', params: ofOrder, body: {} },
  printGuestTaxForm: { about: 'nothing', params: ofOrder, body: {} },
  claimOrder: { about: 'nothing', params: ofOrder, body: {} },
  readStock: { about: 'nothing', by: 'admin' },
  countStock: {
    about: 'nothing',
    by: 'admin',
    body: { product: 'dock-kit', onHand: 1, seen: 0, reason: 'received' },
  },
  readDelivery: { about: 'nothing', by: 'admin', params: ofOrder },
  shipOrder: {
    about: 'nothing',
    by: 'admin',
    params: ofOrder,
    body: { carrier: 'UPS', tracking: '1Z' },
  },
  notifyOfPayment: { about: 'nothing' },
};
