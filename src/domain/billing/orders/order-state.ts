/**
 * States of an order. A card order is in `pending-payment` until it is paid, and a purchase order is in `pending-po`. In `collecting`, seats are added until
 * the next invoice is issued (R26).
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

/** Acts on an order; `win` means that a dispute was decided in our favor. */
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

/** Every valid transition. A payment after a cancellation still counts, so that a buyer who pays always gets the license. */
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

/** Returns the state after an act; null if the act does not apply, so that late and repeated acts have no effect. */
export const nextState = (state: OrderState, act: OrderAct): OrderState | null => moves[state][act] ?? null;

/** Returns the state after several acts; skips acts that do not apply. */
export const stateAfter = (state: OrderState, acts: readonly OrderAct[]): OrderState =>
  acts.reduce((now, act) => nextState(now, act) ?? now, state);

/** Whether the buyer has the ordered license. An open dispute does not remove it. */
export const isDelivered = (state: OrderState): boolean => state === 'paid' || state === 'disputed';
