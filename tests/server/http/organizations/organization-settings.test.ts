import { expect, test } from 'vitest';
import { trialFrom } from '#domain/organizations/grants/grant.ts';
import { maxPdfBytes } from '#domain/platform/files/pdf-file.ts';
import type { MemberRole } from '#domain/identity/membership/member-role.ts';
import { aPdf, aPdfInBase64 } from '../../../builders/a-pdf.ts';
import { anAccount } from '../../../builders/an-account.ts';
import { anOrganization } from '../../../builders/an-organization.ts';
import { startOfTests } from '../../../builders/time.ts';
import { aServer } from '../../a-server.ts';

async function aDistrict() {
  const server = aServer();
  const parent = await anOrganization(server.organizations, { id: 'tidewater', kind: 'district' });
  await anOrganization(server.organizations, { id: 'pier', parent });
  await anOrganization(server.organizations, { id: 'uplands', kind: 'district' });
  const join = async (id: string, organizationId: string, role: MemberRole) => {
    const email = `${id}@harbor.test`;
    const user = server.identity.addUser({ id, email, emailVerified: true });
    await server.accounts.open(anAccount({ id, email, grants: [trialFrom(startOfTests)] }));
    const membership = { id: `m-${id}`, accountId: id, organizationId, role, billingContact: false };
    await server.organizations.join({ ...membership, at: startOfTests });
    const { token } = server.identity.issueToken(user, 'email', { secondFactor: true });
    return { authorization: `Bearer ${token}` };
  };
  const headers = {
    ada: await join('ada', 'tidewater', 'customer'),
    grace: await join('grace', 'pier', 'manager'),
    mary: await join('mary', 'pier', 'teacher'),
    rosa: await join('rosa', 'uplands', 'customer'),
  };
  const call = (by: keyof typeof headers, method: string, path: string, payload?: object) =>
    server.call(method, `/v1/app/organizations/${path}`, {
      headers: headers[by],
      ...(payload === undefined ? {} : { payload }),
    });
  const ask = async (by: keyof typeof headers, method: string, path: string, payload?: object) => {
    const { status, body } = await call(by, method, path, payload);
    return status === 200 ? 'done' : String(body?.type).replace('/problems/', '');
  };
  const acts = () => server.audit.entries().map(({ action, by, subject }) => [action, by, subject]);
  return { ...server, call, ask, acts };
}

test('[ORG-12] the people in charge of an organization can change its settings, which is logged once', async () => {
  const { ask, call, acts } = await aDistrict();
  expect(await ask('grace', 'PATCH', 'pier', { name: 'Pier Street' })).toBe('done');
  expect(await ask('grace', 'PATCH', 'pier', { name: 'Pier Street' })).toBe('done');
  expect(await ask('ada', 'PATCH', 'pier', { timeZone: 'America/Chicago' })).toBe('done');
  const { body } = await call('ada', 'GET', 'pier');
  expect(body.data.organization).toMatchObject({ name: 'Pier Street', timeZone: 'America/Chicago' });
  expect(acts()).toEqual([
    ['organization/changed', 'grace', 'pier'],
    ['organization/changed', 'ada', 'pier'],
  ]);
});

test('[ORG-3] others do not find it, and the organization above cannot be changed', async () => {
  const { ask, acts } = await aDistrict();
  expect(await ask('rosa', 'GET', 'pier')).toBe('organization/no-such-school');
  expect(await ask('grace', 'PATCH', 'tidewater', { name: 'Mine' })).toBe('organization/no-such-school');
  expect(await ask('mary', 'PATCH', 'pier', { name: 'Mine' })).toBe('account/not-permitted');
  expect(await ask('mary', 'GET', 'pier')).toBe('account/not-permitted');
  expect(acts()).toEqual([]);
});

test('[SEC-5] our staff can read the settings of any organization, each time with an entry in its log, but change none', async () => {
  const { accounts, audit, identity, call: _call, ...server } = await aDistrict();
  await accounts.open(anAccount({ id: 'kay', email: 'kay@staff.test', accountType: 'admin' }));
  const user = identity.addUser({ id: 'kay', email: 'kay@staff.test', emailVerified: true });
  const { token } = identity.issueToken(user, 'email', { secondFactor: true });
  const headers = { authorization: `Bearer ${token}` };
  const asKay = (id: string) => server.app.inject({ url: `/v1/app/organizations/${id}`, headers });
  const entry = { action: 'organization/read', by: 'kay', subject: 'pier', organization: 'tidewater/pier/' };
  expect((await asKay('pier')).json().data.organization).toMatchObject({ id: 'pier' });
  expect(audit.entries()).toEqual([expect.objectContaining(entry)]);
  expect((await asKay('nowhere')).statusCode).toBe(404);
  const url = '/v1/app/organizations/pier';
  const change = await server.app.inject({ method: 'PATCH', url, headers, payload: { name: 'Mine' } });
  expect(change.statusCode).toBe(404);
});

