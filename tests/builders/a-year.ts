import { ok } from '#domain/result.ts';
import { yearPlan } from '#domain/lessons/lessons/year-plan.ts';

/** The scope and sequence of a catalog without lessons. */
export const emptyYear = async () => ok(yearPlan([]));
