import { err, type Err } from '#domain/result.ts';
import type { Parameters } from '#domain/platform/tables/table-address.ts';

/** A call's parameters in order; names may repeat. */
export const tableParametersOf = (
  asked: Readonly<Record<string, string | readonly string[] | undefined>>,
): Parameters =>
  Object.entries(asked).flatMap(([name, value]) =>
    [value ?? []].flat().map((each): readonly [string, string] => [name, each]),
  );

export type Malformed = { readonly kind: 'call/malformed' };

/** The refusal of a call whose parameters cannot be read. */
export const malformed: Err<Malformed> = err({ kind: 'call/malformed' });
