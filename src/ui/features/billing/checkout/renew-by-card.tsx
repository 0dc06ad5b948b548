import type { Quote } from '#domain/billing/prices/quote.ts';
import { chargeDay } from '#domain/billing/orders/auto-renewal.ts';
import { type Offer, type OrderChoice, quoteIn } from '#domain/billing/orders/offer.ts';
import { CheckboxField } from '../../../chakra/checkbox-field.tsx';
import { autoRenewWords as words } from './messages/en/checkout.ts';

/** Returns today's price of an automatic renewal, and its date. Returns null if the order does not renew. */
export function renewalOf(
  offer: Offer,
  { seats, term, tax }: OrderChoice,
  { endsOn }: Pick<Quote, 'endsOn'>,
) {
  if (term === 'rest') return null;
  const quote = quoteIn({ ...offer, startsOn: endsOn }, { seats, term: 1, tax });
  return quote.ok ? { chargedOn: chargeDay(endsOn), seats, total: quote.value.total } : null;
}

export type RenewalOf = NonNullable<ReturnType<typeof renewalOf>>;

/** The choice of automatic renewal, with its price, its date, and how to stop it (LIC-4). */
export const RenewByCard = ({
  renewal,
  chosen,
  onChange,
}: {
  readonly renewal: RenewalOf;
  readonly chosen: boolean;
  readonly onChange: (chosen: boolean) => void;
}) => (
  <CheckboxField
    name="auto-renew"
    label={words.label}
    hint={words.how(renewal)}
    defaultChecked={chosen}
    onChange={onChange}
  />
);
