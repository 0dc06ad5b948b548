import { sumOf, usd } from '../prices/money.ts';
import type { Quote, QuoteLine } from '../prices/quote.ts';
import type { IsoDate } from '../../platform/dates/iso-date.ts';
import { daysFrom, startOfDay } from '../../organizations/grants/term.ts';
import { err, ok, type Result } from '../../result.ts';
import { isTaxedAlike, type Offer } from './offer.ts';
import { nextState } from './order-state.ts';
import type { Order } from './order.ts';

/** Seats added to a running license, as a line of the next invoice (R26). */
export type CollectedLine = Extract<QuoteLine, { kind: 'collected' }>;

/** The seats that are collected for the next invoice of a license, and whether more can be added. */
export type CollectedSeats = {
  readonly offer: Offer;
  /** Purchase order number of the running license, printed on the invoice. */
  readonly purchaseOrder: string;
  /** The next invoice as an order; null while nothing is collected. */
  readonly order: Order | null;
  readonly issuesOn: IsoDate;
  /** Whether more seats can be added. False after the license ended, and if it is paid by card. Seats that were already collected are still invoiced. */
  readonly isOpen: boolean;
  readonly waiting: number;
  /** Maximum number of seats that can be collected; more need a separate order. */
  readonly most: number;
};

export type CollectedForm = {
  readonly seats: number;
  readonly startsOn: IsoDate;
  readonly totalCents: number;
};

const isCollected = (line: QuoteLine): line is CollectedLine => line.kind === 'collected';

/** Returns the additions of an order, oldest first; empty if the order collects no seats. */
export const collectedIn = ({ lines }: Pick<Order, 'lines'>): readonly CollectedLine[] =>
  lines.filter(isCollected);

/** Returns the additions that were not taken back. */
export const inForce = (order: Pick<Order, 'lines' | 'endsOn'>): readonly CollectedLine[] =>
  collectedIn(order).filter(({ endsOn }) => endsOn === order.endsOn);

const seatsOf = (lines: readonly CollectedLine[]): number => lines.reduce((sum, { seats }) => sum + seats, 0);

export const seatsInForce = (order: Pick<Order, 'lines' | 'endsOn'>): number => seatsOf(inForce(order));

export function nextMonth(day: IsoDate): IsoDate {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
}

/** Returns the invoice day of seats collected since `startsOn`: the first of the next month, or `endsOn` if that is earlier. */
export function issuesOn({ startsOn, endsOn }: Pick<Order, 'startsOn' | 'endsOn'>): IsoDate {
  const first = nextMonth(startsOn);
  return first < endsOn ? first : endsOn;
}

/**
 * Returns the order of the running license if it was bought on invoice, and is paid or trusted, so that additions can wait for the next invoice; else null.
 * `orders` belong to one buyer.
 */
export const invoicedLicense = (now: number, orders: readonly Order[]): Order | null => {
  const running = orders
    .filter(({ plan, state, lines }) => plan !== null && isInvoiced(state) && !lines.some(isCollected))
    .filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt)
    .filter(isTrusted)
    .toSorted((one, other) => other.placedAt - one.placedAt)[0];
  return running !== undefined && running.purchaseOrder !== null ? running : null;
};

/** Whether the order is paid or its buyer is verified. More seats on an unverified order would increase the unpaid amount. */
const isTrusted = ({ state, trust = 'verified' }: Order): boolean =>
  state !== 'pending-po' || trust === 'verified';

const isInvoiced = (state: Order['state']): boolean =>
  state === 'pending-po' || state === 'paid' || state === 'disputed';

/** Returns the maximum number of seats on the next invoice: twice the number of seats before the collected seats. */
export const maxCollected = ({ running }: Pick<Offer, 'running'>, order: Order | null): number =>
  2 * ((running?.seats ?? 0) - (order === null ? 0 : seatsInForce(order)));

const overOf = ({ taken, running }: Offer): number => Math.max(0, (taken ?? 0) - (running?.seats ?? 0));

/**
 * Returns the collected seats at `now` from the offer, the buyer's orders and the number of requests; null if seats cannot be collected and
 * none were.
 */
export function collectedSeats(
  now: number,
  {
    offer,
    orders,
    asked,
  }: Pick<CollectedSeats, 'offer'> & {
    readonly orders: readonly Order[];
    readonly asked: number;
  },
): CollectedSeats | null {
  const { running, today } = offer;
  const license = running === null ? null : invoicedLicense(now, orders);
  const order = orders.find(({ state }) => state === 'collecting') ?? null;
  const from = order ?? (running === null ? null : { startsOn: today, endsOn: running.endsOn });
  const purchaseOrder = (license ?? order)?.purchaseOrder ?? null;
  if (purchaseOrder === null || from === null) return null;
  const facts = { offer, purchaseOrder, order, issuesOn: issuesOn(from), isOpen: license !== null };
  return { ...facts, waiting: Math.max(asked, overOf(offer)), most: maxCollected(offer, order) };
}

