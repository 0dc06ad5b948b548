import type { ClientApp } from '#application/client/client-app.ts';
import type { ImportDetail } from '#domain/rosters/imports/import-view.ts';
import { err, ok } from '#domain/result.ts';
import type { Cli } from '../cli.ts';
import type { CliFailure } from '../failures.ts';
import { table } from '../output/table.ts';
import type { Reported } from '../report.ts';
import { issueSums } from './check-roster.ts';
import { followJob } from './follow-job.ts';

export type CommitOptions = {
  readonly yes?: true;
  /** The number of records that the import removes, if a confirmation is required. */
  readonly confirm?: number;
  readonly wait?: true;
};

export type CommitNeeds = Pick<Cli, 'ask' | 'say'> & { readonly app: Pick<ClientApp, 'imports' | 'jobs'> };

/** Formats the planned result per kind of record. The numbers of a row add up to the records in the files. */
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

/** Returns the reason why the plan cannot be committed with these options, or null. If the user declines, deletes the import. */
async function hindrance(
  { app, ask }: CommitNeeds,
  { id, confirm: removal }: ImportDetail,
  { yes, confirm }: CommitOptions,
): Promise<CliFailure | null> {
  const repeat = `roster commit ${id}`;
  if (removal !== null && removal.removed !== confirm)
    return { kind: 'import/confirm-missing', repeat: `${repeat} --confirm ${removal.removed}` };
  if (yes === true) return null;
  const answer = await ask('Import this? [y/N] ');
  if (answer === null) return { kind: 'terminal/nobody', repeat: `${repeat} --yes` };
  if (/^y(?:es)?$/i.test(answer.trim())) return null;
  const discarded = await app.imports.discard(id);
  return discarded.ok ? { kind: 'import/not-wanted' } : discarded.error;
}

export async function commitPlan(cli: CommitNeeds, plan: ImportDetail, options: CommitOptions): Reported {
  const { imports } = cli.app;
  const { id } = plan;
  cli.say(planTable(plan));
  cli.say(`${issueSums(plan.issues)}. Import: ${id}`);
  const hindered = await hindrance(cli, plan, options);
  if (hindered !== null) return err(hindered);
  const ordered = await imports.commit(id, plan.plan, options.confirm ?? null);
  if (!ordered.ok) return ordered;
  const { jobId } = ordered.value;
  if (options.wait !== true)
    return ok({ json: { id, jobId, counts: plan.counts }, text: `Import ${id} is running.` });
  const done = await followJob(cli, jobId);
  if (!done.ok) return done;
  const read = await imports.open(id);
  if (!read.ok) return read;
  const { state, counts } = read.value;
  return ok({ json: { id, state, counts }, text: `${planTable(read.value)}\nImport ${id}: ${state}.` });
}

export async function commitRoster(cli: CommitNeeds, id: string, options: CommitOptions): Reported {
  const read = await cli.app.imports.open(id);
  if (!read.ok) return read;
  if (read.value.state !== 'ready') return err({ kind: 'import/wrong-state' });
  return commitPlan(cli, read.value, options);
}
