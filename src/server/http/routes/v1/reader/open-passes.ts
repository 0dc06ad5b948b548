import { openedPassResponse, openPassRequest, passBoardResponse } from '#adapters/wire/v1/passes.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { parseForm } from '#domain/account/parse-form.ts';
import { passRefusals as refusals } from '#domain/passes/pass-refusals.ts';
import { parsePassCode } from '#domain/passes/substitute-pass.ts';
import { passHolderOf } from '../../../admission.ts';
import { networkOf } from '../../../network-of.ts';
import { describeProblems, replyRefusal } from '../../../problem.ts';
import type { ApiScope } from '../api-scope.ts';

const tags = ['Substitute passes'];

/** What a substitute does with a pass, without an account: its code gives a token, and the token reads the classroom (ORG-13). */
export function addOpenPasses(app: ApiScope, { passes }: Pick<ServiceApp, 'passes'>): void {
  app.post(
    '/v1/app/passes',
    {
      config: { action: 'pass.open' },
      schema: {
        tags,
        operationId: 'openPass',
        summary: 'Exchanges the code of a pass, on its day, for a token to send in Blockyard-Pass.',
        body: openPassRequest,
        response: {
          200: openedPassResponse,
          ...describeProblems('form/invalid', 'call/too-many-requests', ...refusals.open),
        },
      },
    },
    async (request, reply) => {
      const form = parseForm({ passCode: parsePassCode(request.body.passCode) });
      if (!form.ok) return replyRefusal(reply, form.error);
      const opened = await passes.open(networkOf(request), form.value.passCode);
      return opened.ok ? { data: opened.value } : replyRefusal(reply, opened.error);
    },
  );

  app.get(
    '/v1/app/passes/classroom',
    {
      config: { action: 'pass.read' },
      schema: {
        tags,
        operationId: 'readByPass',
        summary:
          'The classroom of the pass whose token is in Blockyard-Pass: its lessons and how far it got.',
        response: { 200: passBoardResponse, ...describeProblems(...refusals.read) },
      },
    },
    async (request, reply) => {
      const board = await passes.read(passHolderOf(request));
      return board.ok ? { data: board.value } : replyRefusal(reply, board.error);
    },
  );
}
