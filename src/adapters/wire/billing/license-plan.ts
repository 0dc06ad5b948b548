import * as z from 'zod/mini';
import { termSources } from '#domain/organizations/grants/cover-spans.ts';
import { planBuyers } from '#domain/billing/license/license-plan.ts';
import { list } from '../list.ts';
import { text } from '../fields.ts';

/** The data for planning a license, with the type of `src/domain/billing/license`. Days are `YYYY-MM-DD`. `endsOn` is exclusive. */

const term = z.object({
  source: z.enum(termSources),
  seats: z.nullable(z.int()),
  startsOn: text,
  endsOn: text,
});

export const planFacts = z.object({
  buyer: z.enum(planBuyers),
  name: z.nullable(text),
  today: text,
  teachers: z.int(),
  held: list(term),
});
