import type { OrderNewsFacts } from '#application/service/ports/mail-templates.ts';
import { bidiIsolate } from '#domain/account/bidi-isolate.ts';
import type { OrderNews } from '#domain/mail/outgoing-mail.ts';
import { productName } from '#domain/product.ts';
import { dollars } from './mail-money.ts';
import { MailFrame } from './mail-frame.tsx';
import { MailButton, MailHeading, MailText } from './mail-parts.tsx';

type Facts = Omit<OrderNewsFacts, 'to'>;

type NewsWords = {
  readonly heading: string;
  readonly happened: (about: { readonly organization: string; readonly sum: string }) => string;
};

const words: Readonly<Record<OrderNews, NewsWords>> = {
  ordered: {
    heading: 'Your order is placed',
    happened: ({ organization, sum }) =>
      `We have your order for ${organization}, ${sum}. The invoice is due in 30 days; you find it on the page of the order.`,
  },
  quoted: {
    heading: 'Your quote is ready',
    happened: ({ organization, sum }) =>
      `Here is the quote for ${organization}, ${sum}. The price holds for 60 days. Nothing is ordered yet.`,
  },
  paid: {
    heading: 'Your order is paid',
    happened: ({ organization, sum }) =>
      `Thank you: the order for ${organization}, ${sum}, is paid. The receipt is on the page of the order.`,
  },
  claim: {
    heading: 'Claim your license',
    happened: ({ organization }) => `Here is a new link to claim the license for ${organization}.`,
  },
  shipped: {
    heading: 'Your Docks are on their way',
    happened: ({ organization }) => `A parcel with Docks for ${organization} was sent.`,
  },
};

export const orderNewsSubject = ({ news, number }: Pick<Facts, 'news' | 'number'>): string =>
  `${words[news].heading}: ${productName} order ${number}`;

/** How an order without an account stands, and the link that claims its license (LIC-7). */
export function OrderNewsMail({ news, number, organization, total, claims, shipment, link }: Facts) {
  const { heading, happened } = words[news];
  const text = happened({ organization: bidiIsolate(organization), sum: dollars(total) });
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
          The license belongs to nobody until you claim it. Follow the link within 30 days and log in or sign
          up with this email address; then choose which school or district it is for.
        </MailText>
      ) : null}
      <MailButton href={link}>{claims ? 'Claim the license' : 'See the order'}</MailButton>
      <MailText last>Your order number is {number}.</MailText>
    </MailFrame>
  );
}
