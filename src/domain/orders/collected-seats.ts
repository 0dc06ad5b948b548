import { sumOf, usd } from '../billing/money.ts';
import type { Quote, QuoteLine } from '../billing/quote.ts';
import type { IsoDate } from '../dates/iso-date.ts';
import { daysFrom, startOfDay } from '../license/term.ts';
import { err, ok, type Result } from '../result.ts';
import { isTaxedAlike, type Offer } from './offer.ts';
import { nextState } from './order-state.ts';
import type { Order } from './order.ts';

/** Seats that were added to a running license, as they stand on the next invoice (R26). */
export type CollectedLine = Extract<QuoteLine, { kind: 'collected' }>;

/** How seats are added to a license on the next invoice, and what is collected so far. */
export type CollectedSeats = {
  readonly offer: Offer;
  /** Of the license that runs: it is printed on the invoice. */
  readonly purchaseOrder: string;
  /** What the next invoice will be; null while nothing is collected. */
  readonly order: Order | null;
  /** The day on which the invoice is issued of what is added today, or was added before. */
  readonly issuesOn: IsoDate;
  /** Whether more can be added: not once the license ended or is paid by card. What is collected is invoiced all the same. */
  readonly isOpen: boolean;
  /** How many wait for a seat. */
  readonly waiting: number;
  /** The most seats that the license can be set to in this way; more are an order of their own. */
  readonly most: number;
};

/** To how many seats the license is set, with the day and the sum of what is added, as they were shown. */
export type CollectedForm = {
  readonly seats: number;
  readonly startsOn: IsoDate;
  readonly totalCents: number;
};

const isCollected = (line: QuoteLine): line is CollectedLine => line.kind === 'collected';

/** The additions of an order, the oldest first; none in any other order. */
export const collectedIn = ({ lines }: Pick<Order, 'lines'>): readonly CollectedLine[] =>
  lines.filter(isCollected);

/** The ones that were not taken back. */
export const inForce = (order: Pick<Order, 'lines' | 'endsOn'>): readonly CollectedLine[] =>
  collectedIn(order).filter(({ endsOn }) => endsOn === order.endsOn);

const seatsOf = (lines: readonly CollectedLine[]): number => lines.reduce((sum, { seats }) => sum + seats, 0);

/** How many seats an order gives at present. */
export const seatsInForce = (order: Pick<Order, 'lines' | 'endsOn'>): number => seatsOf(inForce(order));

/** The first day of the month after a day. */
export function nextMonth(day: IsoDate): IsoDate {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
}

/** The day on which what was collected since a day is invoiced: the first of the next month, or the last one’s end if that is sooner. */
export function issuesOn({ startsOn, endsOn }: Pick<Order, 'startsOn' | 'endsOn'>): IsoDate {
  const first = nextMonth(startsOn);
  return first < endsOn ? first : endsOn;
}

/**
 * The order of the license that runs where it was bought on invoice: what is added to it can wait for the next one. Null where it was paid by
 * card, or none runs. `orders` are those of one buyer.
 */
export const invoicedLicense = (now: number, orders: readonly Order[]): Order | null => {
  const running = orders
    .filter(({ plan, state, lines }) => plan !== null && isInvoiced(state) && !lines.some(isCollected))
    .filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt)
    .filter(isTrusted)
    .toSorted((one, other) => other.placedAt - one.placedAt)[0];
  return running !== undefined && running.purchaseOrder !== null ? running : null;
};

/** Whether it is paid, or its buyer is verified: more seats of an unverified order would be more that is not paid. */
const isTrusted = ({ state, trust = 'verified' }: Order): boolean =>
  state !== 'pending-po' || trust === 'verified';

const isInvoiced = (state: Order['state']): boolean =>
  state === 'pending-po' || state === 'paid' || state === 'disputed';

/** The most seats that a license can be set to on the next invoice: as many again as it has without what is collected. */
export const mostCollected = ({ running }: Pick<Offer, 'running'>, order: Order | null): number =>
  2 * ((running?.seats ?? 0) - (order === null ? 0 : seatsInForce(order)));

