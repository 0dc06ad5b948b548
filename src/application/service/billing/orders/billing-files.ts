import { covers } from '#domain/organizations/access/can.ts';
import { everywhere } from '#domain/organizations/access/scope.ts';
import { scopeOf } from '#domain/organizations/access/scope-of.ts';
import type { FormInvalid } from '#domain/platform/forms/field-problem.ts';
import {
  type BillingFile,
  parseVerdict,
  type VerdictForm,
  type VerdictInvalid,
} from '#domain/billing/prices/billing-file.ts';
import { dayOfBooks } from '#domain/billing/prices/payment-terms.ts';
import type { OrderRefused } from '#domain/billing/orders/order-refusals.ts';
import { idOfPath } from '#domain/identity/membership/organization.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import type { OrderPorts } from './order-ports.ts';

/** Exemption certificates and purchase orders as PDFs (LIC-5, LIC-7). */
export type OrderFiles = {
  /** Saves a certificate of the caller's organization. PDFs with active content are refused (SEC-4). */
  readonly sendCertificate: (
    caller: Caller,
    file: Uint8Array,
  ) => Promise<Result<void, OrderRefused<'sendCertificate'> | FormInvalid<'file'>>>;
  readonly list: (caller: Caller) => Promise<readonly BillingFile[]>;
  readonly read: (caller: Caller, id: string) => Promise<Result<Uint8Array, OrderRefused<'readFile'>>>;
  readonly readAny: (id: string) => Promise<Result<Uint8Array, OrderRefused<'readFile'>>>;
  /** Accepts or declines a certificate, for our staff. Earlier orders do not change. */
  readonly judge: (
    caller: Caller,
    id: string,
    verdict: VerdictForm,
  ) => Promise<Result<void, OrderRefused<'readFile'> | VerdictInvalid>>;
};

type Parts = Pick<OrderPorts, 'billingFiles' | 'fileInspector' | 'transaction' | 'clock' | 'ids'>;

const found = (bytes: Uint8Array | null): Result<Uint8Array, OrderRefused<'readFile'>> =>
  bytes === null ? err({ kind: 'order/no-such-file' }) : ok(bytes);

export function orderFiles({ billingFiles, fileInspector, transaction, clock, ids }: Parts): OrderFiles {
  return {
    async sendCertificate({ actor, account, membership }, file) {
      if (membership === null || membership.kind === 'workspace') return err({ kind: 'order/not-offered' });
      const { organization: path } = membership;
      if (!covers(actor, 'license.buy', { relation: 'none', organization: path }).ok)
        return err({ kind: 'account/not-permitted' });
      const inspected = await fileInspector.pdf(file);
      if (!inspected.ok) return err({ kind: 'form/invalid', fields: { file: inspected.error } });
      const [id, organization] = [ids.next(), idOfPath(path)];
      const sent = {
        kind: 'exemption-certificate',
        order: null,
        sentAt: clock.now(),
        sentBy: account.id,
      } as const;
      await transaction.run(async (stores) => {
        await stores.billingFiles.save({ ...sent, id, organization, file });
        await stores.audit.record({
          action: 'tax/certificate-sent',
          by: account.id,
          subject: id,
          organization: path,
        });
      });
      return ok(undefined);
    },

    async list({ actor, membership }) {
      if (membership === null) return [];
      const scope = scopeOf(actor, 'order.read');
      return billingFiles.ofOrganization(idOfPath(membership.organization), scope);
    },

    read: async ({ actor }, id) => found(await billingFiles.bytes(id, scopeOf(actor, 'order.read'))),

    readAny: async (id) => found(await billingFiles.bytes(id, everywhere)),

    judge: async ({ actor, account }, id, form) => {
      const parsed = parseVerdict(form, dayOfBooks(clock.now()));
      if (!parsed.ok) return parsed;
      const { accepted, expiresOn, note } = parsed.value;
      return transaction.run(async (stores): Promise<Result<void, OrderRefused<'readFile'>>> => {
        const file = await stores.billingFiles.byId(id, scopeOf(actor, 'order.settle'));
        if (file?.kind !== 'exemption-certificate') return err({ kind: 'order/no-such-file' });
        const verdict = { accepted, expiresOn, note, at: clock.now(), by: account.id };
        await stores.billingFiles.judge(id, verdict);
        const organization = await stores.organizations.byId(file.organization, everywhere);
        const before = file.verdict === null ? null : { accepted: file.verdict.accepted };
        await stores.audit.record({
          action: 'tax/certificate-judged',
          by: account.id,
          subject: id,
          organization: organization?.path ?? null,
          before,
          after: { accepted, expiresOn },
        });
        return ok(undefined);
      });
    },
  };
}
