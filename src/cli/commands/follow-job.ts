import type { ClientApp } from '#application/client/client-app.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Cli } from '../cli.ts';
import type { CliFailure } from '../failures.ts';

type Needs = Pick<Cli, 'say'> & { readonly app: Pick<ClientApp, 'jobs'> };

/** Waits for a job and reports its progress. Fails if the job does not finish. */
export async function followJob({ app, say }: Needs, id: string): Promise<Result<null, CliFailure>> {
  let last = '';
  const ended = await app.jobs.follow(id, ({ progress }) => {
    const { done, total, step } = progress ?? { done: 0, total: null, step: null };
    const line = total === null ? (step ?? '') : `${step ?? 'done'}: ${done} of ${total}`;
    if (line !== '' && line !== last) say(line);
    last = line;
  });
  if (!ended.ok) return ended;
  return ended.value?.state === 'done' ? ok(null) : err({ kind: 'job/not-done' });
}
