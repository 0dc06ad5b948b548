import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { apiAccountService } from '#adapters/api/identity/api-account-service.ts';
import { apiInvitationService } from '#adapters/api/organizations/api-invitation-service.ts';
import { fakeOperations, type OperationStubs } from '#adapters/api/fake-operations.ts';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { operations } from '#adapters/wire/operations.ts';
import { err, ok } from '#domain/result.ts';
import { anEmail } from '../../builders/an-email.ts';

const invitations = (stubs: OperationStubs) => apiInvitationService(fakeOperations(stubs), new InMemoryLog());

test('[COR-2] a stub gets the parameters, query and body of its operation, and returns the reply', async () => {
  const calls: unknown[] = [];
  const service = invitations({
    linkToInvitation: async ({ params }) => {
      calls.push(params);
      return ok({ link: `https://oak.test/${params.id}` });
    },
    answerInvitation: async ({ params, body }) => {
      calls.push([params.id, body.answer]);
      return ok({ organizationId: 'oak' });
    },
    revokeInvitation: async () => ok(null),
  });
  expect(await service.link('a/b')).toEqual(ok('https://oak.test/a/b'));
  expect(await service.answer('i1', 'accepted')).toEqual(ok('oak'));
  expect(await service.revoke('i1')).toMatchObject({ ok: true });
  expect(calls).toEqual([{ id: 'a/b' }, ['i1', 'accepted']]);
});

test('[COR-2] a path without parameters is matched before one with them', async () => {
  const service = invitations({
    previewInvitations: async () => ok({ answers: [], seatsLeft: null }),
  });
  const draft = { addresses: 'bo@oak.test', role: 'teacher', organizationId: 'oak', message: '' } as const;
  expect(await service.preview(draft)).toMatchObject({ ok: true, value: { seatsLeft: null } });
});

test('[COR-2] a refusal arrives as from the server, with its fields and facts, and no reply means that the service is unreachable', async () => {
  const service = invitations({
    resendInvitation: async () => err({ kind: 'invitation/used' }),
    previewInvitations: async () => err({ kind: 'form/invalid', fields: { message: 'too-long' } }),
    listOwnInvitations: async () => err({ kind: 'http/unreachable' }),
  });
  expect(await service.resend('i1')).toEqual(err({ kind: 'invitation/used' }));
  const draft = { addresses: 'bo@oak.test', role: 'teacher', organizationId: 'oak', message: 'x' } as const;
  expect(await service.preview(draft)).toEqual(
    err({ kind: 'form/invalid', fields: { message: 'too-long' } }),
  );
  expect(await service.waiting()).toEqual(err({ kind: 'service/unreachable' }));
  const wrong = fakeOperations({ verifyCode: async () => err({ kind: 'sign-in-code/wrong', triesLeft: 2 }) });
  const accounts = apiAccountService(wrong, new InMemoryLog());
  expect(await accounts.redeemSignInCode(anEmail('ada@oak.test'), '123456')).toEqual(
    err({ kind: 'sign-in-code/wrong', triesLeft: 2 }),
  );
});

test('[COR-2] an operation without a stub fails with its name, and a path without an operation with its path', async () => {
  await expect(invitations({}).revoke('i1')).rejects.toThrow('The operation revokeInvitation has no stub');
  const call = { method: 'GET', path: '/v1/nothing', auth: 'none' } as const;
  await expect(fakeOperations({}).send(call)).rejects.toThrow('No operation matches GET /v1/nothing');
});

test('[CAL-6] every operation of the API can be stubbed', async () => {
  const text = await readFile(new URL('../../../docs/openapi.json', import.meta.url), 'utf8');
  const { paths } = JSON.parse(text) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId?: string }>>>>;
  };
  const documented = Object.values(paths).flatMap((item) =>
    Object.values(item).flatMap(({ operationId }) => operationId ?? []),
  );
  expect(documented.filter((name) => !Object.hasOwn(operations, name))).toEqual(['notifyOfPayment']);
});
