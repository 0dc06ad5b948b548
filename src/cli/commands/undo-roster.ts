import type { ClientApp } from '#application/client/client-app.ts';
import type { NamedRowNotUndone } from '#domain/classrooms/change-sets/undo-report.ts';
import { ok } from '#domain/result.ts';
import type { Cli } from '../cli.ts';
import { table } from '../output/table.ts';
import type { Reported } from '../report.ts';
import { followJob } from './follow-job.ts';

type Needs = Pick<Cli, 'say'> & { readonly app: Pick<ClientApp, 'imports' | 'jobs'> };

const linesOfRows = (title: string, rows: readonly NamedRowNotUndone[]): readonly string[] =>
  rows.length === 0
    ? []
    : [
        table(
          [title, 'Name', 'Id'],
          rows.map(({ kind, id, name }) => [kind, name ?? '', id]),
        ),
      ];

/** Undoes an import. Reports what was reversed, what was kept because of later edits, and what could not be reversed (R14). */
export async function undoRoster(cli: Needs, id: string): Reported {
  const { imports } = cli.app;
  const ordered = await imports.undo(id);
  if (!ordered.ok) return ordered;
  const done = await followJob(cli, ordered.value.jobId);
  if (!done.ok) return done;
  const read = await imports.open(id);
  if (!read.ok) return read;
  const { state, undo } = read.value;
  const { reversed = 0, keptCount = 0, kept = [], impossibleCount = 0, impossible = [] } = undo ?? {};
  const sums = `Reversed: ${reversed}. Kept, because edited later: ${keptCount}. Not possible: ${impossibleCount}.`;
  const lists = [...linesOfRows('Kept', kept), ...linesOfRows('Not possible', impossible)];
  return ok({ json: { id, state, undo }, text: [sums, ...lists].join('\n\n') });
}
