import { useCallback } from 'react';
import type { ReadOptions } from '#domain/cancellation.ts';
import { boughtByCard } from '#domain/billing/orders/quoted-terms.ts';
import { useApp } from '../../../app-context.tsx';
import { LinkButton } from '../../../components/button.tsx';
import { QueryBoundary } from '../../../data/query-boundary.tsx';
import { useQuery } from '../../../data/use-query.ts';
import { paths } from '../../../routes/paths.ts';
import { checkoutWords as words } from './messages/en/checkout.ts';

/** Links to the order that a quote became: the order paid by card, or the order with the id of the quote (LIC-7). */
export function OrderOfQuote({ quote }: { readonly quote: string }) {
  const { orders } = useApp();
  const query = useQuery(useCallback((options: ReadOptions) => orders.list(options), [orders]));
  return (
    <QueryBoundary query={query} waiting={words.quoteWaiting}>
      {(all) => {
        const id = boughtByCard(quote, all)?.id ?? quote;
        const to = `${paths.checkoutReturn('pending')}?order=${encodeURIComponent(id)}`;
        return (
          <LinkButton variant="primary" to={to}>
            {words.seeOrder}
          </LinkButton>
        );
      }}
    </QueryBoundary>
  );
}
