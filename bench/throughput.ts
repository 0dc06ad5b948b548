import autocannon from 'autocannon';

/** One thing to ask for, over and over. */
export type Target = { readonly url: string; readonly headers?: Readonly<Record<string, string>> };

/** Requests a second of each target, in turn, `rounds` times; an answer other than 2xx is an error. */
export async function throughputs<Name extends string>(
  targets: Readonly<Record<Name, Target>>,
  rounds: number,
): Promise<Readonly<Record<Name, readonly number[]>>> {
  const names = Object.keys(targets) as Name[];
  const figures = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) {
      const { url, headers = {} } = targets[name];
      const run = await autocannon({ url, headers: { ...headers }, connections: 32, duration: 4 });
      if (run.non2xx > 0 || run.errors > 0)
        throw new Error(`${name}: ${run.non2xx + run.errors} failed answers`);
      figures[name].push(run.requests.average);
    }
  }
  return figures;
}
