import * as z from 'zod/mini';
import { rosterFields } from '#domain/rosters/files/file-spec.ts';
import { issueCodes, issueSeveritiesKnown } from '#domain/rosters/files/import-issue.ts';
import { importRefusals as refusals } from '#domain/rosters/imports/import-refusals.ts';
import { plannedActs, plannedKinds } from '#domain/rosters/plan/planned-row.ts';
import { importStates } from '#domain/rosters/imports/roster-import.ts';
import { rosterFormats } from '#domain/rosters/files/roster-reading.ts';
import { body, data, file, noData, operation } from '../operation.ts';
import { list } from '../list.ts';
import { maxStoredInteger } from '../stored-integer.ts';
import { rowNotUndone } from '../classrooms/students.ts';
import { count, id, text, textOrNull } from '../fields.ts';

const typed = z.string().check(z.maxLength(1_000));
const line = z.int().check(z.minimum(1), z.maximum(maxStoredInteger));
const field = z.nullable(z.enum(rosterFields));

const planned = z.object({
  added: count,
  changed: count,
  unchanged: count,
  left: count,
  heldBack: count,
  otherSource: count,
  undecided: count,
});
const issueCounts = z.object({ error: count, review: count, warning: count });

const importCard = z.object({
  id: text,
  state: z.enum(importStates),
  organization: z.object({ id: text, name: text }),
  isRollover: z.boolean(),
  isRehearsal: z.boolean(),
  by: textOrNull,
  at: z.int(),
  files: list(z.object({ name: text, rows: count })),
  format: z.nullable(z.enum(rosterFormats)),
  counts: z.nullable(
    z.object({
      classrooms: planned,
      students: planned,
      enrollments: planned,
      teachings: planned,
      staff: planned,
    }),
  ),
  issues: issueCounts,
  jobId: textOrNull,
  changeSetId: textOrNull,
  undoUntil: z.nullable(z.int()),
});
const importDetail = z.extend(importCard, {
  plan: count,
  read: list(
    z.object({
      file: text,
      takenFor: textOrNull,
      rows: count,
      outcomes: z.object({
        blank: count,
        unread: count,
        ignored: count,
        taken: count,
        left: count,
        review: count,
        error: count,
      }),
    }),
  ),
  columns: list(
    z.object({
      file: text,
      header: text,
      field,
      suggested: field,
      kept: z.boolean(),
      forbidden: z.boolean(),
    }),
  ),
  mapping: z.record(text, field),
  schools: list(z.object({ id: text, name: text, organizationId: textOrNull })),
  choices: z.object({
    archiveLeft: z.boolean(),
    archiveMissing: z.boolean(),
    overwriteEdits: z.boolean(),
    inviteStaff: z.boolean(),
    sameAs: z.record(text, text),
  }),
  invited: z.nullable(z.object({ sent: count, notSent: count })),
  confirm: z.nullable(z.object({ removed: count, share: z.number() })),
  missing: count,
  beyond: z.object({ classrooms: count, students: count }),
  applied: z.object({ done: count, total: count }),
  undo: z.nullable(
    z.object({
      reversed: count,
      keptCount: count,
      kept: list(rowNotUndone),
      impossibleCount: count,
      impossible: list(rowNotUndone),
    }),
  ),
});

export const importStarted = z.object({ id: text });
const importFiles = z.object({ files: list(z.object({ name: text, rows: count })) });
const importOrdered = z.object({ jobId: text });

const after = z.exactOptional(z.string().check(z.regex(/^\d{1,9}$/)));
const change = z.object({ field: text, from: textOrNull, to: textOrNull });
const importRows = z.object({
  data: list(
    z.object({
      seq: count,
      kind: z.enum(plannedKinds),
      act: z.enum(plannedActs),
      id: textOrNull,
      name: text,
      file: text,
      line: count,
      changes: list(change),
      key: textOrNull,
      twin: textOrNull,
      twinIs: z.nullable(
        z.object({ name: text, number: textOrNull, grade: textOrNull, classrooms: list(text) }),
      ),
      erasedOn: textOrNull,
    }),
  ),
  next: z.nullable(count),
});
const importIssues = z.object({
  data: list(
    z.object({
      seq: count,
      code: z.enum(issueCodes),
      severity: z.enum(issueSeveritiesKnown),
      file: text,
      line: z.nullable(count),
      column: textOrNull,
      value: textOrNull,
      expected: textOrNull,
      cells: z.nullable(list(z.object({ column: text, value: text }))),
    }),
  ),
  next: z.nullable(count),
});

export const importOperations = {
  startImport: operation('POST /v1/app/imports', {
    body: z.strictObject({ organizationId: id, rehearsal: z.exactOptional(z.boolean()) }),
    reply: data(importStarted),
    refusals: refusals.start,
  }),
  addImportFile: operation('PUT /v1/app/imports/:id/files/:name', {
    reply: data(importFiles),
    refusals: refusals.addFile,
  }),
  planImport: operation('PUT /v1/app/imports/:id/plan', {
    body: z.strictObject({
      mapping: z.exactOptional(z.record(typed, field)),
      schools: z.exactOptional(z.record(typed, z.nullable(id))),
      archiveLeft: z.exactOptional(z.boolean()),
      archiveMissing: z.exactOptional(z.boolean()),
      overwriteEdits: z.exactOptional(z.boolean()),
      inviteStaff: z.exactOptional(z.boolean()),
      sameAs: z.exactOptional(z.record(typed, typed)),
    }),
    reply: data(importOrdered),
    refusals: refusals.plan,
  }),
  repairImport: operation('PATCH /v1/app/imports/:id/rows', {
    body: z.strictObject({
      cells: z
        .array(z.strictObject({ file: typed, line, column: typed, value: typed }))
        .check(z.minLength(1), z.maxLength(1_000)),
    }),
    reply: data(importOrdered),
    refusals: refusals.repair,
  }),
  commitImport: operation('POST /v1/app/imports/:id/commit', {
    body: z.strictObject({ plan: z.int(), confirm: z.nullable(z.int()) }),
    reply: data(importOrdered),
    refusals: refusals.commit,
  }),
  cancelImport: operation('POST /v1/app/imports/:id/cancel', { reply: noData, refusals: refusals.cancel }),
  undoImport: operation('POST /v1/app/imports/:id/undo', {
    reply: data(importOrdered),
    refusals: refusals.undo,
  }),
  discardImport: operation('DELETE /v1/app/imports/:id', { reply: noData, refusals: refusals.discard }),
} as const;

export const viewImportOperations = {
  listImports: operation('GET /v1/app/imports', { reply: data(list(importCard)), refusals: refusals.list }),
  readImport: operation('GET /v1/app/imports/:id', { reply: data(importDetail), refusals: refusals.read }),
  readImportErrors: operation('GET /v1/app/imports/:id/errors.csv', {
    reply: file('A CSV file.', { 'text/csv': z.string() }),
    refusals: refusals.errors,
  }),
  listImportRows: operation('GET /v1/app/imports/:id/rows', {
    query: z.object({
      act: z.exactOptional(z.enum(plannedActs)),
      kind: z.exactOptional(z.enum(plannedKinds)),
      after,
    }),
    reply: body(importRows),
    refusals: refusals.rows,
  }),
  listImportIssues: operation('GET /v1/app/imports/:id/issues', {
    query: z.object({
      severity: z.exactOptional(z.enum(issueSeveritiesKnown)),
      after,
    }),
    reply: body(importIssues),
    refusals: refusals.issues,
  }),
} as const;
