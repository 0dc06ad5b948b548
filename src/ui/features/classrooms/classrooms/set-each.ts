import { ok, type Result } from '#domain/result.ts';
import type { ClientFailure } from '../../../messages/client-failure.ts';

/** The result for many classrooms: the ids of the changed classrooms, and the number of classrooms that only other users may change. */
export type EachSet = { readonly changed: readonly string[]; readonly skipped: number };

/** Changes classrooms one by one. Skips classrooms that are refused for one of `refusals`, and stops at the first other failure. */
export async function setEach(
  ids: readonly string[],
  refusals: readonly string[],
  set: (id: string) => Promise<Result<unknown, ClientFailure>>,
): Promise<Result<EachSet, ClientFailure>> {
  const changed: string[] = [];
  for (const id of ids) {
    const answer = await set(id);
    if (answer.ok) changed.push(id);
    else if (!refusals.includes(answer.error.kind)) return answer;
  }
  return ok({ changed, skipped: ids.length - changed.length });
}
