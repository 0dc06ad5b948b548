import path from 'node:path';
import type { ImportDetail } from '#domain/rosters/imports/import-view.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Cli } from '../cli.ts';
import type { CliFailure } from '../failures.ts';
import type { Reported } from '../report.ts';
import { issueSums } from './check-roster.ts';
import { type CommitNeeds, type CommitOptions, commitPlan, planTable } from './commit-roster.ts';
import { followJob } from './follow-job.ts';

export type ImportRosterOptions = CommitOptions & {
  readonly school: string;
  readonly archiveLeft?: true;
  /** Archives the school's students who are not in the files. */
  readonly archiveMissing?: true;
  readonly inviteStaff?: true;
  /** Plans the import with invented names, shows the counts, and deletes the rehearsal (ROS-10). */
  readonly rehearsal?: true;
};

type Needs = CommitNeeds & Pick<Cli, 'readBytes'>;

async function send(
  { app, readBytes, say }: Needs,
  id: string,
  files: readonly string[],
): Promise<Result<null, CliFailure>> {
  for (const [at, file] of files.entries()) {
    const bytes = readBytes(file);
    if (!bytes.ok) return bytes;
    say(`Sending ${file} (${at + 1} of ${files.length}) …`);
    // Sequential, because concurrent uploads would only share the bandwidth.
    // oxlint-disable-next-line no-await-in-loop
    const added = await app.imports.addFile(id, {
      name: file === '-' ? 'stdin.csv' : path.basename(file),
      bytes: bytes.value,
    });
    if (!added.ok) return added;
  }
  return ok(null);
}

async function planned(
  cli: Needs,
  id: string,
  {
    archiveLeft,
    archiveMissing,
    inviteStaff,
  }: Pick<ImportRosterOptions, 'archiveLeft' | 'archiveMissing' | 'inviteStaff'>,
): Promise<Result<ImportDetail, CliFailure>> {
  const { imports } = cli.app;
  const ordered = await imports.plan(id, {
    archiveLeft: archiveLeft === true,
    archiveMissing: archiveMissing === true,
    inviteStaff: inviteStaff === true,
  });
  if (!ordered.ok) return ordered;
  const made = await followJob(cli, ordered.value.jobId);
  if (!made.ok) return made;
  const read = await imports.open(id);
  if (!read.ok) return read;
  return read.value.state === 'ready' ? read : err({ kind: 'import/not-ready' });
}

const rehearsed = (plan: ImportDetail): Awaited<Reported> =>
  ok({
    json: { rehearsal: true, counts: plan.counts, issues: plan.issues, confirm: plan.confirm },
    text: `${planTable(plan)}\n${issueSums(plan.issues)}. This was a rehearsal: nothing was imported, and what was read is deleted.`,
  });

/** Imports files into an organization (ROS-5). Commits only a plan that it has shown to the user. */
export async function importRoster(
  cli: Needs,
  files: readonly string[],
  options: ImportRosterOptions,
): Reported {
  const { imports } = cli.app;
  const started = await imports.start(options.school, { rehearsal: options.rehearsal === true });
  if (!started.ok) return started;
  const id = started.value;
  const sent = await send(cli, id, files);
  const plan = sent.ok ? await planned(cli, id, options) : sent;
  if (plan.ok && options.rehearsal !== true) return commitPlan(cli, plan.value, options);
  const discarded = await imports.discard(id);
  if (!plan.ok) return plan;
  return discarded.ok ? rehearsed(plan.value) : discarded;
}
