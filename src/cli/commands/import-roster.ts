import path from 'node:path';
import type { ClientApp } from '#application/client/client-app.ts';
import type { ImportDetail } from '#domain/imports/import-view.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Cli } from '../cli.ts';
import type { CliFailure } from '../failures.ts';
import { table } from '../output/table.ts';
import type { Reported } from '../report.ts';
import { followJob } from './follow-job.ts';

export type ImportRosterOptions = {
  /** The organization that the files go into. */
  readonly school: string;
  readonly yes?: true;
  /** How many would go, where that has to be said. */
  readonly confirm?: number;
  readonly archiveLeft?: true;
  /** Staff whose address no member has are invited. */
  readonly inviteStaff?: true;
  readonly wait?: true;
};

type Needs = Pick<Cli, 'ask' | 'readBytes' | 'say'> & { readonly app: Pick<ClientApp, 'imports' | 'jobs'> };

/** Sends files one after the other. */
async function send(
  { app, readBytes, say }: Needs,
  id: string,
  files: readonly string[],
): Promise<Result<null, CliFailure>> {
  for (const [at, file] of files.entries()) {
    const bytes = readBytes(file);
    if (!bytes.ok) return bytes;
    say(`Sending ${file} (${at + 1} of ${files.length}) …`);
    // One after the other: side by side they would only share the line.
    // oxlint-disable-next-line no-await-in-loop
    const added = await app.imports.addFile(id, { name: path.basename(file), bytes: bytes.value });
    if (!added.ok) return added;
  }
  return ok(null);
}

/** What would become of each kind; the numbers of a row add up to what the files name. */
export function planTable({ counts }: Pick<ImportDetail, 'counts'>): string {
  const acts = ['added', 'changed', 'unchanged', 'left', 'heldBack', 'otherSource', 'undecided'] as const;
  const rows = Object.entries(counts ?? {}).map(([kind, count]) => [
    kind,
    ...acts.map((act) => String(count[act])),
    String(acts.reduce((sum, act) => sum + count[act], 0)),
  ]);
  const labels = ['Added', 'Changed', 'Unchanged', 'Left', 'Held back', 'Other source', 'Undecided'];
  return table(['', ...labels, 'Total'], rows);
}

/** The plan of an import, once it is made. */
async function planned(
  cli: Needs,
  id: string,
  { archiveLeft, inviteStaff }: Pick<ImportRosterOptions, 'archiveLeft' | 'inviteStaff'>,
): Promise<Result<ImportDetail, CliFailure>> {
  const { imports } = cli.app;
  const ordered = await imports.plan(id, {
    archiveLeft: archiveLeft === true,
    inviteStaff: inviteStaff === true,
  });
  if (!ordered.ok) return ordered;
  const made = await followJob(cli, ordered.value.jobId);
  if (!made.ok) return made;
  const read = await imports.open(id);
  if (!read.ok) return read;
  return read.value.state === 'ready' ? read : err({ kind: 'import/not-ready' });
}

/** Why the plan may not be committed as the command says; null where it may. */
async function hindrance(
  { ask }: Pick<Needs, 'ask'>,
  { confirm: removal }: ImportDetail,
  { yes, confirm }: ImportRosterOptions,
): Promise<CliFailure | null> {
  if (removal !== null && removal.removed !== confirm)
    return { kind: 'import/confirm-missing', removed: removal.removed };
  if (yes === true) return null;
  const answer = await ask('Import this? [y/N] ');
  if (answer === null) return { kind: 'terminal/nobody' };
  return /^y(?:es)?$/i.test(answer.trim()) ? null : { kind: 'import/not-wanted' };
}

/** Imports files into an organization (ROS-5): what is committed is the plan that was shown, and no other. */
export async function importRoster(
  cli: Needs,
  files: readonly string[],
  options: ImportRosterOptions,
): Reported {
  const { imports } = cli.app;
  const started = await imports.start(options.school);
  if (!started.ok) return started;
  const id = started.value;
  const sent = await send(cli, id, files);
  if (!sent.ok) return sent;
  const plan = await planned(cli, id, options);
  if (!plan.ok) return plan;
  const { error, review, warning } = plan.value.issues;
  cli.say(planTable(plan.value));
  cli.say(`${error} rows are wrong, ${review} to review, ${warning} warnings. Import: ${id}`);
  const hindered = await hindrance(cli, plan.value, options);
  if (hindered !== null) return err(hindered);
  const ordered = await imports.commit(id, plan.value.plan, options.confirm ?? null);
  if (!ordered.ok) return ordered;
  const { jobId } = ordered.value;
  if (options.wait !== true)
    return ok({ json: { id, jobId, counts: plan.value.counts }, text: `Import ${id} is under way.` });
  const done = await followJob(cli, jobId);
  if (!done.ok) return done;
  const read = await imports.open(id);
  if (!read.ok) return read;
  const { state, counts } = read.value;
  return ok({ json: { id, state, counts }, text: `${planTable(read.value)}\nImport ${id}: ${state}.` });
}
