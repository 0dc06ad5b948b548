import * as z from 'zod/mini';
import { paperSizes } from '#domain/platform/files/paper-size.ts';
import { studentRefusals as refusals } from '#domain/classrooms/students/student-refusals.ts';
import { bytes, data, file, operation } from '../operation.ts';

export const checkRecordOperations = {
  checkStudentRecord: operation('GET /v1/app/records/:code', {
    auth: 'none',
    reply: data(z.object({ madeAt: z.int(), sha256: z.string(), erased: z.boolean() })),
    refusals: refusals.checkRecord,
  }),
} as const;

export const childRecordOperations = {
  makeStudentRecord: operation('POST /v1/app/students/:id/record', {
    body: z.strictObject({ paper: z.enum(paperSizes) }),
    reply: file('The record, as a PDF.', { 'application/pdf': bytes }),
    refusals: refusals.record,
  }),
} as const;
