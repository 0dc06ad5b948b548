import type { Parameters } from '#domain/tables/table-address.ts';

/** The parameters of a call in their order; a name may come more than once. */
export const tableParametersOf = (
  asked: Readonly<Record<string, string | readonly string[] | undefined>>,
): Parameters =>
  Object.entries(asked).flatMap(([name, value]) =>
    [value ?? []].flat().map((each): readonly [string, string] => [name, each]),
  );
