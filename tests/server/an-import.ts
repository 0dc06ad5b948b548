import type { MemberRole } from '#domain/identity/membership/member-role.ts';
import { trialFrom } from '#domain/organizations/grants/grant.ts';
import { anAccount } from '../builders/an-account.ts';
import { anOrganization } from '../builders/an-organization.ts';
import { day, startOfTests } from '../builders/time.ts';
import { aServer } from './a-server.ts';

export const csvOf = (...lines: readonly string[]): string => lines.join('\r\n');

export async function anImportingSchool() {
  const server = aServer();
  const parent = await anOrganization(server.organizations, { id: 'tidewater', kind: 'district' });
  await anOrganization(server.organizations, { id: 'oak', name: 'Oak School', parent });
  await anOrganization(server.organizations, { id: 'elm', name: 'Elm School', parent });
  const license = {
    kind: 'district',
    seats: 9,
    startsAt: startOfTests,
    endsAt: startOfTests + 365 * day,
  } as const;
  await server.grants.give({ organizationId: 'tidewater', ...license });
  const join = async (id: string, role: MemberRole, organizationId: string) => {
    const email = `${id}@harbor.test`;
    const user = server.identity.addUser({ id, email, emailVerified: true });
    const grants = [trialFrom(startOfTests)];
    await server.accounts.open(anAccount({ id, email, firstName: id, grants }));
    const membership = { id: `m-${id}`, accountId: id, organizationId, role, billingContact: false };
    await server.organizations.join({ ...membership, at: startOfTests });
    return { authorization: `Bearer ${server.identity.issueToken(user, 'email').token}` };
  };
  const mia = await join('mia', 'manager', 'oak');
  const dan = await join('dan', 'manager', 'tidewater');

  const loneTeacher = async () => {
    const workspace = 'own';
    await anOrganization(server.organizations, { id: workspace, kind: 'workspace' });
    return { ...(await join('kim', 'customer', workspace)), workspace };
  };

  const runJobs = () => server.jobs.start(server.service.jobs.handlers).stop();
  const call = async (
    method: 'DELETE' | 'GET' | 'PATCH' | 'POST' | 'PUT',
    path: string,
    payload?: object,
    headers = mia,
  ) => {
    const options = payload === undefined ? { headers } : { headers, payload };
    return server.call(method, `/v1/app/imports${path}`, options);
  };
  const put = (id: string, name: string, text: string, headers = mia) =>
    server.call('PUT', `/v1/app/imports/${id}/files/${encodeURIComponent(name)}`, {
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      payload: Buffer.from(text),
    });
  const read = async (id: string, headers = mia) =>
    (await call('GET', `/${id}`, undefined, headers)).body.data;
  const plan = async (
    files: Readonly<Record<string, string>>,
    organizationId = 'oak',
    headers = mia,
  ): Promise<string> => {
    const started = await call('POST', '', { organizationId }, headers);
    const { id } = started.body.data;
    for (const [name, text] of Object.entries(files)) await put(id, name, text, headers);
    await call('PUT', `/${id}/plan`, {}, headers);
    await runJobs();
    return id;
  };
  const commit = async (id: string, confirm: number | null = null, headers = mia) => {
    const { plan: seen } = await read(id, headers);
    const answered = await call('POST', `/${id}/commit`, { plan: seen, confirm }, headers);
    await runJobs();
    return answered;
  };
  const undo = async (id: string) => {
    const answered = await call('POST', `/${id}/undo`, {});
    await runJobs();
    return answered;
  };
  const students = async (headers = mia): Promise<readonly string[]> => {
    const { body } = await server.call('GET', '/v1/app/students', { headers });
    const names: string[] = body.data.map(
      ({
        given,
        family,
        classrooms,
      }: {
        given: string;
        family: string | null;
        classrooms: { name: string }[];
      }) => `${given} ${family ?? ''} ${classrooms.map(({ name }) => name).join('+')}`.trim(),
    );
    return names.toSorted();
  };
  return {
    ...server,
    request: server.call,
    call,
    put,
    plan,
    commit,
    undo,
    read,
    students,
    runJobs,
    loneTeacher,
    mia,
    dan,
  };
}
