import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Discount } from '#domain/billing/prices/discount-code.ts';
import { prices } from '#domain/billing/prices/prices.ts';
import type { Quote } from '#domain/billing/prices/quote.ts';
import { parseIsoDate } from '#domain/platform/dates/iso-date.ts';
import { termYears } from '#domain/organizations/grants/term.ts';
import {
  cheaperIn,
  type Offer,
  type OrderTerm,
  type PriceProblem,
  quoteIn,
} from '#domain/billing/orders/offer.ts';
import type { Result } from '#domain/result.ts';
import { PriceTable } from '../../../components/price-table.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { Choice } from '../../../forms/choice.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { SectionCard } from '../../../layouts/section-card.tsx';
import { SectionColumns } from '../../../layouts/section-columns.tsx';
import { paths } from '../../../routes/paths.ts';
import { BillingFields } from './billing-fields.tsx';
import { DiscountField } from './discount-field.tsx';
import { checkoutWords as words } from './messages/en/checkout.ts';
import { renewalOf } from './renew-by-card.tsx';
import { WaysToPay } from './ways-to-pay.tsx';

type TermName = `${OrderTerm}`;
const termOf = (name: TermName): OrderTerm => termYears.find((years) => `${years}` === name) ?? 'rest';
const terms = (offer: Offer): readonly TermName[] =>
  offer.running === null || offer.taken === null ? ['1', '2', '3'] : ['1', '2', '3', 'rest'];

export const BuyerSummary = ({ name, taken, running }: Offer) => (
  <SectionCard id="whom" heading={words.whom}>
    <p>{name === null ? words.forYou : words.forAll(name, taken ?? 0)}</p>
    {running === null ? null : <p className="quiet">{words.running(running.endsOn)}</p>}
  </SectionCard>
);

/** A link to the page for ordering Docks, which need a shipping address (LIC-7). Only schools and districts see it. */
const DocksLink = ({ taken }: Pick<Offer, 'taken'>) =>
  taken === null ? null : (
    <p className="quiet">
      {words.docks} <TextLink to={paths.selfServicePurchase}>{words.orderDocks}</TextLink>.
    </p>
  );

const seatsAtFirst = ({ plan, taken }: Offer): number =>
  Math.min(prices[plan].most, Math.max(prices[plan].minSeats, taken ?? 1));

/** The number of teachers without a seat on the current license, but at least one. */
const seatsToAdd = ({ running, taken }: Offer): number => Math.max(1, (taken ?? 0) - (running?.seats ?? 0));

const firstSeats = (offer: Offer, term: TermName): string =>
  String(term === 'rest' ? seatsToAdd(offer) : seatsAtFirst(offer));

function seatsHint({ plan, running }: Offer, term: OrderTerm): string {
  const { minSeats, most } = prices[plan];
  if (term !== 'rest') return words.seatsHint(minSeats, most);
  const held = running?.seats ?? 0;
  return words.moreSeatsHint(held, most - held);
}

/** The problem with the seats or the term. Tax problems are shown at the tax fields. */
const seatsError = (quote: Result<Quote, PriceProblem>): string | undefined =>
  quote.ok || quote.error.kind === 'tax' ? undefined : words.problem(quote.error);

/** The days of the license. Also tells the user if the license does not start on the day in the URL, which a plan sets. */
function Days({ startsOn, endsOn }: Pick<Quote, 'startsOn' | 'endsOn'>) {
  const [parameters] = useSearchParams();
  const planned = parseIsoDate(parameters.get('from') ?? '');
  return (
    <>
      <p className="quiet">{words.days(startsOn, endsOn)}</p>
      {!planned.ok || planned.value === startsOn ? null : <p>{words.otherDay(planned.value, startsOn)}</p>}
    </>
  );
}

const SeatsField = (props: {
  readonly offer: Offer;
  readonly term: OrderTerm;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (typed: string) => void;
}) => (
  <TextField
    label={props.term === 'rest' ? words.moreSeats : words.seats}
    name="seats"
    inputMode="numeric"
    hint={seatsHint(props.offer, props.term)}
    error={props.error}
    defaultValue={props.value}
    onChange={({ target }) => props.onChange(target.value)}
  />
);

/**
 * The order form: seats and term, with the price line by line. The order is placed at the shown total. The URL can set the initial values, for example from a
 * quote or a plan.
 */
export function CheckoutForm(offer: Offer) {
  const { plan, taken } = offer;
  const [parameters] = useSearchParams();
  // An individual buys one seat and has no field for seats, so the number in the URL is ignored.
  const seatsAsked = taken === null ? null : parameters.get('seats');
  const [termName, setTerm] = useState<TermName>(
    terms(offer).find((name) => name === parameters.get('term')) ?? '1',
  );
  const [seatsTyped, setSeats] = useState(seatsAsked ?? firstSeats(offer, termName));
  // The number of seats for a new license differs from the number of seats to add to a license, so switching between them resets it.
  const choose = (next: TermName): void => {
    if ((next === 'rest') !== (termName === 'rest')) setSeats(firstSeats(offer, next));
    setTerm(next);
  };
  const [tax, setTax] = useState(offer.tax);
  const [discount, setDiscount] = useState<Discount | null>(null);
  const choice = { seats: Number(seatsTyped.trim() || Number.NaN), term: termOf(termName), tax, discount };
  const quote = quoteIn(offer, choice);
  const cheaper = cheaperIn(offer, choice);
  return (
    <SectionColumns
      first={
        <>
          <BuyerSummary {...offer} />
          <SectionCard id="what" heading={words.what}>
            <div className="stack">
              {taken === null ? null : (
                <SeatsField
                  key={String(choice.term === 'rest')}
                  offer={offer}
                  term={choice.term}
                  value={seatsTyped}
                  error={seatsError(quote)}
                  onChange={setSeats}
                />
              )}
              <div className="choice-block">
                <Choice
                  legend={words.term}
                  values={terms(offer)}
                  labels={words.terms}
                  chosen={termName}
                  onChoose={choose}
                />
              </div>
              <DocksLink taken={taken} />
            </div>
          </SectionCard>
          <BillingFields
            offer={offer}
            tax={tax}
            problem={!quote.ok && quote.error.kind === 'tax' ? quote.error.field : null}
            onChange={setTax}
          />
        </>
      }
      summary={
        <SectionCard id="price" heading={words.price}>
          {quote.ok ? (
            <div className="stack">
              <PriceTable label={words.price} {...quote.value} />
              <Days {...quote.value} />
              {cheaper === null ? null : <p>{words.cheaper(cheaper.seats, cheaper.total)}</p>}
              <WaysToPay
                offer={offer}
                first={parameters.get('pay') === 'invoice' ? 'invoice' : 'card'}
                form={{
                  plan,
                  seats: choice.seats,
                  term: choice.term,
                  tax,
                  ...(discount === null ? {} : { code: discount.code }),
                  startsOn: quote.value.startsOn,
                  totalCents: quote.value.total.cents,
                }}
                total={quote.value.total}
                renewal={renewalOf(offer, choice, quote.value)}
              />
              <DiscountField plan={plan} discount={discount} onChange={setDiscount} />
            </div>
          ) : (
            <p>{words.problem(quote.error)}</p>
          )}
        </SectionCard>
      }
      rest={null}
    />
  );
}
