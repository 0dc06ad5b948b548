import { openPassOperations as operations } from '#adapters/wire/classrooms/passes.ts';
import { parseForm } from '#domain/platform/forms/parse-form.ts';
import { parsePassCode } from '#domain/classrooms/passes/substitute-pass.ts';
import { routes, withForm } from '../../mount-operation.ts';
import { networkOf } from '../../network-of.ts';

/** Routes for substitutes without an account. They exchange a pass code for a token, and read the classroom with it (ORG-13). */
export const openPassRoutes = routes(operations, { tag: 'Substitute passes' }, ({ passes }) => ({
  openPass: {
    action: 'pass.open',
    summary: 'Exchanges the code of a pass, on its day, for a token to send in Blockyard-Pass.',
    problems: ['call/too-many-requests'],
    handle: ({ body, request }) =>
      withForm(parseForm({ passCode: parsePassCode(body.passCode) }), (form) =>
        passes.open(networkOf(request), form.passCode),
      ),
  },
  readByPass: {
    action: 'pass.read',
    summary: 'The classroom of the pass whose token is in Blockyard-Pass: its lessons and its progress.',
    handle: ({ passHolder }) => passes.read(passHolder),
  },
}));
