import * as z from 'zod/mini';
import { list } from '../list.ts';
import { textOrNull } from '../fields.ts';

const organization = z.object({ id: z.string(), name: z.string() });

const classroom = z.object({
  id: z.string(),
  name: z.string(),
  archived: z.boolean(),
  lessons: z.int(),
  students: z.int(),
  coTeachers: z.int(),
  heir: textOrNull,
});

export const deletionData = z.object({
  blockedBy: list(z.extend(organization, { role: z.enum(['customer', 'manager']) })),
  leaves: list(organization),
  classrooms: list(classroom),
  coTaught: z.int(),
  licensedUntil: textOrNull,
  hasReceipts: z.boolean(),
});
