import type { OrderNewsFacts } from '#application/service/ports/mail-templates.ts';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { OrderNews } from '#domain/outgoing-mail.ts';
import { productName } from '#domain/product.ts';
import { mailMoney } from './mail-money.ts';
import { MailFrame } from './mail-frame.tsx';
import { MailButton, MailHeading, MailText } from './mail-parts.tsx';

type Facts = Omit<OrderNewsFacts, 'to'>;

type NewsWords = {
  readonly heading: string;
  /** Returns one sentence about the news. `whom` is empty, or `for` and the organization, with a space before it. */
  readonly happened: (about: { readonly whom: string; readonly sum: string }) => string;
};

const words: Readonly<Record<OrderNews, NewsWords>> = {
  ordered: {
    heading: 'Your order is placed',
    happened: ({ whom, sum }) =>
      `We received your order${whom}. The total is ${sum}. The invoice is due in 30 days. You can download it from the order page.`,
  },
  quoted: {
    heading: 'Your quote is ready',
    happened: ({ whom, sum }) =>
      `Here is your quote${whom}. The total is ${sum}. The price is valid for 60 days. Nothing is ordered yet.`,
  },
  paid: {
    heading: 'Payment received',
    happened: ({ whom, sum }) => `Thank you. We received your payment of ${sum}${whom}.`,
  },
  claim: {
    heading: 'Claim your license',
    happened: ({ whom }) => `Here is a new link to claim the license${whom}.`,
  },
  unconfirmed: {
    heading: 'Your license starts when your PO is confirmed or paid',
    happened: ({ whom, sum }) =>
      `We received your order${whom}. The total is ${sum}. We will check the purchase order before the license starts. You can also pay the invoice to start the license.`,
  },
  confirmed: {
    heading: 'Your PO is confirmed',
    happened: ({ whom, sum }) =>
      `We confirmed your order${whom}. The total is ${sum}, and the invoice is still unpaid.`,
  },
  shipped: {
    heading: 'Your Docks are on their way',
    happened: ({ whom }) => `We sent a package with Docks${whom}.`,
  },
};

export const orderNewsSubject = ({ news, number }: Pick<Facts, 'news' | 'number'>): string =>
  `${words[news].heading}: ${productName} order ${number}`;

const labelOf = (claims: boolean, news: OrderNews): string => {
  if (claims) return 'Claim the license';
  return news === 'paid' ? 'See the receipt' : 'See the order';
};

/** A mail with news about an order, with a link to its page or documents (LIC-7). */
export function OrderNewsMail({ news, number, organization, amount, claims, shipment, link }: Facts) {
  const { heading, happened } = words[news];
  const whom = organization === null ? '' : ` for ${bidiIsolate(organization)}`;
  const text = happened({ whom, sum: mailMoney(amount) });
  return (
    <MailFrame preview={text}>
      <MailHeading>{heading}</MailHeading>
      <MailText>{text}</MailText>
      {shipment === null ? null : (
        <MailText>
          Carrier: {bidiIsolate(shipment.carrier)}. Tracking number: {bidiIsolate(shipment.tracking)}.
        </MailText>
      )}
      {claims ? (
        <MailText>
          The license is not active yet. Open the link within 30 days, log in or sign up with this email
          address, and choose the school or district that it is for.
        </MailText>
      ) : null}
      <MailButton href={link}>{labelOf(claims, news)}</MailButton>
      <MailText last>Your order number is {number}.</MailText>
    </MailFrame>
  );
}
