import { codeOperations as operations } from '#adapters/wire/billing/codes.ts';
import { parseForm } from '#domain/platform/forms/parse-form.ts';
import { parseActivationCode } from '#domain/billing/license/activation-code.ts';
import { always, routes } from '../../mount-operation.ts';

const parseTyped = (typed: string) => parseForm({ activationCode: parseActivationCode(typed) });

/** Routes for activation codes. Our staff create and revoke codes, buyers redeem them (LIC-4). */
export const codeRoutes = routes(
  operations,
  { tag: 'Staff', action: 'code.manage' },
  ({ orders: { codes } }) => ({
    listCodeBatches: {
      action: 'code.read',
      summary: 'The batches of activation codes with their numbers of used codes, newest first.',
      handle: () => always(codes.batches()),
    },
    makeCodes: {
      summary: 'Creates up to 10,000 activation codes for a reseller. Only this reply shows them.',
      handle: ({ caller, body }) => codes.make(caller, body),
    },
    revokeCodeBatch: {
      summary: 'Revokes a batch: its unused codes stop working. Licenses from used codes stay.',
      handle: ({ caller, params }) => codes.revokeBatch(caller, params.id),
    },
    revokeCode: {
      summary: 'Revokes an unused activation code.',
      handle: async ({ caller, body }) => {
        const typed = parseTyped(body.activationCode);
        if (!typed.ok) return typed;
        return codes.revoke(caller, typed.value.activationCode);
      },
    },
    redeemCode: {
      tag: 'Licenses',
      action: 'license.buy',
      summary:
        'Uses an activation code for the organization or account that the caller buys for. Its license begins when the current one ends. A code works once.',
      problems: ['form/invalid', 'call/too-many-requests'],
      handle: async ({ caller, body }) => {
        const typed = parseTyped(body.activationCode);
        if (!typed.ok) return typed;
        return codes.redeem(caller, typed.value.activationCode);
      },
    },
  }),
);
