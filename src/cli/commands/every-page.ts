import { ok, type Result } from '#domain/result.ts';
import type { Page, PageStart } from '#domain/platform/tables/page.ts';
import type { Cli } from '../cli.ts';
import type { CliFailure } from '../failures.ts';

/** Returns the rows of every page of a table, in order. If rate limited, waits as long as the server requests. */
export async function everyPage<R>(
  { pause }: Pick<Cli, 'pause'>,
  read: (start: PageStart) => Promise<Result<Page<R>, CliFailure>>,
): Promise<Result<readonly R[], CliFailure>> {
  const all: R[] = [];
  for (let start: PageStart | undefined = null; start !== undefined;) {
    const page = await read(start);
    if (page.ok) {
      all.push(...page.value.rows);
      start = page.value.after === null ? undefined : { after: page.value.after };
    } else if (page.error.kind === 'service/too-many-requests' && page.error.retryAfterSeconds !== null) {
      await pause(page.error.retryAfterSeconds);
    } else return page;
  }
  return ok(all);
}