test('[ORG-1] the owner of a district adds a school to it, and a school cannot have schools', async () => {
  const { ask, call, acts } = await aDistrict();
  const added = await call('ada', 'POST', 'tidewater/schools', { name: 'Quay Street' });
  const id = String(added.body?.data.id);
  expect((await call('ada', 'GET', 'tidewater')).body.data.schools).toContainEqual({
    id,
    name: 'Quay Street',
  });
  expect((await call('ada', 'GET', id)).body.data.organization).toMatchObject({ path: `tidewater/${id}/` });
  expect(acts()).toEqual([['organization/school-added', 'ada', id]]);
  expect(await ask('ada', 'POST', 'pier/schools', { name: 'Deep' })).toBe('organization/not-a-district');
  expect(await ask('grace', 'POST', 'tidewater/schools', { name: 'Deep' })).toBe('account/not-permitted');
});

test('[LIC-12] [R27] only owners set the billing addresses', async () => {
  const { ask, call } = await aDistrict();
  const addresses = ['Bills@Harbor.test', 'office@harbor.test'];
  expect(await ask('grace', 'PUT', 'pier/billing-addresses', { addresses, seen: [] })).toBe(
    'account/not-permitted',
  );
  expect(await ask('ada', 'PUT', 'pier/billing-addresses', { addresses, seen: [] })).toBe('done');
  expect((await call('grace', 'GET', 'pier')).body.data.billingAddresses).toEqual([
    'bills@harbor.test',
    'office@harbor.test',
  ]);
  // The form of a second tab, which was opened before the change.
  const lost = { addresses: ['new@harbor.test'], seen: [] };
  expect(await ask('ada', 'PUT', 'pier/billing-addresses', lost)).toBe('organization/addresses-changed');
  const seen = ['office@harbor.test', 'bills@harbor.test'];
  expect(await ask('ada', 'PUT', 'pier/billing-addresses', { ...lost, seen })).toBe('done');
  expect(await ask('ada', 'PUT', 'pier/billing-addresses', { addresses: ['office'], seen: [] })).toBe(
    'form/invalid',
  );
});

const signed = { signedBy: 'Ada King', signedOn: '2026-08-01' };

test('[ORG-12] a data agreement is uploaded and downloaded byte for byte', async () => {
  const { ask, call, acts } = await aDistrict();
  expect(await ask('grace', 'GET', 'pier/agreement/file')).toBe('organization/no-such-school');
  const tomorrow = { ...signed, signedOn: '2026-09-02', file: aPdfInBase64() };
  expect(await ask('grace', 'PUT', 'pier/agreement', tomorrow)).toBe('form/invalid');
  expect(await ask('grace', 'PUT', 'pier/agreement', { ...signed, file: aPdfInBase64() })).toBe('done');
  const file = await call('ada', 'GET', 'pier/agreement/file');
  expect(file.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'content-disposition': 'attachment; filename="data-agreement.pdf"',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
  });
  expect(file.text).toBe(new TextDecoder().decode(aPdf()));
  expect((await call('ada', 'GET', 'pier')).body.data.agreement).toMatchObject(signed);
  expect(await ask('rosa', 'GET', 'pier/agreement/file')).toBe('organization/no-such-school');
  expect(acts()).toEqual([['organization/agreement-uploaded', 'grace', 'pier']]);
});

test('[SEC-4] a file that is not a PDF, has scripts, is truncated, or is larger than 5 MB is refused', async () => {
  const { ask } = await aDistrict();
  const upload = (file: string) => ask('ada', 'PUT', 'pier/agreement', { ...signed, file });
  expect(await upload(Buffer.from('<script>').toString('base64'))).toBe('form/invalid');
  expect(await upload('not base64!')).toBe('form/invalid');
  expect(await upload(Buffer.from('%PDF-1.7 cut').toString('base64'))).toBe('form/invalid');
  expect(await upload(aPdfInBase64('/S /JavaScript'))).toBe('form/invalid');
  const large = Buffer.alloc(maxPdfBytes + 1);
  large.set(aPdf());
  large.set(aPdf(), maxPdfBytes - aPdf().byteLength);
  expect(await upload(large.subarray(0, maxPdfBytes).toString('base64'))).toBe('done');
  expect(await upload(large.toString('base64'))).toBe('form/invalid');
});
