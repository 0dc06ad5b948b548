import * as z from 'zod/mini';
import { list } from './list.ts';

/** An export of one's own data: the type `StoredExport` of `src/domain/privacy`. */
const storedExport = z.object({ id: z.string(), madeAt: z.int(), endsAt: z.int(), bytes: z.int() });

/** `GET /v1/app/exports` */
export const exportsResponse = z.object({ data: list(storedExport) });

/** `POST /v1/app/exports`: the id of the job that makes it, and of the export. */
export const exportOrderedResponse = z.object({ data: z.object({ id: z.string() }) });
