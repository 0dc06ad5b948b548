import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { taxDetailsIn } from '#domain/billing/prices/quote.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { Offer } from '#domain/billing/orders/offer.ts';
import type { Order } from '#domain/billing/orders/order.ts';
import { boughtByCard, quotedTerms, quoteValidUntil } from '#domain/billing/orders/quoted-terms.ts';
import { err } from '#domain/result.ts';
import { PriceTable } from '../../../components/price-table.tsx';
import { useApp } from '../../../app-context.tsx';
import { LinkButton } from '../../../components/button.tsx';
import { Notice } from '../../../components/notices/notice.tsx';
import { QueryBoundary } from '../../../data/query-boundary.tsx';
import { useQuery } from '../../../data/use-query.ts';
import { SectionCard } from '../../../layouts/section-card.tsx';
import { SectionColumns } from '../../../layouts/section-columns.tsx';
import { paths } from '../../../routes/paths.ts';
import { checkoutWords as words } from './messages/en/checkout.ts';
import { CheckoutForm, BuyerSummary } from './checkout-form.tsx';
import { OrderOfQuote } from './order-of-quote.tsx';
import { renewalOf } from './renew-by-card.tsx';
import { WaysToPay } from './ways-to-pay.tsx';

type Quoted = { readonly offer: Offer; readonly quoted: Order; readonly isBought: boolean };

/** A quote at its price. If it is no longer valid, shows the reason and what to do instead. */
function Quote({ offer, quoted, isBought }: Quoted) {
  const [parameters] = useSearchParams();
  const until = quoteValidUntil(quoted);
  const agreed = isBought ? err({ kind: 'order/quote-ordered' } as const) : quotedTerms(offer, quoted);
  if (!agreed.ok)
    return agreed.error.kind === 'order/quote-ordered' ? (
      <div className="stack">
        <Notice tone="warning">{words.quoteGone[agreed.error.kind]()}</Notice>
        <div className="row">
          <OrderOfQuote quote={quoted.id} />
          <LinkButton to={paths.checkoutPurchase}>{words.toOffer}</LinkButton>
        </div>
      </div>
    ) : (
      <div className="stack">
        <Notice tone="warning">{words.quoteGone[agreed.error.kind](until)}</Notice>
        <CheckoutForm {...offer} />
      </div>
    );
  const { terms, term } = agreed.value;
  const { seats, startsOn, endsOn, lines, total } = terms;
  return (
    <SectionColumns
      first={
        <SectionCard id="price" heading={words.price} lead={words.quoteHolds(until)}>
          <div className="stack">
            <PriceTable label={words.price} {...terms} />
            <p className="quiet">{words.days(startsOn, endsOn)}</p>
            <WaysToPay
              offer={offer}
              first={parameters.get('pay') === 'card' ? 'card' : 'invoice'}
              form={{ plan: offer.plan, seats, term, startsOn, totalCents: total.cents, quote: quoted.id }}
              total={total}
              renewal={renewalOf(offer, { seats, term, tax: taxDetailsIn(lines) ?? offer.tax }, terms)}
            />
          </div>
        </SectionCard>
      }
      summary={<BuyerSummary {...offer} />}
      rest={null}
    />
  );
}

function FoundQuote({ offer, id }: { readonly offer: Offer; readonly id: string }) {
  const { orders } = useApp();
  const query = useQuery(useCallback((options: ReadOptions) => orders.list(options), [orders]));
  return (
    <QueryBoundary query={query} waiting={words.quoteWaiting}>
      {(all) => {
        const quoted = all.find((order) => order.id === id);
        return quoted === undefined ? (
          <div className="stack">
            <Notice tone="warning">{words.quoteGone['order/not-found']()}</Notice>
            <CheckoutForm {...offer} />
          </div>
        ) : (
          <Quote offer={offer} quoted={quoted} isBought={boughtByCard(id, all) !== null} />
        );
      }}
    </QueryBoundary>
  );
}

/** Orders the quote in the URL without changes, or shows the whole form (LIC-5, LIC-7). */
export function QuotedOrder(offer: Offer) {
  const [parameters] = useSearchParams();
  const id = parameters.get('quote');
  return id === null ? <CheckoutForm {...offer} /> : <FoundQuote offer={offer} id={id} />;
}
