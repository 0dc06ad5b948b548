import autocannon, { type Client, type Result } from 'autocannon';

/** A request to repeat. If there are tokens, each connection uses the next token. */
export type Target = { readonly url: string; readonly tokens?: readonly string[] };

const connections = 32;

function askAll({ url, tokens = [] }: Target): Promise<Result> {
  let connection = 0;
  const setupClient = (client: Client): void => {
    const token = tokens[connection++ % tokens.length];
    if (token !== undefined) client.setHeaders({ authorization: `Bearer ${token}` });
  };
  return autocannon({ url, connections, duration: 4, setupClient });
}

/** Measures requests per second of each target alternately, `rounds` times. Throws for a status other than 2xx. */
export async function throughputs<Name extends string>(
  targets: Readonly<Record<Name, Target>>,
  rounds: number,
): Promise<Readonly<Record<Name, readonly number[]>>> {
  const names = Object.keys(targets) as Name[];
  const figures = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) {
      const run = await askAll(targets[name]);
      if (run.non2xx > 0 || run.errors > 0)
        throw new Error(`${name}: ${run.non2xx + run.errors} failed responses`);
      figures[name].push(run.requests.average);
    }
  }
  return figures;
}
