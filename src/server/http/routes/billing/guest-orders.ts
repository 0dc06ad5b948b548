import { guestOrderOperations as operations } from '#adapters/wire/billing/self-service.ts';
import { parsePurchase, parseQuotePurchase } from '#domain/billing/self-service/purchase-form.ts';
import { routes } from '../../mount-operation.ts';
import { networkOf } from '../../network-of.ts';

/** Routes for orders of licenses and Docks without an account, and for their state by link (LIC-7). */
export const guestOrderRoutes = routes(
  operations,
  { tag: 'Orders without an account', action: 'order.place-as-guest' },
  ({ selfService }) => ({
    openOrderForm: {
      summary:
        'The start of the order form: the number of Docks in stock, and a puzzle. The solution is a number; the SHA-256 of puzzle, dot and number begins with 14 zero bits. A puzzle is valid for 4 hours, once.',
      problems: ['call/too-many-requests'],
      handle: ({ request }) => selfService.open(networkOf(request)),
    },
    placeGuestOrder: {
      summary:
        'Orders a license, Docks or both without an account, on invoice or by card, or issues a quote. Returns the key to read the order, and the page where it is paid by card.',
      problems: ['form/invalid', 'call/too-many-requests'],
      handle: async ({ body, request }) => {
        const { draft, totalCents, proof } = body;
        const form = parsePurchase(draft);
        if (!form.ok) return form;
        const purchase = { form: form.value, totalCents, proof };
        return selfService.order(networkOf(request), purchase);
      },
    },
    orderGuestQuote: {
      summary: 'Orders a quote at its price while it is valid, on invoice or by card.',
      problems: ['form/invalid'],
      handle: async ({ params, body }) => {
        const { key, way, purchaseOrder } = body;
        const { id } = params;
        if (way === 'card') {
          const placed = await selfService.orderQuote(id, key, { way });
          return placed;
        }
        const parsed = parseQuotePurchase(purchaseOrder);
        if (!parsed.ok) return parsed;
        return selfService.orderQuote(id, key, { way, ...parsed.value });
      },
    },
    payGuestInvoice: {
      summary:
        'Opens the page of the payment provider where the open invoice of an order is paid by card. Repeated calls return the same page while it is open.',
      problems: ['form/invalid'],
      handle: ({ params, body }) => selfService.payInvoice(params.id, body.key),
    },
    readGuestOrder: {
      summary:
        'An order without an account, by the key of its link, with the payment provider’s current state. A wrong key gives 404.',
      problems: ['form/invalid'],
      handle: ({ params, body }) => selfService.read(params.id, body.key),
    },
    mailClaimLink: {
      summary: 'Emails the claim link again, to the address on the order.',
      problems: ['form/invalid', 'call/too-many-requests'],
      handle: ({ params, body }) => selfService.mailClaim(params.id, body.key),
    },
    printGuestPaper: {
      summary: 'A document of an order without an account, as a PDF.',
      problems: ['form/invalid'],
      handle: async ({ params, body }) => {
        const { key, ...file } = body;
        return selfService.print(params.id, key, file);
      },
    },
    printGuestTaxForm: {
      summary: 'The seller’s W-9, by the key of an order without an account.',
      problems: ['form/invalid'],
      handle: async ({ params, body }) => {
        const { key, paper } = body;
        return selfService.printTaxForm(params.id, key, paper);
      },
    },
  }),
);
