import { Armchair } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ReadOptions } from '#domain/cancellation.ts';
import {
  type CollectedLine,
  type CollectedSeats,
  collectedIn,
  inForce,
} from '#domain/billing/orders/collected-seats.ts';
import { quoteIn } from '#domain/billing/orders/offer.ts';
import type { Order } from '#domain/billing/orders/order.ts';
import { personOf } from '#domain/identity/navigation/session.ts';
import { useApp, useSession } from '../../../app-context.tsx';
import { Button } from '../../../components/button.tsx';
import { FailureNotice } from '../../../components/notices/failure-notice.tsx';
import { SettingsRow } from '../../../components/settings-row.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { toast } from '../../../components/notices/toast.ts';
import { QueryBoundary } from '../../../data/query-boundary.tsx';
import { useQuery } from '../../../data/use-query.ts';
import { useRefusal } from '../../../data/use-refusal.ts';
import { TextField } from '../../../forms/text-field.tsx';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { SectionCard } from '../../../layouts/section-card.tsx';
import { dollars } from '../../../messages/en/money.ts';
import { lineWords } from '../../../messages/en/prices.ts';
import { paths } from '../../../routes/paths.ts';
import { collectedWords as words } from './messages/en/collected.ts';

type Changing = { readonly onChange: () => void };

function Line({ line, isInForce, onChange }: { line: CollectedLine; isInForce: boolean } & Changing) {
  const { orders } = useApp();
  const action = useAsyncAction();
  const text = lineWords(line);
  const takeBack = (): void =>
    action.run(
      () => orders.takeBack(line.id),
      () => {
        toast(words.takenBack);
        onChange();
      },
    );
  return (
    <li>
      <SettingsRow as="div" icon={Armchair}>
        <div className="settings-what">
          <strong>{dollars(line.amount)}</strong>
          <span>{text}</span>
          {isInForce ? null : <span className="quiet">{words.backAgain(line.seats)}</span>}
        </div>
        {isInForce ? (
          <Button
            size="sm"
            aria-label={words.takeBackOf(text)}
            aria-disabled={action.pending}
            onClick={takeBack}
          >
            {words.takeBack}
          </Button>
        ) : null}
      </SettingsRow>
      <FailureNotice failure={action.failure} />
    </li>
  );
}

function Collected({ order, issuesOn, purchaseOrder, onChange }: Shown & { readonly order: Order }) {
  const { orders } = useApp();
  const action = useAsyncAction();
  const now = inForce(order);
  const invoice = (): void =>
    action.run(
      () => orders.invoiceCollected(),
      () => {
        toast(words.invoiced);
        onChange();
      },
    );
  return (
    <div className="stack">
      <p>{words.issued(order.total, issuesOn, purchaseOrder)}</p>
      <ul className="settings-list" aria-label={words.lines}>
        {collectedIn(order).map((line) => (
          <Line key={line.id} line={line} isInForce={now.includes(line)} onChange={onChange} />
        ))}
      </ul>
      <FailureNotice failure={action.failure} />
      <div className="row">
        <Button aria-disabled={action.pending} onClick={invoice}>
          {words.invoiceNow}
        </Button>
      </div>
    </div>
  );
}

type Shown = CollectedSeats & Changing;

/** Returns the problem with a number of seats, or undefined if they can be added. */
function problemOf({ most }: CollectedSeats, held: number, seats: number): string | undefined {
  if (seats > most) return words.tooMany(most);
  return Number.isSafeInteger(seats) && seats > held ? undefined : words.same;
}

/** Sets the number of seats. The initial value is the number of seats that are needed. The price is calculated when the button is pressed. */
function AddSeats({ onChange, ...collected }: Shown) {
  const { offer, waiting, issuesOn, most } = collected;
  const { orders } = useApp();
  const action = useAsyncAction();
  const held = offer.running?.seats ?? 0;
  const [typed, setTyped] = useState(String(Math.min(most, held + waiting)));
  const seats = Number(typed.trim() || Number.NaN);
  const problem = problemOf(collected, held, seats);
  const quote = problem === undefined ? quoteIn(offer, { seats: seats - held, term: 'rest' }) : null;
  const add = (startsOn: string, totalCents: number): void =>
    action.run(
      () => orders.collect({ seats, startsOn, totalCents }),
      () => {
        toast(words.added(seats - held));
        onChange();
      },
    );
  return (
    <div className="stack">
      {waiting === 0 ? null : <p>{words.wait(waiting)}</p>}
      <TextField
        label={words.count}
        name="seats"
        inputMode="numeric"
        hint={words.hint(held, most)}
        error={seats === held ? undefined : problem}
        defaultValue={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {quote?.ok === true ? (
        <>
          <p>{words.price(seats - held, quote.value.total, issuesOn)}</p>
          <FailureNotice failure={action.failure} />
          <div className="row">
            <Button
              aria-disabled={action.pending}
              onClick={() => add(quote.value.startsOn, quote.value.total.cents)}
            >
              {words.add(seats - held)}
            </Button>
          </div>
        </>
      ) : null}
      <TextLink alone to={`${paths.checkoutPurchase}?term=rest`}>
        {words.order}
      </TextLink>
    </div>
  );
}

const Content = (shown: Shown) => (
  <SectionCard id="next-invoice" heading={words.heading} lead={words.lead}>
    {shown.order === null ? (
      <p className="quiet">{words.none}</p>
    ) : (
      <Collected {...shown} order={shown.order} />
    )}
    {shown.isOpen ? (
      <AddSeats key={shown.offer.running?.seats ?? 0} {...shown} />
    ) : (
      <p className="quiet">{words.closed}</p>
    )}
  </SectionCard>
);

function NextInvoice() {
  const { orders } = useApp();
  const revalidator = useRevalidator();
  const query = useQuery(useCallback((options: ReadOptions) => orders.collected(options), [orders]));
  const onChange = (): void => {
    query.retry();
    void revalidator.revalidate();
  };
  return (
    <QueryBoundary query={query} waiting={null}>
      {(shown) => (shown === null ? null : <Content {...shown} onChange={onChange} />)}
    </QueryBoundary>
  );
}

/** The seats for the next invoice, with a form to add more. For users who buy by purchase order for a school or district (R26). */
export function CollectedSection() {
  const organization = personOf(useSession())?.organization ?? null;
  const path = organization?.path ?? null;
  const mayBuy = useRefusal('license.buy', { relation: 'none', organization: path }) === null;
  return organization === null || organization.kind === 'workspace' || !mayBuy ? null : <NextInvoice />;
}
