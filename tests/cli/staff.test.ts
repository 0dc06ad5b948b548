import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exitCodes } from '#cli/exit-codes.ts';
import { anOrganization } from '../builders/an-organization.ts';
import { startOfTests } from '../builders/time.ts';
import { aListeningServer, aTerminal } from './a-terminal.ts';

const pasted = 'Grace Hopper <Grace@Hopper.test>; not an address\nada@lovelace.test, grace@hopper.test';

let server: Awaited<ReturnType<typeof aListeningServer>>;
let terminal: ReturnType<typeof aTerminal>;

async function join(organizationId: string, role: 'manager' | 'teacher'): Promise<void> {
  await anOrganization(server.service.organizations, { id: organizationId });
  await server.service.organizations.join({
    id: `membership in ${organizationId}`,
    accountId: server.user.id,
    organizationId,
    role,
    billingContact: false,
    at: startOfTests,
  });
}

beforeEach(async () => {
  server = await aListeningServer();
  terminal = aTerminal({}, undefined, pasted);
  await terminal.run('login', '--server', server.address);
});
afterEach(async () => {
  terminal.close();
  await server.close();
});

test('[ORG-6] lists the people of the organization', async () => {
  await join('pier', 'manager');
  const { exitCode, stdout } = await terminal.run('staff', 'list', '--organization', 'pier');
  expect(exitCode).toBe(exitCodes.done);
  expect(stdout).toMatch(/^NAME +EMAIL +ROLE +SCHOOL +STATUS +LAST ACTIVE\n/);
  expect(stdout).toMatch(/ada@lovelace\.test +manager +pier +joined/);
  const listed: unknown = JSON.parse(
    (await terminal.run('staff', 'list', '--organization', 'pier', '--json')).stdout,
  );
  expect(listed).toMatchObject([{ you: true }]);
});

test('[ORG-6] shows the result for each address, sends nothing, then invites', async () => {
  await join('pier', 'manager');
  const invite = async (...words: readonly string[]) => {
    const { exitCode, stdout } = await terminal.run(
      'staff',
      'invite',
      '-',
      '--organization',
      'pier',
      ...words,
    );
    expect(exitCode).toBe(exitCodes.done);
    return stdout;
  };
  const answers =
    /grace@hopper\.test +invited[^]*not an address +bad[^]*ada@lovelace\.test +here[^]*grace@hopper\.test +twice/;
  expect(await invite('--dry-run')).toMatch(answers);
  expect(await invite('--dry-run')).toMatch(answers);
  expect(await invite()).toMatch(answers);
  expect(await invite('--dry-run')).toMatch(/grace@hopper\.test +renewed/);
});

test('[ORG-6] invites from a file, and reports an unreadable file and a missing school name', async () => {
  await join('pier', 'manager');
  const file = path.join(terminal.homeFolder, 'staff.csv');
  writeFileSync(file, 'Email\ngrace@hopper.test\n');
  expect((await terminal.run('staff', 'invite', file, '--organization', 'pier')).stdout).toContain('invited');
  const missing = await terminal.run('staff', 'invite', `${file}.old`);
  expect([missing.exitCode, missing.stderr]).toEqual([
    exitCodes.failed,
    `error: ${file}.old: The file could not be read.\n`,
  ]);
  await join('oak', 'teacher');
  const unnamed = await terminal.run('staff', 'invite', file);
  expect([unnamed.exitCode, unnamed.stderr]).toEqual([
    exitCodes.usage,
    expect.stringContaining('Name it with --organization'),
  ]);
  const notTheirs = await terminal.run('staff', 'invite', file, '--organization', 'oak');
  expect(notTheirs.exitCode).toBe(exitCodes.notAllowed);
});
