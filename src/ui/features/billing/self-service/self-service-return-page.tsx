import { useCallback } from 'react';
import type { OpenedOrder } from '#application/client/storage-entries.ts';
import { type GuestOrder, orderNumber } from '#domain/billing/self-service/guest-order.ts';
import { useApp } from '../../../app-context.tsx';
import { AnchorButton, Button, LinkButton } from '../../../components/button.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { PayByCard } from '../../../components/pay-by-card.tsx';
import { QueryBoundary } from '../../../data/query-boundary.tsx';
import { useLiveQuery } from '../../../data/use-live-query.ts';
import { SectionCard } from '../../../layouts/section-card.tsx';
import { SectionColumns } from '../../../layouts/section-columns.tsx';
import { paths } from '../../../routes/paths.ts';
import { titleOf } from '../../../routes/title-of.ts';
import { orderWords as words } from './messages/en/self-service.ts';
import { useOpenedOrder } from './opened-order.ts';
import { OrderClaim } from './order-claim.tsx';
import { OrderDeliverySection } from './order-delivery-section.tsx';
import { OrderPapers } from './order-papers.tsx';
import { OrderQuote } from './order-quote.tsx';
import { PriceList } from './price-list.tsx';
import './self-service.css';

/** The interval in milliseconds at which the visible page reads the order's state. */
const pollEveryMs = 10_000;

type Shown = { readonly order: GuestOrder; readonly orderKey: string; readonly onAgain: () => void };

function Pay({ order, orderKey }: Omit<Shown, 'onAgain'>) {
  const { guestOrders } = useApp();
  const { id, payAt, state, claim, isProcessing } = order;
  // If the license can be claimed, the claim is the next step, and the payment can wait.
  const isNext = claim === 'none' || claim === 'later';
  if (payAt !== null)
    return (
      <AnchorButton variant={isNext ? 'primary' : 'secondary'} href={payAt}>
        {words.pay}
      </AnchorButton>
    );
  return state === 'pending-po' && !isProcessing ? (
    <PayByCard
      label={words.payByCard}
      open={() => guestOrders.payInvoice(id, orderKey)}
      variant={isNext ? 'primary' : 'secondary'}
    />
  ) : null;
}

function Status({ order, orderKey, onAgain }: Shown) {
  const { state, isProcessing, dueOn, plan, startsOn, endsOn, purchaseOrder } = order;
  const isOver = state === 'canceled' || state === 'refunded';
  return (
    <SectionCard id="status" heading={words.status}>
      <div className="stack">
        <output>{isProcessing ? words.processing : words.state[state]}</output>
        {dueOn === null || state === 'paid' || isOver ? null : <p>{words.due(state, dueOn)}</p>}
        {purchaseOrder === null ? null : <p>{words.ownNumber(purchaseOrder)}</p>}
        <PriceList {...order} />
        {plan === null ? null : <p className="quiet">{words.term(startsOn, endsOn)}</p>}
        <div className="row">
          <Pay order={order} orderKey={orderKey} />
          {state === 'pending-payment' ? <Button onClick={onAgain}>{words.again}</Button> : null}
          {isOver ? (
            <LinkButton variant="primary" to={paths.selfServicePurchase}>
              {words.toForm}
            </LinkButton>
          ) : null}
        </div>
      </div>
    </SectionCard>
  );
}

/** The page for a link that opens no order. A wrong key and an unknown order result in the same page. */
const Missing = () => (
  <>
    <PageTitle lead={words.missingAdvice}>{words.missing}</PageTitle>
    <div>
      <LinkButton to={paths.selfServicePurchase}>{words.toForm}</LinkButton>
    </div>
  </>
);

function Order({ opened }: { readonly opened: OpenedOrder }) {
  const { guestOrders } = useApp();
  const { order: id, key } = opened;
  const query = useLiveQuery(
    useCallback(() => guestOrders.read(id, key), [guestOrders, id, key]),
    pollEveryMs,
  );
  if (query.state === 'failed' && query.failure.kind === 'order/not-found') return <Missing />;
  const number = orderNumber(id);
  const isQuote = query.state === 'read' && query.value.state === 'quoted';
  return (
    <>
      <PageTitle lead={words.keep}>{isQuote ? words.quoteHeading(number) : words.heading(number)}</PageTitle>
      <QueryBoundary query={query} waiting={words.waiting}>
        {(order) => (
          <SectionColumns
            first={
              <>
                <Status order={order} orderKey={key} onAgain={query.retry} />
                {isQuote ? <OrderQuote order={order} orderKey={key} onOrdered={query.retry} /> : null}
                {isQuote ? null : <OrderClaim order={order} opened={opened} onClaimed={query.retry} />}
              </>
            }
            summary={
              <>
                <OrderDeliverySection {...order} />
                <OrderPapers order={order} orderKey={key} />
              </>
            }
            rest={null}
          />
        )}
      </QueryBoundary>
    </>
  );
}

/** `/self-service/return`: an order without an account, with its state, documents, parcels, and the claim of its license (LIC-7). */
export function Component() {
  const opened = useOpenedOrder();
  return (
    <div className="self-service stack">
      {opened === undefined ? (
        <>
          <PageTitle>{titleOf('self-service-return', '')}</PageTitle>
          <output>{words.waiting}</output>
        </>
      ) : null}
      {opened === null ? <Missing /> : null}
      {opened === undefined || opened === null ? null : <Order opened={opened} />}
    </div>
  );
}
