import * as z from 'zod/mini';
import { id } from './fields.ts';

/** A schema for a selection of records: at most `max` IDs, or all records that match the filter of the query except at most `max`. */
export function selectionOf(max: number) {
  const ids = z.array(id).check(z.maxLength(max));
  return z.union([
    z.strictObject({ of: z.literal('ids'), ids }),
    z.strictObject({ of: z.literal('filter'), except: ids }),
  ]);
}
