import type { OrderRefused } from '#domain/billing/orders/order-refusals.ts';
import type { SelfServiceRefused } from '#domain/billing/self-service/self-service-refusals.ts';
import type { FailureWords } from './failure-words.ts';

type OrderFailure = Exclude<
  | OrderRefused<
      | 'offer'
      | 'place'
      | 'quote'
      | 'print'
      | 'collect'
      | 'takeBack'
      | 'check'
      | 'settleInvoice'
      | 'refund'
      | 'readFile'
      | 'redeem'
      | 'addDiscount'
    >['kind']
  | SelfServiceRefused<'order' | 'orderQuote' | 'mail' | 'claim' | 'ship' | 'count'>['kind'],
  'account/not-permitted'
>;

export const orderFailures: Readonly<Record<OrderFailure, FailureWords>> = {
  'order/not-found': {
    says: 'We cannot find this order.',
    next: 'Your orders are listed on the page of your license.',
  },
  'order/not-offered': {
    says: 'This cannot be ordered.',
    next: 'Check the number of seats. Nothing was charged.',
  },
  'order/terms-changed': {
    says: 'The first day or the price has changed since you opened this page.',
    next: 'Nothing was charged. Look at the new price, then order again.',
  },
  'order/purchase-order-used': {
    says: 'You have an order with this purchase order number already.',
    next: 'Nothing was ordered. If you want a second order with the same number, order again.',
  },
  'order/too-many-collected': {
    says: 'This is more than the next invoice can include.',
    next: 'Nothing was added. Add fewer seats, or order these with a separate purchase order.',
  },
  'order/seats-needed': {
    says: 'These seats are in use.',
    next: 'Nothing was removed. Free up seats first.',
  },
  'order/quote-ordered': {
    says: 'This quote has been ordered already.',
    next: 'Nothing was ordered again. Look at the order, or buy more at today’s price.',
  },
  'order/quote-expired': {
    says: 'The price of this quote is no longer valid.',
    next: 'Nothing was ordered. Go to the checkout for today’s price, or get a new quote there.',
  },
  'discount/unknown': { says: 'We cannot find this code.', next: 'Check it, or order without one.' },
  'discount/expired': {
    says: 'This code has ended.',
    next: 'Order without it, or ask the person who gave it to you.',
  },
  'discount/used-up': {
    says: 'This code has reached its limit of uses.',
    next: 'Order without it, or ask the person who gave it to you.',
  },
  'discount/other-plan': { says: 'This code is for another plan.', next: 'Order without it.' },
  'discount/taken': {
    says: 'This code already exists.',
    next: 'Choose another name. A name cannot be used again, even after its code ended.',
  },
  'order/no-such-file': {
    says: 'We cannot find this file.',
    next: 'Your school’s or district’s files are on your license page.',
  },
  'order/not-a-person': {
    says: 'We could not check that a person sent this form.',
    next: 'Nothing was ordered. Wait a few seconds, then press the button again.',
  },
  'order/nothing-to-claim': {
    says: 'There is no license to claim.',
    next: 'The order includes none, it is not paid or invoiced yet, or its license was already claimed.',
  },
  'order/claim-expired': {
    says: 'This link is older than 30 days.',
    next: 'Ask for a new one by email at the address on the order.',
  },
  'order/other-mailbox': {
    says: 'This order was placed with another email address.',
    next: 'Log in or sign up with the address on the order, then open the link in our email again.',
  },
  'order/claimed-already': {
    says: 'Someone else has claimed this license.',
    next: 'Ask your office who did. If no one knows, write to support.',
  },
  'order/other-organization': {
    says: 'This license cannot be for that organization.',
    next: 'Choose a school or district that you can buy for and that fits the license, or create a new one.',
  },
  'order/same-on-invoice': {
    says: 'This school or district already has the same order, with an invoice.',
    next: 'Nothing was claimed. Write to support: one of the two must be canceled.',
  },
  'order/nothing-to-ship': {
    says: 'Nothing is reserved for this order.',
    next: 'Its Docks were already shipped, are waiting for stock, or are not paid or invoiced yet.',
  },
  'stock/changed': {
    says: 'Docks were sent, ordered or counted since you opened this page.',
    next: 'Nothing was changed. Close this, look at the new number, and count again.',
  },
  'stock/set-aside': {
    says: 'More Docks than that are reserved for orders.',
    next: 'Nothing was changed. Send these orders or cancel them first.',
  },
  'order/not-open': {
    says: 'Nothing is due on this order.',
    next: 'It was already paid, canceled or refunded. Nothing was recorded.',
  },
  'order/more-than-open': {
    says: 'This is more than the balance due.',
    next: 'Nothing was recorded. Check the amount.',
  },
  'order/nothing-paid': {
    says: 'Nothing on this order can be refunded.',
    next: 'Nothing was paid, everything was already refunded, or a bank has not decided a dispute yet.',
  },
  'order/more-than-paid': {
    says: 'This is more than what was paid.',
    next: 'Nothing was refunded. Check the amount.',
  },
  'order/balance-changed': {
    says: 'A payment or a refund was made since you opened this page.',
    next: 'Nothing was refunded this time. Reload the page and look at the history.',
  },
  'order/paid-already': {
    says: 'You have already paid for your previous order.',
    next: 'Nothing was charged this time. Your license page shows what you bought.',
  },
  'order/processing': {
    says: 'Your bank is still processing the payment for your previous order.',
    next: 'Nothing was charged this time. It can take up to five business days.',
  },
  'document/not-found': {
    says: 'We cannot find this document.',
    next: 'Your documents are listed on the page of your license.',
  },
  'document/paper-busy': {
    says: 'We are busy creating other files right now.',
    next: 'Try again in a few seconds.',
  },
  'code/not-found': {
    says: 'We cannot find this activation code.',
    next: 'Compare it with your card or message, letter by letter.',
  },
  'code/used': {
    says: 'This activation code was already used.',
    next: 'A code works once. Ask the person who gave it to you.',
  },
  'code/revoked': {
    says: 'This activation code was revoked.',
    next: 'Ask the seller for another one.',
  },
  'code/expired': {
    says: 'This activation code has expired.',
    next: 'Ask the seller for another one.',
  },
  'code/other-buyer': {
    says: 'This activation code is for another kind of buyer.',
    next: 'The person who buys for a school or district enters its code. Teachers enter their own. It was not used up.',
  },
  'code/too-few-seats': {
    says: 'This activation code has fewer seats than people who teach with you.',
    next: 'It was not used. Ask the seller for one with more seats, or remove people first.',
  },
  'code/covered': {
    says: 'The license of your school or district already covers you.',
    next: 'The code was not used. Keep it, or give it to someone else.',
  },
  'payments/refused': {
    says: 'The payment provider refused this refund.',
    next: 'Nothing was refunded. Look up the payment in the provider’s dashboard.',
  },
  'payments/away': {
    says: 'Our payment provider is not responding.',
    next: 'Nothing was charged. Try again in a moment.',
  },
};
