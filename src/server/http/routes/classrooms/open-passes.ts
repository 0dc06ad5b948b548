import { openPassOperations as operations } from '#adapters/wire/classrooms/passes.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { parseForm } from '#domain/platform/forms/parse-form.ts';
import { parsePassCode } from '#domain/classrooms/passes/substitute-pass.ts';
import { mounter, withForm } from '../../mount-operation.ts';
import { networkOf } from '../../network-of.ts';
import type { ApiScope } from '../api-scope.ts';

/** A substitute's calls without an account: exchange a pass code for a token, and read the classroom with it (ORG-13). */
export function addOpenPasses(app: ApiScope, { passes }: Pick<ServiceApp, 'passes'>): void {
  const mount = mounter(app, operations, { tag: 'Substitute passes' });
  mount(
    'openPass',
    {
      action: 'pass.open',
      summary: 'Exchanges the code of a pass, on its day, for a token to send in Blockyard-Pass.',
      problems: ['call/too-many-requests'],
    },
    ({ body, request }) =>
      withForm(parseForm({ passCode: parsePassCode(body.passCode) }), (form) =>
        passes.open(networkOf(request), form.passCode),
      ),
  );

  mount(
    'readByPass',
    {
      action: 'pass.read',
      summary: 'The classroom of the pass whose token is in Blockyard-Pass: its lessons and its progress.',
    },
    ({ passHolder }) => passes.read(passHolder),
  );
}
