import { useState } from 'react';
import { useLoaderData, useParams, useRevalidator } from 'react-router';
import type { ClientApp } from '#application/client/client-app.ts';
import { formatDate } from '#domain/platform/dates/iso-date.ts';
import { daysAfter } from '#domain/organizations/grants/term.ts';
import { type BookedOrder, isConfirmable, type OrderFile } from '#domain/billing/orders/booked-order.ts';
import { ChakraForms } from '../../../chakra/chakra-forms.tsx';
import { Button } from '../../../components/button.tsx';
import { Chip } from '../../../components/chip.tsx';
import { Facts } from '../../../components/facts.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { QueryBoundary } from '../../../data/query-boundary.tsx';
import { useLoadedQuery } from '../../../data/use-loaded-query.ts';
import { SectionCard } from '../../../layouts/section-card.tsx';
import { dollars } from '../../../messages/en/money.ts';
import { taxReason } from '../../../messages/en/prices.ts';
import { pageFailure } from '../../../routes/page-failure.ts';
import { paths } from '../../../routes/paths.ts';
import type { PageVisit } from '../../../routes/route-spec.ts';
import { ConfirmationProvider } from '../../identity/account/confirmation.tsx';
import {
  actWords,
  buyerName,
  columnWords,
  orderName,
  orderPage as words,
  paymentWords,
  stateWords,
} from './messages/en/books.ts';
import { BuyersFiles } from './buyers-files.tsx';
import { ConfirmOrder } from './confirm-order.tsx';
import { maxCentsOf, OrderActDialog, type OrderDialogAct } from './order-act-dialog.tsx';
import { OrderBuyerSection, OrderDocksSection } from './order-docks.tsx';
import { OrderHistory } from './order-history.tsx';
import { officeDay } from './order-table.tsx';

const acts: readonly OrderDialogAct[] = ['pay', 'credit', 'refund'];

/** Loads an order of our books, its delivery, and the reader's login methods for confirming their identity. An unknown order results in a 404. */
export async function loader(app: ClientApp, { params, signal }: PageVisit) {
  const { orderId = '' } = params;
  const [file, delivered, ways] = await Promise.all([
    app.books.read(orderId, { signal }),
    app.stock.delivery(orderId, { signal }),
    app.security.signInOptions(),
  ]);
  if (!file.ok && file.error.kind === 'order/not-found') throw pageFailure(404, { kind: file.error.kind });
  return { file, delivered, ways };
}

const factsOf = (order: BookedOrder) =>
  [
    [words.buyer, buyerName(order)],
    [columnWords.purchaseOrder, order.purchaseOrder ?? words.none],
    [words.plan, words.planned(order)],
    ...(order.plan === null
      ? []
      : [
          [words.term, `${formatDate(order.startsOn)} – ${formatDate(daysAfter(order.endsOn, -1))}`] as const,
        ]),
    ...(order.trust === null ? [] : [[words.trust, words.trusts[order.trust]] as const]),
    [columnWords.placed, officeDay(order.placedAt)],
    [columnWords.payment, paymentWords[order.payment]],
    [columnWords.total, dollars(order.total)],
    ...(order.tax === null ? [] : [[words.tax, taxReason(order.tax)] as const]),
    [columnWords.paid, dollars(order.paid)],
    [columnWords.open, dollars(order.open)],
    ...(order.dueOn === null ? [] : [[columnWords.due, formatDate(order.dueOn)] as const]),
  ] as const;

type Loaded = Awaited<ReturnType<typeof loader>>;

function Delivered({
  order,
  delivered,
}: {
  readonly order: BookedOrder;
  readonly delivered: Loaded['delivered'];
}) {
  const query = useLoadedQuery(delivered, order.id);
  return (
    <QueryBoundary query={query}>
      {(read) => (
        <>
          {read.contact === null ? null : <OrderBuyerSection contact={read.contact} plan={order.plan} />}
          <OrderDocksSection order={order} delivered={read} />
        </>
      )}
    </QueryBoundary>
  );
}

function Order(props: { readonly file: OrderFile; readonly delivered: Loaded['delivered'] }) {
  const { order, history, files } = props.file;
  const [act, setAct] = useState<OrderDialogAct | null>(null);
  const { revalidate } = useRevalidator();
  const possible = acts.filter((each) => maxCentsOf(order, each) > 0);
  return (
    <>
      <div className="stack">
        <PageTitle eyebrow={buyerName(order)}>{orderName(order)}</PageTitle>
        <div className="chip-row">
          <Chip tone={order.state === 'paid' ? 'moss' : 'plain'}>{stateWords[order.state]}</Chip>
          {order.late === 0 ? null : <Chip tone="coral">{words.late(order.late)}</Chip>}
        </div>
      </div>
      <div className="settings-sections below">
        <SectionCard id="order-facts" heading={words.facts}>
          <Facts of={factsOf(order)} />
          {isConfirmable(order) ? <ConfirmOrder id={order.id} onDone={() => void revalidate()} /> : null}
          {possible.length === 0 ? (
            <p className="quiet">{words.nothing}</p>
          ) : (
            <fieldset className="row" aria-label={words.actions}>
              {possible.map((each) => (
                <Button
                  key={each}
                  variant={each === 'pay' ? 'primary' : 'secondary'}
                  onClick={() => setAct(each)}
                >
                  {actWords[each].label}
                </Button>
              ))}
            </fieldset>
          )}
        </SectionCard>
        <Delivered order={order} delivered={props.delivered} />
        {order.buyer.kind === 'account' ? null : <BuyersFiles files={files} />}
        <OrderHistory history={history} />
      </div>
      {act === null ? null : (
        <OrderActDialog
          order={order}
          act={act}
          onClose={() => setAct(null)}
          onDone={() => {
            setAct(null);
            void revalidate();
          }}
        />
      )}
    </>
  );
}

/** `/users/orders/{id}`: one order in our books, with the actions of our staff (LIC-7, LIC-10). */
export function Component() {
  const { orderId = '' } = useParams();
  const { file, delivered, ways } = useLoaderData<Loaded>();
  const query = useLoadedQuery(file, orderId);
  return (
    <ChakraForms>
      <p>
        <TextLink alone to={paths.bookedOrders}>
          {words.back}
        </TextLink>
      </p>
      <ConfirmationProvider ways={ways.ok ? ways.value : null}>
        <QueryBoundary query={query}>{(read) => <Order file={read} delivered={delivered} />}</QueryBoundary>
      </ConfirmationProvider>
    </ChakraForms>
  );
}
