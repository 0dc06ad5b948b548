import * as z from 'zod/mini';
import { successResponse } from '#adapters/wire/v1/account.ts';
import {
  codeBatchesResponse,
  codeBatchRequest,
  codeRequest,
  madeCodesResponse,
  redeemedCodeResponse,
} from '#adapters/wire/v1/codes.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { parseForm } from '#domain/account/parse-form.ts';
import { parseActivationCode } from '#domain/license/activation-code.ts';
import { orderRefusals as refusals } from '#domain/orders/order-refusals.ts';
import { callerOf } from '../../../admission.ts';
import { describeProblems, replyRefusal } from '../../../problem.ts';
import { type ApiScope, success } from '../api-scope.ts';
import { pathId } from '../path-id.ts';

type Codes = ServiceApp['orders']['codes'];

const parseTyped = (typed: string) => parseForm({ activationCode: parseActivationCode(typed) });

/** Activation codes: our staff make and revoke them, whoever may buy enters one (LIC-4). */
export function addCodes(app: ApiScope, { orders: { codes } }: Pick<ServiceApp, 'orders'>): void {
  addMaking(app, codes);
  addRevoking(app, codes);
  app.post(
    '/v1/app/license/codes',
    {
      config: { action: 'license.buy' },
      schema: {
        tags: ['Licenses'],
        operationId: 'redeemCode',
        summary:
          'Enters an activation code for whom the caller would buy: a license by it begins when the present one ends. A code counts once.',
        body: codeRequest,
        response: {
          200: redeemedCodeResponse,
          ...describeProblems('form/invalid', 'call/too-many-requests', ...refusals.redeem),
        },
      },
    },
    async (request, reply) => {
      const typed = parseTyped(request.body.activationCode);
      if (!typed.ok) return replyRefusal(reply, typed.error);
      const redeemed = await codes.redeem(callerOf(request), typed.value.activationCode);
      return redeemed.ok ? { data: redeemed.value } : replyRefusal(reply, redeemed.error);
    },
  );
}

const tags = ['Staff'];

function addMaking(app: ApiScope, codes: Codes): void {
  app.get(
    '/v1/app/code-batches',
    {
      config: { action: 'code.read' },
      schema: {
        tags,
        operationId: 'listCodeBatches',
        summary: 'The batches of activation codes, with how many were entered, the newest first.',
        response: { 200: codeBatchesResponse },
      },
    },
    async () => ({ data: await codes.batches() }),
  );

  app.post(
    '/v1/app/code-batches',
    {
      config: { action: 'code.manage' },
      schema: {
        tags,
        operationId: 'makeCodes',
        summary: 'Makes up to 10,000 activation codes for a reseller. Only this answer shows them.',
        body: codeBatchRequest,
        response: { 200: madeCodesResponse, ...describeProblems('form/invalid') },
      },
    },
    async (request, reply) => {
      const made = await codes.make(callerOf(request), request.body);
      return made.ok ? { data: made.value } : replyRefusal(reply, made.error);
    },
  );
}

function addRevoking(app: ApiScope, codes: Codes): void {
  app.post(
    '/v1/app/code-batches/:id/revocation',
    {
      config: { action: 'code.manage' },
      schema: {
        tags,
        operationId: 'revokeCodeBatch',
        summary: 'Revokes a batch: none of its codes can be entered any more. Licenses that codes gave stay.',
        params: z.object({ id: pathId }),
        response: { 200: successResponse, ...describeProblems(...refusals.revokeCodes) },
      },
    },
    async (request, reply) => {
      const revoked = await codes.revokeBatch(callerOf(request), request.params.id);
      return revoked.ok ? success : replyRefusal(reply, revoked.error);
    },
  );

  app.post(
    '/v1/app/code-revocations',
    {
      config: { action: 'code.manage' },
      schema: {
        tags,
        operationId: 'revokeCode',
        summary: 'Revokes one activation code that nobody has entered.',
        body: codeRequest,
        response: { 200: successResponse, ...describeProblems('form/invalid', ...refusals.revokeCode) },
      },
    },
    async (request, reply) => {
      const typed = parseTyped(request.body.activationCode);
      if (!typed.ok) return replyRefusal(reply, typed.error);
      const revoked = await codes.revoke(callerOf(request), typed.value.activationCode);
      return revoked.ok ? success : replyRefusal(reply, revoked.error);
    },
  );
}
