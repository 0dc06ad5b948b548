import { useLoaderData, useRevalidator } from 'react-router';
import type { ClientApp } from '#application/client/client-app.ts';
import { isDelivered } from '#domain/billing/orders/order-state.ts';
import type { CheckedOrder } from '#domain/billing/orders/order.ts';
import { ChakraForms } from '../../../chakra/chakra-forms.tsx';
import { useApp } from '../../../app-context.tsx';
import { PayByCard } from '../../../components/pay-by-card.tsx';
import { PriceTable } from '../../../components/price-table.tsx';
import { AnchorButton, Button, LinkButton } from '../../../components/button.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { QueryBoundary } from '../../../data/query-boundary.tsx';
import { useLoadedQuery } from '../../../data/use-loaded-query.ts';
import { useRevalidateOnFocus } from '../../../data/use-revalidate-on-focus.ts';
import { SectionCard } from '../../../layouts/section-card.tsx';
import { SectionColumns } from '../../../layouts/section-columns.tsx';
import { paths } from '../../../routes/paths.ts';
import type { PageVisit } from '../../../routes/route-spec.ts';
import { titleOf } from '../../../routes/title-of.ts';
import { returnWords as words } from './messages/en/checkout.ts';

/** The URL contains only the order's id. The service asks the payment provider for the result. */
export const loader = (app: ClientApp, { url }: PageVisit) =>
  app.orders.check(url.searchParams.get('order') ?? 'none');

function sentenceOf({ state, trust = 'verified' }: CheckedOrder['order']): string {
  return state === 'pending-po' ? words.onInvoice[trust] : words.state[state];
}

/** The button that pays for an order, on the provider's page that is already open, or on a new page for an open invoice. */
function Pay({ order, payAt, isProcessing }: CheckedOrder) {
  const { orders } = useApp();
  if (payAt !== null)
    return (
      <AnchorButton variant="primary" href={payAt}>
        {words.pay}
      </AnchorButton>
    );
  return order.state === 'pending-po' && !isProcessing ? (
    <PayByCard
      label={words.payByCard}
      variant={order.trust === 'none' ? 'primary' : 'secondary'}
      open={() => orders.payInvoice(order.id)}
    />
  ) : null;
}

/** Links to the next page: the lessons for a teacher, the license for others, the plans if no order was placed. */
function NextLinks({ order: { state, buyer, trust }, payAt }: CheckedOrder) {
  const isTaught = isDelivered(state) && buyer.kind === 'account';
  const isPaidFirst = payAt !== null || (state === 'pending-po' && trust === 'none');
  return isDelivered(state) || state === 'pending-po' ? (
    <>
      {isTaught ? (
        <LinkButton variant="primary" to={paths.lessons} reloadDocument>
          {words.toLessons}
        </LinkButton>
      ) : null}
      <LinkButton
        variant={isTaught || isPaidFirst ? 'secondary' : 'primary'}
        to={paths.license}
        reloadDocument
      >
        {words.toLicense}
      </LinkButton>
    </>
  ) : (
    <LinkButton to={paths.checkoutPurchase}>{words.toOffer}</LinkButton>
  );
}

function Outcome(checked: CheckedOrder) {
  const { order, isProcessing } = checked;
  const { revalidate } = useRevalidator();
  return (
    <SectionColumns
      first={
        <SectionCard id="order" heading={isProcessing ? words.isProcessing : words.heading[order.state]}>
          <div className="stack">
            <output>{isProcessing ? words.processing : sentenceOf(order)}</output>
            <div className="row">
              <Pay {...checked} />
              <NextLinks {...checked} />
              {order.state === 'pending-payment' ? (
                <Button onClick={() => void revalidate()}>{words.again}</Button>
              ) : null}
            </div>
          </div>
        </SectionCard>
      }
      summary={
        <SectionCard id="price" heading={words.price}>
          <PriceTable label={words.price} {...order} />
          {order.plan === null ? null : <p className="quiet">{words.days(order.startsOn, order.endsOn)}</p>}
          {isDelivered(order.state) ? (
            <div>
              <LinkButton to={`${paths.license}#documents`} reloadDocument>
                {words.toReceipt}
              </LinkButton>
            </div>
          ) : null}
        </SectionCard>
      }
      rest={null}
    />
  );
}

/** `/checkout/return/{type}`: the result of an order (LIC-5). */
export function Component() {
  const query = useLoadedQuery(useLoaderData<Awaited<ReturnType<typeof loader>>>());
  useRevalidateOnFocus();
  return (
    <ChakraForms>
      <div className="settings-page stack">
        <PageTitle lead={words.lead}>{titleOf('checkout-return', '')}</PageTitle>
        <QueryBoundary query={query} waiting={words.waiting}>
          {(checked) => <Outcome {...checked} />}
        </QueryBoundary>
        {query.state === 'failed' ? (
          <div>
            <LinkButton to={paths.license}>{words.toLicense}</LinkButton>
          </div>
        ) : null}
      </div>
    </ChakraForms>
  );
}
