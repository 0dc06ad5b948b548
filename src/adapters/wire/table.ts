import * as z from 'zod/mini';
import { count, text } from './fields.ts';

/** The position of a row in a sorted table: its sort key and its ID. */
const place = z.object({ key: z.union([text, z.number(), z.null()]), id: text });

/** The position of a page in its table. `before` and `after` are null if there is no page in that direction. */
export const pagePlace = z.object({
  total: count,
  before: z.nullable(place),
  after: z.nullable(place),
});

const parameter = z.string().check(z.maxLength(1000));

/** The query of any table (specification, section 3). */
export const tableQuery = {
  filter: z.exactOptional(z.union([parameter, z.array(parameter)])),
  match: z.exactOptional(parameter),
  sort: z.exactOptional(parameter),
  size: z.exactOptional(parameter),
  after: z.exactOptional(parameter),
  before: z.exactOptional(parameter),
  /** The IANA time zone for the days of date filters. */
  timeZone: z.exactOptional(parameter),
} as const;
