import { type IsoDate, parseIsoDate } from '#domain/platform/dates/iso-date.ts';
import type { Columns } from '#domain/platform/tables/columns.ts';
import { isTimeZone } from '#domain/platform/tables/day-in-zone.ts';
import type { TableQuery } from '#domain/platform/tables/page.ts';
import { readTableQuery, type TableDefaults } from '#domain/platform/tables/table-address.ts';
import { byWordsOfNames } from '#domain/platform/tables/words-of-names.ts';
import { err, type Err, mapOk, ok, type Result } from '#domain/result.ts';

export type Malformed = { readonly kind: 'call/malformed' };

/** The refusal of a call with parameters that cannot be read. */
export const malformed: Err<Malformed> = err({ kind: 'call/malformed' });

/** Returns the day, or no day if the parameter is missing. Returns a refusal if it is not a date. */
export function readDay(on: string | undefined): Result<{ readonly on?: IsoDate }, Malformed> {
  if (on === undefined) return ok({});
  const day = parseIsoDate(on);
  return day.ok ? ok({ on: day.value }) : malformed;
}

type Asked = Readonly<Record<string, string | readonly string[] | undefined>> & {
  readonly on?: string;
  readonly timeZone?: string;
};

type Table<C extends string> = {
  readonly columns: Columns<C>;
  readonly defaults: TableDefaults<C>;
  /** The columns with names of people, which are searched by words. */
  readonly names?: readonly C[];
};

type FoundQuery<C extends string> = TableQuery<C> & { readonly timeZone: string; readonly on?: IsoDate };

/** Returns the table query in a call's parameters. Days are UTC by default. Refused if invalid. */
export function readTable<C extends string>(
  { on, timeZone = 'UTC', ...filters }: Asked,
  { columns, defaults, names = [] }: Table<C>,
): Result<FoundQuery<C>, Malformed> {
  const parameters = Object.entries(filters).flatMap(([name, value]) =>
    [value ?? []].flat().map((each): readonly [string, string] => [name, each]),
  );
  const query = readTableQuery(parameters, columns, defaults);
  if (!query.ok || !isTimeZone(timeZone)) return malformed;
  const filter = byWordsOfNames(query.value.filter, names);
  return mapOk(readDay(on), (day) => ({ ...query.value, ...day, filter, timeZone }));
}
