import type { FormInvalid } from '#domain/platform/forms/field-problem.ts';
import { prices } from '#domain/billing/prices/prices.ts';
import {
  activationCodeOf,
  type CodeBatch,
  type CodeBatchDraft,
  codeRefusal,
  parseCodeBatch,
  type RedeemedCode,
  shownActivationCode,
  type MadeCodes,
} from '#domain/billing/license/activation-code.ts';
import { coversAt, isPaid } from '#domain/organizations/grants/grant.ts';
import type { HeldGrant } from '#domain/organizations/grants/held-grant.ts';
import { startOfDay, yearsAfter } from '#domain/organizations/grants/term.ts';
import type { Offer } from '#domain/billing/orders/offer.ts';
import type { OrderRefused } from '#domain/billing/orders/order-refusals.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import { type CallLimited, enforceRateLimits } from '../../platform/limits/limit-calls.ts';
import type { RateLimiter } from '../../platform/ports/rate-limiter.ts';
import type { Secrets } from '../../platform/ports/secrets.ts';
import type { Stores } from '../../ports/transaction.ts';
import type { Vault } from '../../platform/ports/vault.ts';
import type { OrderPorts } from './order-ports.ts';
import type { ReadOffer } from './read-offer.ts';

/** Activation codes for licenses that resellers sell (LIC-4). */
export type CodesApp = {
  /** Creates a batch for our staff; only this response contains the codes. */
  readonly make: (
    caller: Caller,
    draft: CodeBatchDraft,
  ) => Promise<Result<MadeCodes, FormInvalid<keyof CodeBatchDraft>>>;
  readonly batches: () => Promise<readonly CodeBatch[]>;
  readonly revokeBatch: (caller: Caller, id: string) => Promise<Result<null, OrderRefused<'revokeCodes'>>>;
  /** Revokes one code, in the form that `parseActivationCode` returns. Refused if it was redeemed. */
  readonly revoke: (caller: Caller, code: string) => Promise<Result<null, OrderRefused<'revokeCode'>>>;
  /** Redeems a code for the caller's buyer; a code can be redeemed only once, even in concurrent calls. */
  readonly redeem: (
    caller: Caller,
    code: string,
  ) => Promise<Result<RedeemedCode, OrderRefused<'redeem'> | CallLimited>>;
};

const tries = { name: 'activation codes in an hour', limit: 20, windowMs: 3_600_000 };
const purpose = 'activation code';

export type CodePorts = Pick<OrderPorts, 'grants' | 'transaction' | 'clock' | 'ids'> & {
  readonly codes: Pick<Stores['codes'], 'batches'>;
  readonly secrets: Pick<Secrets, 'activationCode'>;
  readonly vault: Pick<Vault, 'digest' | 'digests'>;
  readonly limiter: RateLimiter;
};

/** Whether a parent organization already covers the buyer, so that the code would have no effect. */
const isCoveredAbove = (now: number, held: readonly HeldGrant[], { buyer }: Offer): boolean =>
  held.some(
    (grant) =>
      grant.holder !== null && grant.holder.id !== buyer.id && isPaid(now, grant) && coversAt(now, grant),
  );

export function activationCodes(ports: CodePorts, readOffer: ReadOffer): CodesApp {
  const { transaction, clock, ids, codes, secrets, vault, grants } = ports;
  return {
    async make({ account }, draft) {
      const parsed = parseCodeBatch(draft, clock.now());
      if (!parsed.ok) return parsed;
      const form = parsed.value;
      const batch = { ...form, id: ids.next(), madeAt: clock.now() };
      const made = new Set<string>();
      while (made.size < form.amount) made.add(activationCodeOf(secrets.activationCode()));
      const digests = [...made].map((code) => vault.digest(code, purpose));
      const { plan, seats, years, amount } = form;
      await transaction.run(async (stores) => {
        await stores.codes.add(batch, digests);
        await stores.audit.record({
          action: 'code/batch-made',
          by: account.id,
          subject: batch.id,
          before: null,
          after: { plan, seats, years, amount },
        });
      });
      const shown = { ...batch, revokedAt: null, used: 0, revoked: 0 };
      return ok({ batch: shown, codes: [...made].map(shownActivationCode) });
    },

    batches: () => codes.batches(),

    revokeBatch: ({ account }, id) =>
      transaction.run(async (stores) => {
        if (!(await stores.codes.revokeBatch(id, clock.now()))) return err({ kind: 'code/not-found' });
        await stores.audit.record({ action: 'code/batch-revoked', by: account.id, subject: id });
        return ok(null);
      }),

    revoke: ({ account }, code) =>
      transaction.run(async (stores) => {
        const held = await stores.codes.findForUpdate(vault.digests(code, purpose));
        if (held === null) return err({ kind: 'code/not-found' });
        if (held.usedAt !== null) return err({ kind: 'code/used' });
        await stores.codes.revoke(held.digest, clock.now());
        await stores.audit.record({ action: 'code/revoked', by: account.id, subject: held.batch.id });
        return ok(null);
      }),

    async redeem(caller, code) {
      const now = clock.now();
      const within = await enforceRateLimits(ports.limiter, [{ ...tries, key: caller.account.id }], now);
      if (!within.ok) return within;
      const offer = await readOffer(caller);
      if (!offer.ok) return err({ kind: 'code/covered' });
      const { buyer, plan, timeZone, startsOn } = offer.value;
      const held = await grants.read({ accountId: caller.account.id, organization: buyer.path });
      if (isCoveredAbove(now, held.grants, offer.value)) return err({ kind: 'code/covered' });
      return transaction.run(async (stores) => {
        const found = await stores.codes.findForUpdate(vault.digests(code, purpose));
        if (found === null) return err({ kind: 'code/not-found' });
        const refused = codeRefusal(found, offer.value, now);
        if (refused !== null) return err(refused);
        const { seats, years, reseller } = found.batch;
        const use = { at: now, accountId: caller.account.id, holder: buyer.id };
        if (!(await stores.codes.use(found.digest, use))) return err({ kind: 'code/used' });
        const endsOn = yearsAfter(startsOn, years);
        await stores.grants.giveFree({
          holder: buyer,
          kind: prices[plan].grants,
          seats,
          startsAt: startOfDay(startsOn, timeZone),
          endsAt: startOfDay(endsOn, timeZone),
          given: { by: 'code', note: reseller },
        });
        await stores.audit.record({
          action: 'code/redeemed',
          by: caller.account.id,
          subject: found.batch.id,
          organization: buyer.path,
          before: null,
          after: { plan, seats, years },
        });
        return ok({ plan, startsOn, endsOn });
      });
    },
  };
}
