import * as z from 'zod/mini';
import { fields } from '#domain/imports/file-spec.ts';
import { issueCodes, issueSeveritiesKnown } from '#domain/imports/import-issue.ts';
import { plannedActs, plannedKinds } from '#domain/imports/planned-row.ts';
import { importStates } from '#domain/imports/roster-import.ts';
import { rosterFormats } from '#domain/imports/roster-reading.ts';
import { list } from './list.ts';
import { leftRow } from './students.ts';

/** Imports of rosters as they go over the wire: the types of `src/domain/imports`. */

const text = z.string();
const textOrNull = z.nullable(text);
const count = z.int().check(z.minimum(0));
const id = z.string().check(z.maxLength(100));
/** No database keeps a NUL. */
// oxlint-disable-next-line no-control-regex -- it is the one character that is meant
const typed = z.string().check(z.maxLength(1_000), z.regex(/^[^\u0000]*$/));
const field = z.nullable(z.enum(fields));

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
      kept: list(leftRow),
      impossibleCount: count,
      impossible: list(leftRow),
    }),
  ),
});

/** `GET /v1/app/imports` */
export const importsResponse = z.object({ data: list(importCard) });
/** `GET /v1/app/imports/{id}` */
export const importResponse = z.object({ data: importDetail });
/** `POST /v1/app/imports` */
export const startImportRequest = z.strictObject({
  organizationId: id,
  rehearsal: z.exactOptional(z.boolean()),
});
export const importStartedResponse = z.object({ data: z.object({ id: text }) });
/** `PUT /v1/app/imports/{id}/files/{name}` */
export const importFilesResponse = z.object({
  data: z.object({ files: list(z.object({ name: text, rows: count })) }),
});
/** `PUT /v1/app/imports/{id}/plan`: what is left out stays as it was decided. */
export const planImportRequest = z.strictObject({
  mapping: z.exactOptional(z.record(typed, field)),
  schools: z.exactOptional(z.record(typed, z.nullable(id))),
  archiveLeft: z.exactOptional(z.boolean()),
  archiveMissing: z.exactOptional(z.boolean()),
  overwriteEdits: z.exactOptional(z.boolean()),
  inviteStaff: z.exactOptional(z.boolean()),
  sameAs: z.exactOptional(z.record(typed, typed)),
});
/** `PATCH /v1/app/imports/{id}/rows` */
export const repairImportRequest = z.strictObject({
  cells: z
    .array(z.strictObject({ file: typed, line: z.int().check(z.minimum(1)), column: typed, value: typed }))
    .check(z.minLength(1), z.maxLength(1_000)),
});
/** `POST /v1/app/imports/{id}/commit` */
export const commitImportRequest = z.strictObject({ plan: z.int(), confirm: z.nullable(z.int()) });
/** What answers each of these: the job to follow. */
export const importOrderedResponse = z.object({ data: z.object({ jobId: text }) });
export const importDoneResponse = z.object({ data: z.null() });

const after = z.exactOptional(z.string().check(z.regex(/^\d{1,9}$/)));
/** `GET /v1/app/imports/{id}/rows` */
export const importRowsQuery = z.object({
  act: z.exactOptional(z.enum(plannedActs)),
  kind: z.exactOptional(z.enum(plannedKinds)),
  after,
});
const change = z.object({ field: text, from: textOrNull, to: textOrNull });
export const importRowsResponse = z.object({
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
/** `GET /v1/app/imports/{id}/issues` */
export const importIssuesQuery = z.object({
  severity: z.exactOptional(z.enum(issueSeveritiesKnown)),
  after,
});
export const importIssuesResponse = z.object({
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
