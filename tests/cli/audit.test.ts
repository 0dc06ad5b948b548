import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { exportAudit } from '#cli/commands/export-audit.ts';
import { exitCodes } from '#cli/exit-codes.ts';
import type { Activity } from '#domain/activity.ts';
import { err, ok } from '#domain/result.ts';
import { minute } from '../builders/time.ts';
import { aListeningServer, aTerminal } from './a-terminal.ts';

describe('[SEC-5] the audit log on the command line', () => {
  let server: Awaited<ReturnType<typeof aListeningServer>>;
  let terminal: ReturnType<typeof aTerminal>;

  beforeEach(async () => {
    server = await aListeningServer();
    terminal = aTerminal();
    await terminal.run('login', '--server', server.address);
  });
  afterEach(async () => {
    terminal.close();
    await server.close();
  });

  const record = async (count: number): Promise<void> => {
    for (let made = 0; made < count; made += 1) {
      await server.service.clock.advance(minute);
      await server.service.audit.record({
        action: 'account/sessions-ended',
        by: server.user.id,
        subject: made === 0 ? '=cmd()' : `subject ${made}`,
      });
    }
  };

  test('exports all entries over all pages, newest first', async () => {
    await record(230);
    const { exitCode, stdout } = await terminal.run('audit', 'export', '--json');
    const entries: unknown = JSON.parse(stdout);
    expect(exitCode).toBe(exitCodes.done);
    const subjects = Array.isArray(entries)
      ? entries.map(({ subject }: { readonly subject: { readonly id: string } }) => subject.id)
      : [];
    expect(subjects).toHaveLength(230);
    expect([subjects[0], subjects.at(-1)]).toEqual(['subject 229', '=cmd()']);
    expect(new Set(subjects).size).toBe(230);
  });

  test('writes CSV in which no cell runs as a formula', async () => {
    await record(2);
    const { stdout } = await terminal.run('audit', 'export');
    const lines = stdout.trimEnd().split('\r\n');
    expect(lines[0]).toBe(
      '\uFEFFtime,action,by,by_id,on_behalf_of,subject,subject_id,address,count,message,message_to',
    );
    expect(lines).toHaveLength(3);
    expect(stdout).toContain("'=cmd()");
    const file = path.join(terminal.homeFolder, 'audit.csv');
    expect((await terminal.run('audit', 'export', '-o', file)).stdout).toContain('2 entries');
    expect(readFileSync(file, 'utf8')).toBe(`${stdout.trimEnd()}\r\n`);
    expect((await terminal.run('audit', 'export', '-o', file)).exitCode).toBe(exitCodes.failed);
  });

  test('accepts days, and refuses invalid ones', async () => {
    await record(1);
    const after = async (day: string) => terminal.run('audit', 'export', '--json', '--after', day);
    expect(JSON.parse((await after('2999-01-01')).stdout)).toEqual([]);
    expect(JSON.parse((await after('2000-01-01')).stdout)).toHaveLength(1);
    expect((await after('yesterday')).exitCode).toBe(exitCodes.usage);
  });

  test('is refused to a user without permission', async () => {
    const { exitCode, stdout } = await terminal.run('audit', 'export', '--of', 'all');
    expect({ exitCode, stdout }).toEqual({ exitCode: exitCodes.notAllowed, stdout: '' });
  });
});

test('waits as long as the server asks, and continues', async () => {
  const entry = (id: string): Activity => ({
    id,
    at: 0,
    action: 'account/sessions-ended',
    by: null,
    onBehalfOf: null,
    subject: { id, name: null },
    address: null,
    count: null,
    message: null,
  });
  const place = { key: 0, id: 'one' };
  const answers = [
    ok({ rows: [entry('one')], total: 2, before: null, after: place, morePeople: false }),
    err({ kind: 'service/too-many-requests', retryAfterSeconds: 7 } as const),
    ok({ rows: [entry('two')], total: 2, before: place, after: null, morePeople: false }),
  ];
  const requests: unknown[] = [];
  const waited: number[] = [];
  const report = await exportAudit(
    {
      app: {
        activity: {
          page: async (_range, { start }) => {
            requests.push(start);
            return answers.shift() ?? err({ kind: 'service/unreachable' });
          },
        },
      },
      pause: async (seconds) => void waited.push(seconds),
      writeFile: () => ok(undefined),
    },
    { of: 'own' },
  );
  expect(report.ok && report.value?.json).toEqual([entry('one'), entry('two')]);
  expect(requests).toEqual([null, { after: place }, { after: place }]);
  expect(waited).toEqual([7]);
});
