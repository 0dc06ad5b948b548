import { type Money, sumOf } from './money.ts';

/**
 * The ledger accounts. `ordered` and `commitments` hold orders that are not invoiced yet. The others hold money: receivables, payments,
 * sales, and tax collected for the state.
 */
export const ledgerAccounts = ['ordered', 'commitments', 'receivable', 'cash', 'sales', 'tax'] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

type Invoiced = { readonly net: Money; readonly tax: Money };

/** The kind of an event and its amounts. A credit note reverses an invoice in part or completely. */
export type LedgerFact =
  | { readonly kind: 'ordered' | 'invoiced' | 'credited'; readonly amounts: Invoiced }
  | { readonly kind: 'paid' | 'refunded'; readonly amounts: { readonly paid: Money } };

/**
 * A transaction between a buyer and us. Its id is the id of the order, invoice or provider payment, so a repeated event has the same id. Amounts are never
 * negative.
 */
export type LedgerEvent = {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** Id of the organization or account that buys. */
  readonly buyer: string;
  readonly order: string;
} & LedgerFact;

/** One side of an event. Debits are positive, and credits are negative. */
export type LedgerEntry = Pick<LedgerEvent, 'at' | 'buyer' | 'order'> & {
  readonly event: string;
  readonly account: LedgerAccount;
  readonly amount: Money;
};

type Sides = readonly (readonly [LedgerAccount, Money])[];

const credit = ({ currency, cents }: Money): Money => ({ currency, cents: 0 - cents });

/**
 * Returns the debits and credits of an event, in the order of `ledgerAccounts`. Events do not depend on earlier ones, so they may arrive in
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
 * Returns the ledger entries of an event. Their sum is 0. Throws a RangeError if an amount is not a safe integer or is negative, because a reversal is a
 * separate event.
 */
export function ledgerEntriesOf(event: LedgerEvent): readonly LedgerEntry[] {
  const { id, at, buyer, order } = event;
  for (const { cents } of Object.values(event.amounts))
    if (!Number.isSafeInteger(cents) || cents < 0)
      throw new RangeError(`event ${id} has an invalid amount: ${cents} cents`);
  return sidesOf(event).flatMap(([account, amount]) =>
    amount.cents === 0 ? [] : [{ event: id, at, buyer, order, account, amount }],
  );
}

export type LedgerBalances = Readonly<Record<LedgerAccount, Money>>;

/** Returns the balances of these entries. Balances are never stored. */
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