/** How many teach beyond the seats that there are. */
const overOf = ({ taken, running }: Offer): number => Math.max(0, (taken ?? 0) - (running?.seats ?? 0));

/**
 * What is collected at a moment, by what is offered, the orders of the buyer, and how many asked for a seat; null where seats are not added in
 * this way and none were.
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
  return { ...facts, waiting: Math.max(asked, overOf(offer)), most: mostCollected(offer, order) };
}

/** An addition as a line: its price without tax, and the tax in it. */
export function collectedLine(id: string, { startsOn, endsOn, lines }: Quote): CollectedLine {
  const [seats] = lines.flatMap((line) => (line.kind === 'seats' ? [line] : []));
  if (seats === undefined) throw new Error('what is added has no seats');
  const [percent = 0] = lines.flatMap((line) => (line.kind === 'volume' ? [line.percent] : []));
  const amounts = (isTax: boolean) =>
    sumOf(lines.filter(({ kind }) => (kind === 'tax') === isTax).map(({ amount }) => amount));
  const about = { id, seats: seats.seats, seat: seats.seat, startsOn, endsOn, percent };
  return { kind: 'collected', ...about, amount: amounts(false), tax: amounts(true) };
}

type Tax = Extract<QuoteLine, { kind: 'tax' }>;

/** The lines, the seats and the sum of an order with these additions: their tax stands in one line below them. */
function withLines(collected: readonly CollectedLine[], tax: Tax): Pick<Order, 'lines' | 'seats' | 'total'> {
  const lines = [...collected, { ...tax, amount: sumOf(collected.map((line) => line.tax)) }];
  return { lines, seats: seatsOf(collected), total: sumOf(lines.map(({ amount }) => amount)) };
}

const taxLine = (lines: readonly QuoteLine[]): Tax => {
  const found = lines.find((line) => line.kind === 'tax');
  if (found === undefined) throw new Error('an order has no line of tax');
  return found;
};

/** Whether an addition belongs on the same invoice: it ends on the same day, and is taxed alike. */
export function isCollectedAlike(order: Pick<Order, 'endsOn' | 'lines'>, quote: Quote): boolean {
  const isRatedAlike = taxLine(order.lines).rate === taxLine(quote.lines).rate;
  return order.endsOn === quote.endsOn && isRatedAlike && isTaxedAlike(order, quote);
}

/** An order with one more addition. */
export const withAddition = (order: Order, id: string, quote: Quote): Order => ({
  ...order,
  ...withLines([...collectedIn(order), collectedLine(id, quote)], taxLine(quote.lines)),
});

/** What the first addition begins: an order that goes on collecting. */
export function firstAddition(
  { offer: { buyer, name, plan, timeZone }, purchaseOrder }: Pick<CollectedSeats, 'offer' | 'purchaseOrder'>,
  quote: Quote,
  placed: Pick<Order, 'id' | 'orderedBy' | 'placedAt'> & { readonly line: string },
): Order {
  const { line, ...about } = placed;
  const { startsOn, endsOn } = quote;
  const [startsAt, endsAt] = [startOfDay(startsOn, timeZone), startOfDay(endsOn, timeZone)];
  const state = nextState('draft', 'collect');
  if (state === null) throw new Error('a new order cannot collect');
  const bought = { buyer, plan, startsOn, endsOn, startsAt, endsAt, billTo: name, purchaseOrder, state };
  const lines = withLines([collectedLine(line, quote)], taxLine(quote.lines));
  return { ...about, ...bought, ...lines, session: null, quote: null };
}

/** Why seats cannot be taken back: there is no such addition, or it was taken back before. */
export type TakeBackProblem = { readonly kind: 'order/not-found' | 'order/not-open' };

/**
 * An order without an addition from a day on. The days until then are charged, by the day; one that is taken back on its first day costs
 * nothing and leaves no line. Never less than nothing is left, nor more than was to be paid. Null where nothing is left to invoice.
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

/** What was collected as an order on invoice, as it is issued at a moment (epoch milliseconds). */
export function issuedOrder(order: Order, at: number): Order {
  const state = nextState(order.state, 'order');
  if (state === null) throw new Error(`what is ${order.state} cannot be invoiced`);
  return { ...order, state, placedAt: at };
}
