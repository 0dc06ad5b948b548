import { type Money, sumOf } from './money.ts';

/**
 * The accounts of the books. `ordered` and `commitments` say what was ordered and not invoiced yet; the others are of money:
 * what buyers owe, what they paid, what was earned, and the tax that is passed on.
 */
export const ledgerAccounts = ['ordered', 'commitments', 'receivable', 'cash', 'sales', 'tax'] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

type Invoiced = { readonly net: Money; readonly tax: Money };

/** What happened, and how much it was about; a credit note takes an invoice back, in part or as a whole. */
export type LedgerFact =
  | { readonly kind: 'ordered' | 'invoiced' | 'credited'; readonly amounts: Invoiced }
  | { readonly kind: 'paid' | 'refunded'; readonly amounts: { readonly paid: Money } };

/**
 * Something that happened between a buyer and us. Its id is that of what it is about (an order, an invoice, a payment of the
 * payment provider): an event that arrives twice has one id. Amounts are never less than nothing.
 */
export type LedgerEvent = {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** The id of the organization or account that buys. */
  readonly buyer: string;
  /** The id of the order that it belongs to. */
  readonly order: string;
} & LedgerFact;

/** One side of an event in the books: a debit is more than nothing, a credit less. */
export type LedgerEntry = Pick<LedgerEvent, 'at' | 'buyer' | 'order'> & {
  readonly event: string;
  readonly account: LedgerAccount;
  readonly amount: Money;
};

type Sides = readonly (readonly [LedgerAccount, Money])[];

const credit = ({ currency, cents }: Money): Money => ({ currency, cents: 0 - cents });

/**
 * What an event debits and credits, in the order of `ledgerAccounts`. No event asks what was before it, so that they may come in
 * any order.
 */
function sidesOf({ kind, amounts }: LedgerFact): Sides {
  if ('paid' in amounts) {
    const { paid } = amounts;
    const [receivable, cash] = kind === 'paid' ? [credit(paid), paid] : [paid, credit(paid)];
    return [
      ['receivable', receivable],
      ['cash', cash],
    ];
  }
  const { net, tax } = amounts;
  const all = sumOf([net, tax]);
  if (kind === 'credited')
    return [
      ['receivable', credit(all)],
      ['sales', net],
      ['tax', tax],
    ];
  if (kind === 'ordered')
    return [
      ['ordered', all],
      ['commitments', credit(all)],
    ];
  return [
    ['ordered', credit(all)],
    ['commitments', all],
    ['receivable', all],
    ['sales', credit(net)],
    ['tax', credit(tax)],
  ];
}

/**
 * An event as entries of the books, whose sum is nothing. Throws a RangeError for an amount below nothing: what is taken back
 * is an event of its own.
 */
export function entriesOf(event: LedgerEvent): readonly LedgerEntry[] {
  const { id, at, buyer, order } = event;
  for (const { cents } of Object.values(event.amounts))
    if (!Number.isSafeInteger(cents) || cents < 0) throw new RangeError(`event ${id} is of ${cents} cents`);
  return sidesOf(event).flatMap(([account, amount]) =>
    amount.cents === 0 ? [] : [{ event: id, at, buyer, order, account, amount }],
  );
}

/** What each account of the books holds. */
export type LedgerBalances = Readonly<Record<LedgerAccount, Money>>;

/** The balances of these entries; they are kept nowhere. */
export function balancesOf(entries: readonly Pick<LedgerEntry, 'account' | 'amount'>[]): LedgerBalances {
  const of = (account: LedgerAccount): Money =>
    sumOf(entries.filter((entry) => entry.account === account).map(({ amount }) => amount));
  return {
    ordered: of('ordered'),
    commitments: of('commitments'),
    receivable: of('receivable'),
    cash: of('cash'),
    sales: of('sales'),
    tax: of('tax'),
  };
}
