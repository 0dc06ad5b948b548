import { notReachable, type Problems } from './problem-row.ts';

export const orderProblems = {
  'order/not-found': {
    status: 404,
    title: 'There is no such order',
    detail: 'The orders of the caller are listed in /v1/app/orders.',
  },
  'order/not-offered': {
    status: 422,
    title: 'This cannot be ordered',
    detail: 'The plan, the term or the number of seats is none that GET /v1/app/orders/offer offers.',
  },
  'order/terms-changed': {
    status: 409,
    title: 'The first day or the sum is another one by now',
    detail: 'Read the offer again, and show its terms before they are ordered.',
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
      'Nothing was added. At most as many seats are collected as the license has; more are an order of their own.',
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
    title: 'The price of this quote does not hold any more',
    detail: 'A quote holds for 60 days. Read the offer, and show the price of today before it is ordered.',
  },
  'order/not-open': {
    status: 409,
    title: 'Nothing is open of this order',
    detail: 'It is not on invoice, or it was paid, canceled or paid back.',
  },
  'order/more-than-open': {
    status: 409,
    title: 'This is more than what is open',
    detail: 'Nothing was booked. What is paid too much is an order of its own, or goes back.',
  },
  'order/nothing-paid': {
    status: 409,
    title: 'Nothing of this order can be paid back',
    detail: 'Nothing was paid, all of it was paid back, or a bank has yet to decide a dispute.',
  },
  'order/more-than-paid': {
    status: 409,
    title: 'This is more than what was paid and has not been paid back',
    detail: 'Nothing was paid back. GET /v1/app/books/orders/{id} says how much was paid.',
  },
  'order/balance-changed': {
    status: 409,
    title: 'Something was paid or paid back meanwhile',
    detail:
      'Nothing was paid back. Read GET /v1/app/books/orders/{id} again, and send what it says was paid as `seen`.',
  },
  'order/paid-already': {
    status: 409,
    title: 'The order before this one has been paid',
    detail: 'Nothing was charged. Read the offer again: it begins when that license ends.',
  },
  'order/processing': {
    status: 409,
    title: 'A bank is processing the payment of the order before this one',
    detail: 'Nothing was charged. That takes up to five bank days.',
  },
  'order/no-such-file': {
    status: 404,
    title: 'There is no such file',
    detail: 'What an organization has sent is listed in /v1/app/orders/files.',
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
    title: 'This code was used as often as it can be',
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
    detail: 'A name is used once, even after the code ended.',
  },
  'order/not-a-person': {
    status: 409,
    title: 'The form was not sent as a person sends it',
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
    detail: 'Only an account that proved the address on the order claims its license.',
  },
  'order/claimed-already': {
    status: 409,
    title: 'The license was claimed',
    detail: 'Somebody else claimed it before.',
  },
  'order/other-organization': {
    status: 422,
    title: 'The license is not for this organization',
    detail: 'It must be one of the kind of the plan that the caller may buy for.',
  },
  'order/same-on-invoice': {
    status: 409,
    title: 'The organization has the same order on invoice already',
    detail: 'Nothing was claimed. One of the two is to be canceled by our staff.',
  },
  'order/nothing-to-ship': {
    status: 409,
    title: 'Nothing is set aside for this order',
    detail:
      'It has no Docks, all of them were sent, they wait for stock, or it is neither paid nor invoiced.',
  },
  'stock/changed': {
    status: 409,
    title: 'Another number stands there by now',
    detail: 'Nothing was changed: read the stock again, and count again.',
  },
  'stock/set-aside': {
    status: 409,
    title: 'More than that are set aside for orders',
    detail: 'Nothing was changed. Orders keep what is set aside for them until they are sent or canceled.',
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
    detail: 'Compare it with what was printed. A code that was mistyped is mostly refused as malformed.',
  },
  'code/used': {
    status: 409,
    title: 'This activation code was entered already',
    detail: 'A code counts once. The license that it gave is in GET /v1/app/license of its holder.',
  },
  'code/revoked': {
    status: 409,
    title: 'This activation code was revoked',
    detail: 'Whoever sold it can say why.',
  },
  'code/expired': {
    status: 409,
    title: 'This activation code can not be entered any more',
    detail: 'The last day on which it could be entered is over.',
  },
  'code/other-buyer': {
    status: 409,
    title: 'This activation code is for another kind of buyer',
    detail:
      'A school’s code is entered by who buys for a school, a district’s for a district, a teacher’s for oneself.',
  },
  'code/too-few-seats': {
    status: 409,
    title: 'This activation code has fewer seats than people who teach',
    detail: 'Nothing was used up. GET /v1/app/license says how many teach.',
  },
  'code/covered': {
    status: 409,
    title: 'A license of somebody else covers the caller already',
    detail: 'Nothing was used up: the code can be entered by somebody else.',
  },
  'payments/away': { ...notReachable, detail: 'The payment provider does not answer. Nothing was charged.' },
  'payments/refused': {
    status: 409,
    title: 'The payment provider refuses this',
    detail: 'Nothing was paid back. Look the payment up where the provider shows it.',
  },
  'payments/not-signed': {
    status: 400,
    title: 'The payment provider has not signed this, or not lately',
    detail: 'Only notices of the payment provider are taken.',
  },
} as const satisfies Problems;
