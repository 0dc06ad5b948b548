import { beforeEach, expect, test } from 'vitest';
import { anOrganization } from '../../../builders/an-organization.ts';
import { startOfTests } from '../../../builders/time.ts';
import { aServer } from '../../a-server.ts';

let server: ReturnType<typeof aServer>;
let headers: { readonly authorization: string };
let ada: string;

beforeEach(async () => {
  server = aServer();
  headers = await server.signedIn();
  ada = server.identity.userOf('ada@lovelace.test')?.id ?? '';
  for (const id of ['oak', 'pier']) await anOrganization(server.organizations, { id });
  for (const organization of ['oak/', 'pier/', null]) {
    const subject = `act in ${organization}`;
    await server.audit.record({ action: 'account/sessions-ended', by: 'grace', subject, organization });
  }
});

const join = (role: 'manager' | 'teacher') =>
  server.organizations.join({
    id: 'membership',
    accountId: ada,
    organizationId: 'oak',
    role,
    billingContact: false,
    at: startOfTests,
  });
const subjects = async (search: string) => {
  const { status, body } = await server.call('GET', `/v1/app/activity${search}`, { headers });
  return status === 200
    ? body.data.map(({ subject }: { readonly subject: { readonly id: string } }) => subject.id)
    : body.type;
};

test('[SEC-5] [ORG-12] a manager reads the activity of the organization, and the view is recorded', async () => {
  await join('manager');
  expect(await subjects('?of=organization&filter=by.equals:grace')).toEqual(['act in oak/']);
  expect(server.audit.entries().at(-1)).toMatchObject({
    action: 'activity/read',
    by: ada,
    subject: 'oak/',
    organization: 'oak/',
    concerned: [ada, 'oak/', 'grace'],
    filter: { match: 'all', rules: [{ column: 'by', value: 'grace' }] },
    count: 1,
  });
  expect(await subjects('?of=all')).toBe('/problems/account/not-permitted');
});

test('[ORG-3] a teacher reads only their own activity, which records nothing', async () => {
  await join('teacher');
  expect(await subjects('?of=organization')).toBe('/problems/account/not-permitted');
  await server.audit.record({ action: 'account/sessions-ended', by: 'grace', subject: ada });
  const before = server.audit.entries().length;
  expect(await subjects('')).toEqual([ada]);
  expect(server.audit.entries()).toHaveLength(before);
});

test.each(['sort=action', 'filter=nothing.equals:1', 'timeZone=Nowhere/At_All', 'size=7'])(
  'an invalid query is refused: %s',
  async (search) => {
    expect(await subjects(`?${search}`)).toBe('/problems/call/malformed');
  },
);
