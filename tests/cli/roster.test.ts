import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { exitCodes } from '#cli/exit-codes.ts';
import { oneRosterFiles } from '../builders/a-reading.ts';
import { anEmail } from '../builders/an-email.ts';
import { anOrganization } from '../builders/an-organization.ts';
import { startOfTests } from '../builders/time.ts';
import { aListeningServer, aTerminal } from './a-terminal.ts';

const students = [
  'first_name,last_name,display_name,student_id,grade,classroom,login_type,action',
  'Ann,Lee,,00123,3,"""Math, period 2""",,',
  '"\'=cmd",,,,,Room 12,,',
  'Ann,Lee,,00123,3,Room 12,,',
].join('\r\n');

describe('[ROS-5] roster files that are checked on this computer', () => {
  let terminal: ReturnType<typeof aTerminal>;
  beforeEach(() => {
    terminal = aTerminal();
  });
  afterEach(() => terminal.close());
  const fileOf = (name: string, text: string): string => {
    const file = path.join(terminal.homeFolder, name);
    writeFileSync(file, text);
    return file;
  };

  test('shows the format of a file without the server', async () => {
    const checked = await terminal.run('roster', 'check', fileOf('students.csv', students));
    expect(checked.exitCode).toBe(exitCodes.done);
    expect(checked.stdout).toMatch(/Format: blockyard[^]*students\.csv +blockyard students +3 +3/);
    const shown = await terminal.run('roster', 'preview', fileOf('students.csv', students));
    expect(shown.stdout).toMatch(/=cmd +Room 12[^]*3 students, 2 classrooms/);
  });

  test('[ROS-6] reports file, line, column and value of an error, and ends with 1', async () => {
    const wrong = fileOf('students.csv', students.replace("'=cmd", ''));
    const checked = await terminal.run('roster', 'check', wrong);
    expect(checked.exitCode).toBe(exitCodes.failed);
    expect(checked.stdout).toMatch(/Not imported +students\.csv +3 +first_name +A value is missing\./);
    expect(checked.stdout).toMatch(/\n1 error, 0 to review, 0 warnings\n$/);
    const json: unknown = JSON.parse((await terminal.run('roster', 'check', wrong, '--json')).stdout);
    expect(json).toMatchObject({ format: 'blockyard', issueCounts: { error: 1 }, issues: [{ line: 3 }] });
  });

  test('reads the files of one set together, and reports a missing file by name', async () => {
    const orgs = fileOf('orgs.csv', 'sourcedId,name,type\ns1,Oak,school');
    const users = fileOf(
      'users.csv',
      'sourcedId,orgSourcedIds,role,givenName,familyName\nu1,s1,student,Ann,Lee',
    );
    const shown = await terminal.run('roster', 'preview', orgs, users);
    expect(shown.stdout).toMatch(/Ann Lee[^]*1 student, 0 classrooms, 0 staff, 1 school/);
    const missing = await terminal.run('roster', 'check', orgs, `${orgs}.old`);
    expect([missing.exitCode, missing.stdout]).toEqual([exitCodes.notFound, '']);
    expect(missing.stderr).toBe(`error: ${orgs}.old: There is no such file or folder.\n`);
    expect((await terminal.run('roster', 'check')).exitCode).toBe(exitCodes.usage);
  });
});

test('[ROS-5] `-` reads the standard input', async () => {
  const terminal = aTerminal({}, undefined, students);
  const shown = await terminal.run('roster', 'preview', '-');
  terminal.close();
  expect(shown.stdout).toMatch(/Ann Lee[^]*3 students, 2 classrooms/);
});

