import { codeOperations as operations } from '#adapters/wire/v1/codes.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { parseForm } from '#domain/account/parse-form.ts';
import { parseActivationCode } from '#domain/license/activation-code.ts';
import { always, mounter } from '../../../mount-operation.ts';
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
        'Enters an activation code for whom the caller would buy: a license by it begins when the present one ends. A code counts once.',
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
      summary: 'The batches of activation codes, with how many were entered, the newest first.',
    },
    () => always(codes.batches()),
  );

  mount(
    'makeCodes',
    {
      action: 'code.manage',
      summary: 'Makes up to 10,000 activation codes for a reseller. Only this answer shows them.',
    },
    ({ caller, body }) => codes.make(caller, body),
  );
}

function addRevoking(app: ApiScope, codes: Codes): void {
  const mount = mounter(app, operations, { tag: 'Staff', action: 'code.manage' });
  mount(
    'revokeCodeBatch',
    { summary: 'Revokes a batch: none of its codes can be entered any more. Licenses that codes gave stay.' },
    ({ caller, params }) => codes.revokeBatch(caller, params.id),
  );

  mount(
    'revokeCode',
    { summary: 'Revokes one activation code that nobody has entered.' },
    async ({ caller, body }) => {
      const typed = parseTyped(body.activationCode);
      if (!typed.ok) return typed;
      return codes.revoke(caller, typed.value.activationCode);
    },
  );
}
