import { ok, type Result } from '#domain/result.ts';
import type { SelfServiceOpening } from '#domain/billing/self-service/guest-order.ts';
import { type CallLimited, perNetwork, enforceRateLimits } from '../../platform/limits/limit-calls.ts';
import { settle } from '../orders/settle.ts';
import { claimOrder, type ClaimOrder } from './claim-order.ts';
import { mailClaim, type MailClaim } from './mail-claim.ts';
import { orderGuestQuote, type OrderGuestQuote } from './order-guest-quote.ts';
import { placeGuestOrder, type PlaceGuestOrder } from './place-guest-order.ts';
import { makePuzzle } from './prove-person.ts';
import {
  printGuestPaper,
  type PrintGuestPaper,
  printGuestTaxForm,
  type PrintGuestTaxForm,
  readGuestOrder,
  type ReadGuestOrder,
} from './read-guest-order.ts';
import type { SelfServicePorts } from './self-service-ports.ts';
import type { PlacedOrder } from '#domain/billing/orders/order.ts';
import type { SelfServiceRefused } from '#domain/billing/self-service/self-service-refusals.ts';
import { payGuestInvoice } from './pay-guest-invoice.ts';
import { shipOrders, type Shipping } from './ship-order.ts';

/** Orders of licenses and Docks without an account: ordering, claiming and shipping (LIC-7). */
export type SelfServiceApp = {
  readonly open: (network: string) => Promise<Result<SelfServiceOpening, CallLimited>>;
  readonly order: PlaceGuestOrder;
  readonly read: ReadGuestOrder;
  readonly print: PrintGuestPaper;
  readonly printTaxForm: PrintGuestTaxForm;
  readonly orderQuote: OrderGuestQuote;
  readonly payInvoice: (
    id: string,
    key: string,
  ) => Promise<Result<PlacedOrder, SelfServiceRefused<'payInvoice'>>>;
  readonly mailClaim: MailClaim;
  readonly claim: ClaimOrder;
  readonly shipping: Shipping;
};

export function createSelfServiceApp(ports: SelfServicePorts): SelfServiceApp {
  const { limiter, clock, transaction } = ports;
  const settleOrder = settle(ports);
  return {
    open: async (network) => {
      const look = { name: 'order form by network', key: network, ...perNetwork };
      const within = await enforceRateLimits(limiter, [look], clock.now());
      if (!within.ok) return within;
      const stock = await transaction.run((stores) => stores.stock.levels());
      return ok({ puzzle: makePuzzle(ports), stock });
    },
    order: placeGuestOrder(ports),
    read: readGuestOrder({ ...ports, settle: settleOrder }),
    print: printGuestPaper(ports),
    printTaxForm: printGuestTaxForm(ports),
    orderQuote: orderGuestQuote(ports),
    payInvoice: payGuestInvoice({ ...ports, settle: settleOrder }),
    mailClaim: mailClaim(ports),
    claim: claimOrder(ports),
    shipping: shipOrders(ports),
  };
}
