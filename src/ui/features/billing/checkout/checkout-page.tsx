import { useLoaderData } from 'react-router';
import type { ClientApp } from '#application/client/client-app.ts';
import { ChakraForms } from '../../../chakra/chakra-forms.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { QueryBoundary } from '../../../data/query-boundary.tsx';
import { useLoadedQuery } from '../../../data/use-loaded-query.ts';
import type { PageVisit } from '../../../routes/route-spec.ts';
import { CardOnFile } from './card-on-file.tsx';
import { checkoutWords as words } from './messages/en/checkout.ts';
import { NotBuyer } from './not-buyer.tsx';
import { QuotedOrder } from './quoted-order.tsx';

export const loadOffer = (app: ClientApp, { signal }: PageVisit) => app.orders.offer({ signal });

/** `/checkout/purchase` and `/checkout/renew`: the buyer, the product, the term, and the price line by line (LIC-5). */
export function CheckoutPage({
  heading,
  renews = false,
}: {
  readonly heading: string;
  readonly renews?: boolean;
}) {
  const query = useLoadedQuery(useLoaderData<Awaited<ReturnType<typeof loadOffer>>>());
  return (
    <ChakraForms>
      <div className="settings-page stack">
        <PageTitle lead={words.lead}>{heading}</PageTitle>
        {renews ? <CardOnFile /> : null}
        <QueryBoundary
          query={query}
          waiting={words.waiting}
          renderFailure={(notice) =>
            query.state === 'failed' && query.failure.kind === 'account/not-permitted' ? <NotBuyer /> : notice
          }
        >
          {(offer) => <QuotedOrder {...offer} />}
        </QueryBoundary>
      </div>
    </ChakraForms>
  );
}