describe('[ROS-5] a roster on the server', () => {
  let server: Awaited<ReturnType<typeof aListeningServer>>;
  let terminal: ReturnType<typeof aTerminal>;
  let worker: { readonly stop: () => Promise<void> };
  let file: string;

  beforeEach(async () => {
    server = await aListeningServer();
    const { organizations, jobs, app } = server.service;
    await anOrganization(organizations, { id: 'oak', name: 'Oak School' });
    const membership = {
      id: 'm',
      accountId: server.user.id,
      organizationId: 'oak',
      role: 'manager',
    } as const;
    await organizations.join({ ...membership, billingContact: false, at: startOfTests });
    worker = jobs.start(app.jobs.handlers);
    terminal = aTerminal({}, undefined, '', 'n');
    await terminal.run('login', '--server', server.address);
    file = path.join(terminal.homeFolder, 'students.csv');
    writeFileSync(file, students);
  });
  afterEach(async () => {
    terminal.close();
    await worker.stop();
    await server.close();
  });

  const importFile = (...words: readonly string[]) =>
    terminal.run('roster', 'import', file, '--school', 'oak', ...words);
  const idsOf = async (...words: readonly string[]): Promise<readonly string[]> => {
    const rows: readonly { readonly id: string }[] = JSON.parse(
      (await terminal.run(...words, '--json')).stdout,
    );
    return rows.map(({ id }) => id);
  };

  test('[R25] shows the plan, asks, and imports it; importing its export changes nothing; undo works', async () => {
    const declined = await importFile();
    expect(declined.stderr).toMatch(/students +2 +0 +0 +0 +0 +0 +0 +2\n/);
    expect([declined.exitCode, declined.stdout]).toEqual([exitCodes.failed, '']);
    expect(declined.stderr).toContain('error: Nothing was imported. The import is deleted.');

    const done = await importFile('--yes', '--wait');
    expect(done).toMatchObject({ exitCode: exitCodes.done });
    expect(done.stdout).toMatch(/Import \S+: committed\./);

    const exported = await terminal.run('roster', 'export', '--school', 'oak', '-o', file, '--force');
    expect(exported.stdout).toContain(`Wrote ${file}`);
    expect(readFileSync(file, 'utf8')).toContain('"\'=cmd",,,,,Room 12,,');
    const again = await importFile('--yes', '--wait', '--json');
    const nothing = { added: 0, changed: 0, heldBack: 0, undecided: 0 };
    expect(JSON.parse(again.stdout)).toMatchObject({
      counts: { classrooms: nothing, students: nothing, enrollments: nothing },
    });

    const listed = await terminal.run('roster', 'list');
    expect(listed.stdout).toMatch(/Oak School +discarded[^]*students\.csv/);
    expect(listed.stdout).not.toContain('ready');
    const [, first = ''] = await idsOf('roster', 'list');
    const undone = await terminal.run('roster', 'undo', first);
    expect(undone.stdout).toMatch(/^Reversed: \d+\. Kept, because edited later: 0\. Not possible: 0\./);
    expect((await terminal.run('roster', 'undo', first)).exitCode).toBe(exitCodes.failed);
  });

  test('[ROS-10] a rehearsal shows the counts, imports nothing, and can be deleted', async () => {
    const rehearsed = await importFile('--rehearsal');
    expect(rehearsed.exitCode).toBe(exitCodes.done);
    expect(rehearsed.stdout).toMatch(/students +2 +0 +0 +0 +0 +0 +0 +2\n[^]*nothing was imported/);
    expect((await terminal.run('roster', 'list')).stdout).toMatch(/discarded/);
    expect(await idsOf('classrooms', 'list')).toEqual([]);
  });

  test('[R25] staff are exported as a file that an import accepts without sending invitations', async () => {
    const staff = path.join(terminal.homeFolder, 'staff.csv');
    const written = await terminal.run('roster', 'export', '--staff', '--school', 'oak', '-o', staff);
    expect(written.stdout).toContain(`Wrote ${staff}`);
    expect(readFileSync(staff, 'utf8')).toMatch(
      /^\uFEFFfirst_name,last_name,email,role,school\r\n[^\r\n]*@[^\r\n]*,manager,Oak School$/u,
    );
    const again = await terminal.run('roster', 'import', staff, '--school', 'oak', '--invite-staff');
    expect(again.stderr).toMatch(/staff +0 +0 +1 +0/);
    const elsewhere = await terminal.run('roster', 'export', '--staff', '--school', 'elm');
    expect(elsewhere.stdout.trim()).toBe('\uFEFFfirst_name,last_name,email,role,school'.trim());
    const both = await terminal.run('roster', 'export', '--staff', '--archived');
    expect(both.exitCode).toBe(exitCodes.usage);
  });

  test('lists classes, shows one, and exports it alone', async () => {
    await importFile('--yes', '--wait');
    const listed = await terminal.run('classrooms', 'list');
    expect(listed.stdout).toMatch(/^CLASSROOM[^]*Room 12/);
    const classrooms: readonly { id: string; name: string }[] = JSON.parse(
      (await terminal.run('classrooms', 'list', '--json')).stdout,
    );
    const id = classrooms.find(({ name }) => name === 'Room 12')?.id ?? '';
    expect((await terminal.run('classrooms', 'show', id)).stdout).toMatch(
      /Students: +2[^]*Ann Lee +00123 +3/,
    );
    const { stdout } = await terminal.run('roster', 'export', '--classroom', id);
    const rows: unknown = JSON.parse(
      (await terminal.run('roster', 'export', '--classroom', id, '--json')).stdout,
    );
    expect(rows).toContainEqual(expect.objectContaining({ first_name: '=cmd', classroom: 'Room 12' }));
    expect(stdout.trim().split('\r\n')).toHaveLength(3);
    expect((await terminal.run('classrooms', 'show', 'nowhere')).exitCode).toBe(exitCodes.notFound);
    expect((await terminal.run('roster', 'export', '--school', 'elm')).exitCode).toBe(exitCodes.notFound);
  });

  test('invites unknown staff only with --invite-staff', async () => {
    const sources = Object.entries(oneRosterFiles).map(([name, lines]) => {
      const source = path.join(terminal.homeFolder, name);
      writeFileSync(source, lines.map((line) => line.replaceAll('|', ',')).join('\r\n'));
      return source;
    });
    const importAll = (...words: readonly string[]) =>
      terminal.run('roster', 'import', ...sources, '--school', 'oak', '--yes', '--wait', ...words);
    const { invitations, clock } = server.service;
    const invited = async (): Promise<number> =>
      (await invitations.waiting(anEmail('eve@oak.example'), clock.now())).length;
    expect((await importAll()).exitCode).toBe(exitCodes.done);
    expect(await invited()).toBe(0);
    expect((await importAll('--invite-staff')).exitCode).toBe(exitCodes.done);
    expect(await invited()).toBe(1);
  });

  test('a removal is confirmed by typing its number; without a terminal the plan waits for `roster commit`', async () => {
    const alone = aTerminal();
    await alone.run('login', '--server', server.address);
    const unasked = await alone.run('roster', 'import', file, '--school', 'oak');
    expect([unasked.exitCode, unasked.stdout]).toEqual([exitCodes.usage, '']);
    const [, id = ''] = /Run `blockyard roster commit (\S+) --yes`\./.exec(unasked.stderr) ?? [];
    const committed = await alone.run('roster', 'commit', id, '--yes', '--wait');
    expect(committed.stdout).toMatch(/Import \S+: committed\./);
    expect((await alone.run('roster', 'commit', id, '--yes')).exitCode).toBe(exitCodes.failed);
    alone.close();
    await importFile('--yes', '--wait');
    writeFileSync(file, students.replaceAll(',,\r\n', ',,archive\r\n').replace(/,,$/, ',,archive'));
    const missing = await importFile('--archive-left', '--yes');
    expect([missing.exitCode, missing.stderr]).toEqual([
      exitCodes.failed,
      expect.stringMatching(/run `blockyard roster commit \S+ --confirm \d+`\.\n$/),
    ]);
    const [, large = ''] = /commit (\S+) --confirm/.exec(missing.stderr) ?? [];
    expect((await terminal.run('roster', 'discard', large)).stdout).toBe(`Import ${large} is deleted.\n`);
    expect((await terminal.run('roster', 'commit', large, '--yes')).stderr).toContain('current state');
  });
});
