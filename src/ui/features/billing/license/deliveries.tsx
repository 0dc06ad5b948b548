import { useCallback } from 'react';
import type { ReadOptions } from '#domain/cancellation.ts';
import { dayOfBooks } from '#domain/billing/prices/payment-terms.ts';
import { formatDate } from '#domain/platform/dates/iso-date.ts';
import { orderNumber } from '#domain/billing/self-service/guest-order.ts';
import { deliveryState, type OrderDocks } from '#domain/billing/stock/stock.ts';
import { useApp } from '../../../app-context.tsx';
import { Chip } from '../../../components/chip.tsx';
import { DeliveryList } from '../../../components/delivery-list.tsx';
import { QueryBoundary } from '../../../data/query-boundary.tsx';
import { useQuery } from '../../../data/use-query.ts';
import { SectionCard } from '../../../layouts/section-card.tsx';
import { docksWords } from '../../../messages/en/docks.ts';
import { deliveriesWords as words } from './messages/en/documents.ts';

function Docks({ order, placedAt, delivery }: OrderDocks) {
  const state = deliveryState(delivery.items);
  return (
    <div className="stack">
      <div className="row">
        <h3>{words.order(orderNumber(order))}</h3>
        <span className="quiet">{formatDate(dayOfBooks(placedAt))}</span>
        <Chip tone={state === 'shipped' ? 'moss' : 'sun'}>{docksWords.state[state]}</Chip>
      </div>
      <DeliveryList {...delivery} />
    </div>
  );
}

/** The ordered Docks and their parcels (LIC-7). */
export function Deliveries() {
  const { orders } = useApp();
  const query = useQuery(useCallback((options: ReadOptions) => orders.deliveries(options), [orders]));
  return (
    <SectionCard id="docks" heading={words.heading} lead={words.lead}>
      <QueryBoundary query={query} waiting={words.waiting}>
        {(deliveries) => deliveries.map((docks) => <Docks key={docks.order} {...docks} />)}
      </QueryBoundary>
    </SectionCard>
  );
}
