import { codeOperations as operations } from '#adapters/wire/billing/codes.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { parseForm } from '#domain/platform/forms/parse-form.ts';
import { parseActivationCode } from '#domain/billing/license/activation-code.ts';
import { always, mounter } from '../../mount-operation.ts';
import type { ApiScope } from '../api-scope.ts';

type Codes = ServiceApp['orders']['codes'];

const parseTyped = (typed: string) => parseForm({ activationCode: parseActivationCode(typed) });

/** Activation codes: our staff create and revoke them, buyers redeem them (LIC-4). */
export function addCodes(app: ApiScope, { orders: { codes } }: Pick<ServiceApp, 'orders'>): void {
  const mount = mounter(app, operations, { tag: 'Licenses' });
  addMaking(app, codes);
  addRevoking(app, codes);
  mount(
    'redeemCode',
    {
      action: 'license.buy',
      summary:
        'Uses an activation code for the organization or account that the caller buys for. Its license begins when the current one ends. A code works once.',
      problems: ['form/invalid', 'call/too-many-requests'],
    },
    async ({ caller, body }) => {
      const typed = parseTyped(body.activationCode);
      if (!typed.ok) return typed;
      return codes.redeem(caller, typed.value.activationCode);
    },
  );
}

function addMaking(app: ApiScope, codes: Codes): void {
  const mount = mounter(app, operations, { tag: 'Staff' });
  mount(
    'listCodeBatches',
    {
      action: 'code.read',
      summary: 'The batches of activation codes with their numbers of used codes, newest first.',
    },
    () => always(codes.batches()),
  );

  mount(
    'makeCodes',
    {
      action: 'code.manage',
      summary: 'Creates up to 10,000 activation codes for a reseller. Only this reply shows them.',
    },
    ({ caller, body }) => codes.make(caller, body),
  );
}

function addRevoking(app: ApiScope, codes: Codes): void {
  const mount = mounter(app, operations, { tag: 'Staff', action: 'code.manage' });
  mount(
    'revokeCodeBatch',
    { summary: 'Revokes a batch: its unused codes stop working. Licenses from used codes stay.' },
    ({ caller, params }) => codes.revokeBatch(caller, params.id),
  );

  mount('revokeCode', { summary: 'Revokes an unused activation code.' }, async ({ caller, body }) => {
    const typed = parseTyped(body.activationCode);
    if (!typed.ok) return typed;
    return codes.revoke(caller, typed.value.activationCode);
  });
}
