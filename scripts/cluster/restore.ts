import { spawnSync } from 'node:child_process';
import { appendFileSync, chownSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { binDir } from './databases.ts';
import type { Fault } from './faults.ts';
import { observe } from './observe.ts';
import { answersSql, databaseAccount, freePorts, until } from './processes.ts';

const bin = (program: string): string => join(binDir() ?? '', program);

function run(folder: string, program: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(bin(program), args, {
    cwd: folder,
    encoding: 'utf8',
    ...databaseAccount(),
  });
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
}

async function ask(url: string, statement: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ readonly answer: string }>(statement);
  await client.end();
  return rows[0]?.answer ?? '';
}

/**
 * Makes a base backup and archives the write-ahead log under load, restores both to a point in time on another server, and compares. Every write acknowledged
 * before that time must be in the restored database. Of later writes, only those that were pending at that time may be in it.
 */
export const restore: Fault = async ({ folder, databases, processes }, say, load) => {
  const primary = (await databases.find('primary')) ?? 'pg1';
  const url = databases.direct(primary);
  const [base, wal] = [join(folder, 'base'), join(folder, 'wal')];
  mkdirSync(wal);
  const account = databaseAccount();
  const own = (file: string): void => {
    if (account !== null) chownSync(file, account.uid, account.gid);
  };
  own(wal);
  processes.start('pg_receivewal', {
    program: bin('pg_receivewal'),
    args: ['--dbname', url, '--directory', wal, '--synchronous'],
    asPostgres: true,
  });
  await wait(1_000);
  const ofBackup = ['--dbname', url, '--pgdata', base, '--wal-method', 'none', '--checkpoint', 'fast'];
  run(folder, 'pg_basebackup', ofBackup);
  await wait(5_000);
  const before = {
    students: new Set(load.acknowledged.students),
    programs: new Set(load.acknowledged.programs),
    mails: new Set<string>(),
  };
  const moment = await ask(url, 'select clock_timestamp()::text as answer');
  const pending = load.pending();
  await wait(5_000);
  const after = [...load.acknowledged.students].filter((given) => !before.students.has(given));
  const segment = await ask(url, 'select pg_walfile_name(pg_switch_wal()) as answer');
  await until('the write-ahead log', async () => existsSync(join(wal, segment)));
  await processes.end('pg_receivewal', 'SIGTERM');
  const [port = 0] = await freePorts(1);
  const signal = join(base, 'recovery.signal');
  writeFileSync(signal, '');
  own(signal);
  // The backup of a former standby has empty recovery targets in its configuration, which are refused if the command line sets one. This file is read last.
  appendFileSync(join(base, 'postgresql.auto.conf'), `\nrecovery_target_time = '${moment}'\n`);
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    hba_file: join(base, 'pg_hba.conf'),
    restore_command: `cp ${wal}/%f %p`,
    recovery_target_action: 'promote',
    synchronous_standby_names: '',
    archive_mode: 'off',
  };
  processes.start('restored', {
    program: bin('postgres'),
    args: ['-D', base, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    asPostgres: true,
  });
  const restored = `postgres://postgres@127.0.0.1:${port}/blockyard`;
  await until('the restored database', async () => {
    if (!processes.isRunning('restored')) throw new Error(processes.lastLines('restored'));
    if (!(await answersSql(restored))) return false;
    return (await ask(restored, 'select pg_is_in_recovery()::text as answer')) === 'false';
  });
  const { lost, duplicated } = await observe(restored, before, []);
  const later = await observe(restored, { ...before, students: new Set(after), programs: new Set() }, []);
  const kept = after.length - later.lost;
  say(
    `restored to ${moment}: ${before.students.size + before.programs.size} writes before it, ${lost} lost, ${duplicated} duplicated; ${kept} of ${after.length} later ones, ${pending} were pending`,
  );
  await processes.end('restored', 'SIGINT');
  if (lost > 0 || kept > pending) throw new Error('the restored database is not that of the moment');
};