/** Returns an addition as a line, with its net price and tax. Throws if the quote has no seats. */
export function collectedLine(id: string, { startsOn, endsOn, lines }: Quote): CollectedLine {
  const [seats] = lines.flatMap((line) => (line.kind === 'seats' ? [line] : []));
  if (seats === undefined) throw new Error('the quote of an addition has no seats');
  const [percent = 0] = lines.flatMap((line) => (line.kind === 'volume' ? [line.percent] : []));
  const amounts = (isTax: boolean) =>
    sumOf(lines.filter(({ kind }) => (kind === 'tax') === isTax).map(({ amount }) => amount));
  const about = { id, seats: seats.seats, seat: seats.seat, startsOn, endsOn, percent };
  return { kind: 'collected', ...about, amount: amounts(false), tax: amounts(true) };
}

type Tax = Extract<QuoteLine, { kind: 'tax' }>;

function withLines(collected: readonly CollectedLine[], tax: Tax): Pick<Order, 'lines' | 'seats' | 'total'> {
  const lines = [...collected, { ...tax, amount: sumOf(collected.map((line) => line.tax)) }];
  return { lines, seats: seatsOf(collected), total: sumOf(lines.map(({ amount }) => amount)) };
}

const taxLine = (lines: readonly QuoteLine[]): Tax => {
  const found = lines.find((line) => line.kind === 'tax');
  if (found === undefined) throw new Error('an order has no tax line');
  return found;
};

/** Whether an addition can be on the same invoice, because its end day and tax are the same. */
export function isCollectedAlike(order: Pick<Order, 'endsOn' | 'lines'>, quote: Quote): boolean {
  const isTaxedEqually = taxLine(order.lines).rate === taxLine(quote.lines).rate;
  return order.endsOn === quote.endsOn && isTaxedEqually && isTaxedAlike(order, quote);
}

export const withAddition = (order: Order, id: string, quote: Quote): Order => ({
  ...order,
  ...withLines([...collectedIn(order), collectedLine(id, quote)], taxLine(quote.lines)),
});

/** Returns a new order with the first addition, in the state `collecting`. */
export function firstAddition(
  { offer: { buyer, name, plan, timeZone }, purchaseOrder }: Pick<CollectedSeats, 'offer' | 'purchaseOrder'>,
  quote: Quote,
  placed: Pick<Order, 'id' | 'orderedBy' | 'placedAt'> & { readonly line: string },
): Order {
  const { line, ...about } = placed;
  const { startsOn, endsOn } = quote;
  const [startsAt, endsAt] = [startOfDay(startsOn, timeZone), startOfDay(endsOn, timeZone)];
  const state = nextState('draft', 'collect');
  if (state === null) throw new Error('a new order cannot collect seats');
  const bought = { buyer, plan, startsOn, endsOn, startsAt, endsAt, billTo: name, purchaseOrder, state };
  const lines = withLines([collectedLine(line, quote)], taxLine(quote.lines));
  return { ...about, ...bought, ...lines, session: null, quote: null };
}

export type TakeBackProblem = { readonly kind: 'order/not-found' | 'order/not-open' };

/**
 * Removes an addition from an order from `today` on. The days before `today` are charged. If the addition is removed on its first day, its line is deleted.
 * Returns null if there is nothing left to invoice.
 */
export function takenBack(order: Order, id: string, today: IsoDate): Result<Order | null, TakeBackProblem> {
  const all = collectedIn(order);
  const line = all.find((each) => each.id === id);
  if (line === undefined) return err({ kind: 'order/not-found' });
  if (line.endsOn !== order.endsOn) return err({ kind: 'order/not-open' });
  const days = daysFrom(line.startsOn, line.endsOn);
  const used = Math.min(days, Math.max(0, daysFrom(line.startsOn, today)));
  const part = (cents: number) => usd(Math.floor((cents * used) / days));
  const left = { ...line, endsOn: today, amount: part(line.amount.cents), tax: part(line.tax.cents) };
  const lines = all.flatMap((each) => (each.id !== id ? [each] : used > 0 ? [left] : []));
  return ok(lines.length === 0 ? null : { ...order, ...withLines(lines, taxLine(order.lines)) });
}

/** Returns the collected order after it was invoiced at `at` (epoch milliseconds). Throws if its state does not allow that. */
export function issuedOrder(order: Order, at: number): Order {
  const state = nextState(order.state, 'order');
  if (state === null) throw new Error(`an order that is ${order.state} cannot be invoiced`);
  return { ...order, state, placedAt: at };
}
