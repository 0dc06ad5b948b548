import type { GuestOrderService, GuestProof } from '#application/client/ports/guest-order-service.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import type { PaperSize } from '#domain/lessons/paper-size.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { ClaimInto } from '#domain/self-service/claimed-terms.ts';
import type { Puzzle } from '#domain/self-service/person-proof.ts';
import { parsePurchase, parseQuotePurchase, type PurchaseDraft } from '#domain/self-service/purchase-form.ts';
import type { ServiceFailure } from '#application/client/ports/service-failure.ts';
import { admittedCaller, type AdmittingService, failureOf } from './in-memory-admission.ts';

const network = '192.0.2.1';

/** Maps the rate limit to a failure of the service, as over HTTP; returns other refusals. */
function told<Value, Refused extends { readonly kind: string }>(
  result: Result<Value, Refused>,
): Result<Value, Exclude<Refused, { kind: 'call/too-many-requests' }> | ServiceFailure> {
  if (result.ok) return result;
  const { error } = result;
  return error.kind === 'call/too-many-requests'
    ? err({ kind: 'service/too-many-requests', retryAfterSeconds: null })
    : err(error as Exclude<Refused, { kind: 'call/too-many-requests' }>);
}

/** Calls a service in the same process for orders without an account. */
export class InMemoryGuestOrderService implements GuestOrderService {
  readonly #app: AdmittingService & Pick<ServiceApp, 'selfService'>;
  readonly #token: () => Promise<string | null>;
  readonly #solve: (puzzle: Puzzle) => Promise<string>;
  online = true;

  constructor(
    app: AdmittingService & Pick<ServiceApp, 'selfService'>,
    token: () => Promise<string | null>,
    solve: (puzzle: Puzzle) => Promise<string>,
  ) {
    this.#app = app;
    this.#token = token;
    this.#solve = solve;
  }

  async open() {
    return this.online ? told(await this.#app.selfService.open(network)) : this.#away();
  }

  async order(draft: PurchaseDraft, { totalCents, puzzle, website }: GuestProof) {
    const form = parsePurchase(draft);
    if (!form.ok) return form;
    if (!this.online) return this.#away();
    const proof = { puzzle, solution: await this.#solve(puzzle), website };
    return told(await this.#app.selfService.order(network, { form: form.value, totalCents, proof }));
  }

  async read(id: string, key: string) {
    return this.online ? this.#app.selfService.read(id, key) : this.#away();
  }

  async orderQuote(id: string, key: string, purchaseOrder: string | null) {
    if (purchaseOrder === null)
      return this.online ? this.#app.selfService.orderQuote(id, key, { way: 'card' }) : this.#away();
    const parsed = parseQuotePurchase(purchaseOrder);
    if (!parsed.ok) return parsed;
    if (!this.online) return this.#away();
    return this.#app.selfService.orderQuote(id, key, { way: 'invoice', ...parsed.value });
  }

  async payInvoice(id: string, key: string) {
    return this.online ? this.#app.selfService.payInvoice(id, key) : this.#away();
  }

  async mailClaim(id: string, key: string) {
    return this.online ? told(await this.#app.selfService.mailClaim(id, key)) : this.#away();
  }

  async print(id: string, key: string, asked: { readonly document: string; readonly paper: PaperSize }) {
    if (!this.online) return this.#away();
    const printed = await this.#app.selfService.print(id, key, asked);
    return printed.ok ? ok(new Uint8Array(printed.value.file)) : printed;
  }

  async printTaxForm(id: string, key: string, paper: PaperSize) {
    if (!this.online) return this.#away();
    const printed = await this.#app.selfService.printTaxForm(id, key, paper);
    return printed.ok ? ok(new Uint8Array(printed.value.file)) : printed;
  }

  async claim(id: string, claim: ClaimInto & { readonly key: string }) {
    if (!this.online) return this.#away();
    const caller = await admittedCaller(this.#app, await this.#token(), 'order.claim');
    return caller.ok ? this.#app.selfService.claim(caller.value, id, claim) : err(failureOf(caller.error));
  }

  #away() {
    return err({ kind: 'service/unreachable' } as const);
  }
}
