import * as z from 'zod/mini';
import { paperSizes } from '#domain/lessons/paper-size.ts';

/** A record of a child, as it goes over the wire: the types of `src/domain/students/child-record.ts`. */

/** `POST /v1/app/students/{id}/record` */
export const makeRecordRequest = z.strictObject({ paper: z.enum(paperSizes) });

/** `GET /v1/app/records/{code}` */
export const checkedRecordResponse = z.object({
  data: z.object({ madeAt: z.int(), sha256: z.string(), erased: z.boolean() }),
});
