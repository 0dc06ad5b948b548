import type { Parameters } from '#domain/platform/tables/table-address.ts';

/** A call's parameters in order; names may repeat. */
export const tableParametersOf = (
  asked: Readonly<Record<string, string | readonly string[] | undefined>>,
): Parameters =>
  Object.entries(asked).flatMap(([name, value]) =>
    [value ?? []].flat().map((each): readonly [string, string] => [name, each]),
  );
