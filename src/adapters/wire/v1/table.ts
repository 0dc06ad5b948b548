import * as z from 'zod/mini';

/** Pages of tables as they go over the wire; decision 41. */

const text = z.string();

/** The place of a row in a sorted table: what it is compared by, and its id. */
const place = z.object({ key: z.union([text, z.number(), z.null()]), id: text });

/** Where a page stands in its table: `before` and `after` are null where there is nothing that way. */
export const pagePlace = z.object({
  total: z.int().check(z.minimum(0)),
  before: z.nullable(place),
  after: z.nullable(place),
});

// oxlint-disable-next-line no-control-regex -- no database keeps a NUL
const parameter = z.string().check(z.maxLength(1000), z.regex(/^[^\u0000]*$/));

/** What any table may be asked. Specification, section 3. */
export const tableQuery = {
  filter: z.exactOptional(z.union([parameter, z.array(parameter)])),
  match: z.exactOptional(parameter),
  sort: z.exactOptional(parameter),
  size: z.exactOptional(parameter),
  after: z.exactOptional(parameter),
  before: z.exactOptional(parameter),
  /** An IANA time zone, whose days filters of dates mean. */
  timeZone: z.exactOptional(parameter),
} as const;
