import { notReachable, type Problems } from '../problem-row.ts';

export const orderProblems = {
  'order/not-found': {
    status: 404,
    title: 'There is no such order',
    detail: 'The orders of the caller are listed in /v1/app/orders.',
  },
  'order/not-offered': {
    status: 422,
    title: 'This cannot be ordered',
    detail: 'GET /v1/app/orders/offer does not offer this plan, term or number of seats.',
  },
  'order/terms-changed': {
    status: 409,
    title: 'The first day or the price has changed',
    detail: 'Read the offer again, and show its terms before ordering.',
  },
  'order/purchase-order-used': {
    status: 409,
    title: 'The organization has an order with this purchase order number',
    detail: 'Ask the buyer, and send `isRepeat` if they want another order with the same number.',
  },
  'order/too-many-collected': {
    status: 409,
    title: 'This is more than can wait for the next invoice',
    detail:
      'Nothing was added. The next invoice can add at most as many seats as the license has; order more separately.',
  },
  'order/seats-needed': {
    status: 409,
    title: 'People have these seats',
    detail: 'Nothing was taken back. Free seats first.',
  },
  'order/quote-ordered': {
    status: 409,
    title: 'This quote has been ordered',
    detail:
      'Nothing was ordered again. GET /v1/app/orders lists the order: it has the id of the quote, or names it as `quote`.',
  },
  'order/quote-expired': {
    status: 409,
    title: 'The price of this quote is no longer valid',
    detail: 'A quote is valid for 60 days. Read the offer, and show today’s price before ordering.',
  },
  'order/not-open': {
    status: 409,
    title: 'Nothing is open of this order',
    detail: 'It is not on invoice, or it was paid, canceled or refunded.',
  },
  'order/more-than-open': {
    status: 409,
    title: 'This is more than what is open',
    detail: 'Nothing was recorded. Record an overpayment on another order, or refund it.',
  },
  'order/nothing-paid': {
    status: 409,
    title: 'Nothing on this order can be refunded',
    detail: 'Nothing was paid, everything was refunded, or a bank has not decided a dispute yet.',
  },
  'order/more-than-paid': {
    status: 409,
    title: 'This is more than the amount that can be refunded',
    detail: 'Nothing was refunded. GET /v1/app/books/orders/{id} returns the amounts.',
  },
  'order/balance-changed': {
    status: 409,
    title: 'A payment or a refund was made in the meantime',
    detail:
      'Nothing was refunded. Read GET /v1/app/books/orders/{id} again, and send its paid amount as `seen`.',
  },
  'order/paid-already': {
    status: 409,
    title: 'The order before this one has been paid',
    detail: 'Nothing was charged. Read the offer again: it begins when that license ends.',
  },
  'order/processing': {
    status: 409,
    title: 'A bank is processing the payment of the order before this one',
    detail: 'Nothing was charged. This takes up to five bank days.',
  },
  'order/no-such-file': {
    status: 404,
    title: 'There is no such file',
    detail: 'The files of an organization are listed in /v1/app/orders/files.',
  },
  'discount/unknown': {
    status: 404,
    title: 'There is no such code',
    detail: 'Codes have letters, digits and dashes. Nothing was ordered.',
  },
  'discount/expired': {
    status: 409,
    title: 'This code is over',
    detail: 'Its last day has passed, or it was ended. Nothing was ordered.',
  },
  'discount/used-up': {
    status: 409,
    title: 'This code has reached its limit of uses',
    detail: 'Nothing was ordered.',
  },
  'discount/other-plan': {
    status: 409,
    title: 'This code is for another plan',
    detail: 'Nothing was ordered.',
  },
  'discount/taken': {
    status: 409,
    title: 'There is a code of this name',
    detail: 'A name cannot be used again, even after the code ended.',
  },
  'order/not-a-person': {
    status: 409,
    title: 'The form was not sent by a person',
    detail:
      'Ask GET /v1/app/self-service/opening for a puzzle, solve it, leave at least 3 seconds, and send it once.',
  },
  'order/nothing-to-claim': {
    status: 409,
    title: 'There is nothing to claim',
    detail: 'The order has no license, or it is not paid or invoiced yet, or its license was claimed.',
  },
  'order/claim-expired': {
    status: 409,
    title: 'The claim link is older than 30 days',
    detail: 'POST /v1/app/self-service/orders/{id}/claim-mail mails a new one.',
  },
  'order/other-mailbox': {
    status: 409,
    title: 'The order was placed with another address',
    detail: 'Only an account with the confirmed address of the order can claim its license.',
  },
  'order/claimed-already': {
    status: 409,
    title: 'The license was claimed',
    detail: 'Another organization or account claimed it.',
  },
  'order/other-organization': {
    status: 422,
    title: 'The license is not for this organization',
    detail: 'It must have the kind of the plan, and the caller must be allowed to buy for it.',
  },
  'order/same-on-invoice': {
    status: 409,
    title: 'The organization has the same order on invoice already',
    detail: 'Nothing was claimed. Our staff must cancel one of the two.',
  },
  'order/nothing-to-ship': {
    status: 409,
    title: 'Nothing is set aside for this order',
    detail: 'It has no Docks, all were sent, they wait for stock, or it is neither paid nor invoiced.',
  },
  'stock/changed': {
    status: 409,
    title: 'The number has changed',
    detail: 'Nothing was changed: read the stock again, and count again.',
  },
  'stock/set-aside': {
    status: 409,
    title: 'More are set aside for orders',
    detail: 'Nothing was changed. Docks stay set aside until their order is sent or canceled.',
  },
  'document/not-found': {
    status: 404,
    title: 'There is no such document',
    detail: 'The documents of the caller are listed in /v1/app/documents.',
  },
  'document/paper-busy': {
    status: 503,
    title: 'Too many files are being made',
    detail: 'Repeat the call in a few seconds.',
  },
  'code/not-found': {
    status: 404,
    title: 'There is no such activation code',
    detail: 'Compare it with the printed code. Most typing errors are refused as malformed.',
  },
  'code/used': {
    status: 409,
    title: 'This activation code was already used',
    detail: 'A code works once. GET /v1/app/license of its holder has the license.',
  },
  'code/revoked': {
    status: 409,
    title: 'This activation code was revoked',
    detail: 'The seller can say why.',
  },
  'code/expired': {
    status: 409,
    title: 'This activation code has expired',
    detail: 'Its last day has passed.',
  },
  'code/other-buyer': {
    status: 409,
    title: 'This activation code is for another kind of buyer',
    detail: 'The person who buys for a school or district enters its code; teachers enter their own.',
  },
  'code/too-few-seats': {
    status: 409,
    title: 'This activation code has fewer seats than people who teach',
    detail: 'The code was not used. GET /v1/app/license returns the number of teachers.',
  },
  'code/covered': {
    status: 409,
    title: 'Another license already covers the caller',
    detail: 'The code was not used and can be given to someone else.',
  },
  'payments/away': { ...notReachable, detail: 'The payment provider does not answer. Nothing was charged.' },
  'payments/refused': {
    status: 409,
    title: 'The payment provider refused this',
    detail: 'Nothing was refunded. Look up the payment in the provider’s dashboard.',
  },
  'payments/not-signed': {
    status: 400,
    title: 'The signature of the payment provider is missing, wrong or too old',
    detail: 'Only notices of the payment provider are accepted.',
  },
} as const satisfies Problems;
