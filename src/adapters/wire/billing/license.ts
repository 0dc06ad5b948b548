import * as z from 'zod/mini';
import { paperSizes } from '#domain/platform/files/paper-size.ts';
import { accessStates } from '#domain/identity/account/access-state.ts';
import { capSources } from '#domain/organizations/grants/capacity.ts';
import { coverageReasons } from '#domain/organizations/grants/coverage.ts';
import { grantKinds, owedReasons } from '#domain/organizations/grants/grant.ts';
import { grantStandings } from '#domain/billing/license/license.ts';
import { seatStandings } from '#domain/organizations/members/seats.ts';
import { bytes, data, file, operation } from '../operation.ts';
import { planFacts } from './license-plan.ts';
import { list } from '../list.ts';
import { text, textOrNull } from '../fields.ts';

/** The license of a person over HTTP, with the type of `src/domain/billing/license`. Days are `YYYY-MM-DD`, and the last day is inclusive. */

const grant = z.object({
  id: text,
  kind: z.enum(grantKinds),
  seats: z.nullable(z.int()),
  holder: textOrNull,
  firstDay: text,
  lastDay: text,
  owed: z.nullable(z.enum(owedReasons)),
  given: z.nullable(z.object({ by: z.enum(['code', 'staff']), note: text })),
  standing: z.enum(grantStandings),
});

const license = z.object({
  state: z.enum(accessStates),
  trialDaysLeft: z.int(),
  reason: z.enum(coverageReasons),
  grant: z.nullable(grant),
  lastDay: textOrNull,
  seats: z.nullable(
    z.object({ limit: z.nullable(z.int()), taken: z.int(), promised: z.int(), byPerson: z.boolean() }),
  ),
  seat: z.nullable(z.enum(seatStandings)),
  capacity: z.object({
    source: z.enum(capSources),
    caps: z.object({ classrooms: z.nullable(z.int()), students: z.nullable(z.int()) }),
    used: z.object({ classrooms: z.int(), students: z.int() }),
  }),
  buyers: list(z.object({ firstName: textOrNull, lastName: textOrNull })),
  history: list(grant),
});

const teachingUse = z.object({
  classrooms: z.int(),
  students: z.int(),
  activitiesDone: z.int(),
  lessons: list(z.object({ slug: text, title: text })),
  standards: list(z.object({ framework: text, code: text, text })),
});

export const licenseOperations = {
  readLicense: operation('GET /v1/app/license', { reply: data(license) }),
  readPlanFacts: operation('GET /v1/app/license/plan', { reply: data(planFacts) }),
  readTeachingUse: operation('GET /v1/app/license/use', { reply: data(teachingUse) }),
  printCase: operation('GET /v1/app/license/use/file', {
    query: z.object({ paper: z._default(z.enum(paperSizes), 'letter') }),
    reply: file('A tagged PDF.', { 'application/pdf': bytes }),
    refusals: ['document/paper-busy'],
  }),
} as const;
