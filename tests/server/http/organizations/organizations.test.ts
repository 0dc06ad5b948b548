import { beforeEach, describe, expect, test } from 'vitest';
import { anOrganization } from '../../../builders/an-organization.ts';
import { startOfTests } from '../../../builders/time.ts';
import { aServer } from '../../a-server.ts';

const names = { firstName: 'Ada', lastName: 'Lovelace', schoolOrDistrict: null };

describe('the organizations of a user', () => {
  let server: ReturnType<typeof aServer>;
  let headers: { readonly authorization: string };
  const accountId = (): string => server.accounts.accounts()[0]?.id ?? '';
  const join = (organizationId: string, role: 'manager' | 'teacher', at = startOfTests) =>
    server.organizations.join({
      id: `in ${organizationId}`,
      accountId: accountId(),
      organizationId,
      role,
      billingContact: false,
      at,
    });
  const me = async (organization?: string) =>
    server.call('GET', '/v1/app/users/me', {
      headers: {
        ...headers,
        ...(organization === undefined ? {} : { 'blockyard-organization': organization }),
      },
    });
  const finishOnboarding = () =>
    server.call('PATCH', '/v1/app/users/me/complete-onboarding', { headers, payload: names });

  beforeEach(async () => {
    server = aServer();
    headers = await server.signedIn();
    await anOrganization(server.organizations, { id: 'oak' });
    await anOrganization(server.organizations, { id: 'pier' });
  });

  test('[ORG-1] an individual teacher owns exactly one workspace after onboarding', async () => {
    expect((await me()).body.data.organization).toBeNull();
    await finishOnboarding();
    await finishOnboarding();
    const { body } = await server.call('GET', '/v1/app/organizations', { headers });
    expect(body.data).toMatchObject([
      { kind: 'workspace', name: 'Ada Lovelace’s workspace', role: 'customer', billingContact: true },
    ]);
    expect((await me()).body.data.organization).toEqual(body.data[0]);
  });

  test('[ORG-1] a teacher whose sign-up was complete owns one, too, so that nothing is left to ask (regression)', async () => {
    const payload = {
      ...names,
      schoolOrDistrict: 'Oak School',
      email: 'bo@roe.test',
      firstName: 'Bo',
      lastName: 'Roe',
    };
    expect((await server.call('POST', '/v1/app/sign-up', { payload })).status).toBe(200);
    const { body } = await server.call('GET', '/v1/app/organizations', {
      headers: await server.signedIn('bo@roe.test'),
    });
    expect(body.data).toMatchObject([{ kind: 'workspace', name: 'Bo Roe’s workspace', role: 'customer' }]);
  });

  test('[ORG-1] a call is for the organization in its header, and the reply has the same one', async () => {
    await join('oak', 'teacher');
    await join('pier', 'manager', startOfTests + 1);
    const [anywhere, pier] = [await me(), await me('pier')];
    expect([anywhere.headers['blockyard-organization'], anywhere.body.data.accountType]).toEqual([
      'oak',
      'teacher',
    ]);
    expect([pier.headers['blockyard-organization'], pier.body.data.accountType]).toEqual(['pier', 'manager']);
    expect(pier.body.data.organization).toMatchObject({ id: 'pier', role: 'manager' });
  });

  test('[ORG-1] the organization that was chosen last is the default in every browser', async () => {
    await join('oak', 'teacher');
    await join('pier', 'manager', startOfTests + 1);
    const url = '/v1/app/users/me/organization';
    const chosen = await server.call('PUT', url, { headers, payload: { organizationId: 'pier' } });
    expect([chosen.status, chosen.body.data.role]).toEqual([200, 'manager']);
    expect((await me()).headers['blockyard-organization']).toBe('pier');
    const refused = await server.call('PUT', url, { headers, payload: { organizationId: 'none' } });
    expect([refused.status, refused.body.type]).toEqual([403, '/problems/organization/not-a-member']);
  });

  test('[R10] the next call of a removed member is refused, and so is one to an unknown organization', async () => {
    await join('oak', 'teacher');
    expect((await me('oak')).status).toBe(200);
    await server.organizations.endMembership('in oak', { at: startOfTests, why: 'removed' });
    for (const organization of ['oak', 'pier', 'nowhere']) {
      const { status, body } = await me(organization);
      expect([status, body.type]).toEqual([403, '/problems/organization/not-a-member']);
    }
    expect((await me()).body.data.organization).toBeNull();
  });

  test("[ORG-3] a class belongs to the organization in which its teacher acted, and is in its managers' scope", async () => {
    await join('oak', 'teacher');
    const payload = { name: 'Room 13', gradeBand: null };
    const opened = await server.call('POST', '/v1/app/classrooms', { headers, payload });
    const grace = await server.signedIn('grace@hopper.test');
    const graceId = server.accounts.accounts().find(({ email }) => email === 'grace@hopper.test')?.id ?? '';
    const read = async (organization: string) => {
      const named = { ...grace, 'blockyard-organization': organization };
      return (await server.call('GET', `/v1/app/classrooms/${opened.body.data.id}`, { headers: named }))
        .status;
    };
    for (const organizationId of ['oak', 'pier']) {
      const membership = { id: `grace in ${organizationId}`, accountId: graceId, organizationId };
      await server.organizations.join({
        ...membership,
        role: 'manager',
        billingContact: false,
        at: startOfTests,
      });
    }
    expect([await read('oak'), await read('pier')]).toEqual([200, 404]);
  });
});
