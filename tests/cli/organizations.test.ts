import { afterEach, beforeEach, expect, test } from 'vitest';
import { exitCodes } from '#cli/exit-codes.ts';
import { anOrganization } from '../builders/an-organization.ts';
import { startOfTests } from '../builders/time.ts';
import { aListeningServer, aTerminal } from './a-terminal.ts';

let server: Awaited<ReturnType<typeof aListeningServer>>;
let terminal: ReturnType<typeof aTerminal>;

beforeEach(async () => {
  server = await aListeningServer();
  terminal = aTerminal();
  for (const id of ['oak', 'pier', 'elm']) await anOrganization(server.service.organizations, { id });
  for (const [organizationId, role] of [
    ['oak', 'teacher'],
    ['pier', 'manager'],
  ] as const) {
    await server.service.organizations.join({
      id: `membership in ${organizationId}`,
      accountId: server.user.id,
      organizationId,
      role,
      billingContact: false,
      at: startOfTests,
    });
  }
  await terminal.run('login', '--server', server.address);
});
afterEach(async () => {
  terminal.close();
  await server.close();
});

test("[ORG-1] lists the user's organizations", async () => {
  const { exitCode, stdout } = await terminal.run('organizations');
  expect(exitCode).toBe(exitCodes.done);
  expect(stdout.split('\n')).toEqual([
    'ORGANIZATION  NAME  KIND    YOUR ROLE',
    'oak           oak   school  teacher',
    'pier          pier  school  manager',
    '',
  ]);
  const listed: unknown = JSON.parse((await terminal.run('organizations', '--json')).stdout);
  expect(listed).toMatchObject([{ id: 'oak' }, { id: 'pier' }]);
});

test('[ORG-1] a command uses the organization that it names, or the default one', async () => {
  const exported = async (...words: readonly string[]) =>
    (await terminal.run('audit', 'export', '--of', 'organization', ...words)).exitCode;
  expect(await exported()).toBe(exitCodes.notAllowed);
  expect(await exported('--organization', 'pier')).toBe(exitCodes.done);
});

test("[ORG-1] another user's organization is refused like a missing one", async () => {
  for (const id of ['elm', 'nowhere']) {
    const { exitCode, stderr } = await terminal.run('whoami', '--organization', id);
    expect(exitCode).toBe(exitCodes.notAllowed);
    expect(stderr).toContain('You do not belong to this organization');
  }
  expect((await terminal.run('whoami', '--organization', 'a\nb')).exitCode).toBe(exitCodes.usage);
});
