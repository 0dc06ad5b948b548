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
import { paths } from '../../../routes/paths.ts';
import type { PageVisit } from '../../../routes/route-spec.ts';
import { titleOf } from '../../../routes/title-of.ts';
import { returnWords as words } from './messages/en/checkout.ts';

/** The address says which order to ask about, and nothing else: what happened to it, the service asks the payment provider. */
export const loader = (app: ClientApp, { url }: PageVisit) =>
  app.orders.check(url.searchParams.get('order') ?? 'none');

function sentenceOf({ state, trust = 'verified' }: CheckedOrder['order']): string {
  return state === 'pending-po' ? words.onInvoice[trust] : words.state[state];
}

function Outcome({ order, payAt, isProcessing }: CheckedOrder) {
  const { orders } = useApp();
  const { revalidate } = useRevalidator();
  const isOpen = order.state === 'pending-payment';
  return (
    <SectionCard id="order" heading={isProcessing ? words.isProcessing : words.heading[order.state]}>
      <div className="stack">
        <output>{isProcessing ? words.processing : sentenceOf(order)}</output>
        <PriceTable label={words.price} {...order} />
        {order.plan === null ? null : <p className="quiet">{words.days(order.startsOn, order.endsOn)}</p>}
        <div className="row">
          {payAt === null ? null : (
            <AnchorButton variant="primary" href={payAt}>
              {words.pay}
            </AnchorButton>
          )}
          {order.state === 'pending-po' && payAt === null && !isProcessing ? (
            <PayByCard label={words.payByCard} open={() => orders.payInvoice(order.id)} />
          ) : null}
          {isOpen ? <Button onClick={() => void revalidate()}>{words.again}</Button> : null}
          {isDelivered(order.state) ? (
            <LinkButton to={`${paths.license}#documents`} reloadDocument>
              {words.toReceipt}
            </LinkButton>
          ) : null}
          {isDelivered(order.state) || order.state === 'pending-po' ? (
            <LinkButton variant="primary" to={paths.license} reloadDocument>
              {words.toLicense}
            </LinkButton>
          ) : (
            <LinkButton to={paths.checkoutPurchase}>{words.toOffer}</LinkButton>
          )}
        </div>
      </div>
    </SectionCard>
  );
}

/** `/checkout/return/{type}`: how an order went (LIC-5). */
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
