/**
 * Where an order stands. A card is paid by way of `pending-payment`, a purchase order by way of `pending-po`. While it is `collecting`, seats are
 * added to it until the next invoice is issued (R26).
 */
export const orderStates = [
  'draft',
  'quoted',
  'collecting',
  'pending-po',
  'pending-payment',
  'paid',
  'canceled',
  'refunded',
  'disputed',
] as const;
export type OrderState = (typeof orderStates)[number];

/** What can happen to an order; `win` is a dispute that the bank decided for us. */
export const orderActs = [
  'quote',
  'collect',
  'order',
  'check-out',
  'pay',
  'cancel',
  'refund',
  'dispute',
  'win',
] as const;
export type OrderAct = (typeof orderActs)[number];

type Moves = Readonly<Partial<Record<OrderAct, OrderState>>>;

const undecided: Moves = { order: 'pending-po', 'check-out': 'pending-payment', cancel: 'canceled' };

/** Every move that there is. Money that comes after a cancellation pays all the same: nobody pays for nothing. */
const moves: Readonly<Record<OrderState, Moves>> = {
  draft: { ...undecided, quote: 'quoted', collect: 'collecting' },
  quoted: undecided,
  collecting: { order: 'pending-po', cancel: 'canceled' },
  'pending-po': { pay: 'paid', cancel: 'canceled' },
  'pending-payment': { pay: 'paid', cancel: 'canceled' },
  paid: { refund: 'refunded', dispute: 'disputed' },
  canceled: { pay: 'paid' },
  refunded: {},
  disputed: { win: 'paid', refund: 'refunded' },
};

/** Where an act leads; null where it does not apply, so that what comes late or twice changes nothing. */
export const nextState = (state: OrderState, act: OrderAct): OrderState | null => moves[state][act] ?? null;

/** Where acts lead one after the other, those that do not apply left out. */
export const stateAfter = (state: OrderState, acts: readonly OrderAct[]): OrderState =>
  acts.reduce((now, act) => nextState(now, act) ?? now, state);

/** Whether the buyer has what they ordered: a dispute takes nothing away until the bank decided. */
export const isDelivered = (state: OrderState): boolean => state === 'paid' || state === 'disputed';
